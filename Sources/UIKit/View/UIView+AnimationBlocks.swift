import Foundation

/// The changes between `beginAnimations` and `commitAnimations`, and how they are animated.
@MainActor
private final class AnimationBlock {
  static var stack: [AnimationBlock] = []

  private let identifier: String?
  private let context: UnsafeMutableRawPointer?
  private let outer: AnimationScope?
  private lazy var completions = CompletionGroup { [self] in end(finished: $0) }

  var duration: TimeInterval = 0.2 { didSet { settingsDidChange() } }
  var delay: TimeInterval = 0 { didSet { settingsDidChange() } }
  var curve = UIView.AnimationCurve.easeInOut { didSet { settingsDidChange() } }
  var repeatCount: Float = 0 { didSet { settingsDidChange() } }
  var autoreverses = false { didSet { settingsDidChange() } }
  weak var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  init(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
    (self.identifier, self.context) = (identifier, context)
    outer = AnimationScope.current
    settingsDidChange()
  }

  /// Lets the changes that follow be animated with the present settings.
  private func settingsDidChange() {
    guard UIView.areAnimationsEnabled, duration > 0 || delay > 0 else { return AnimationScope.enter(nil) }
    AnimationScope.enter(
      AnimationScope(
        duration: duration, pacing: AnimationPacing(.timing(curve.timingFunction)), delay: delay,
        repeatCount: repeatCount, autoreverses: autoreverses, completions: completions))
  }

  /// Ends the block, but not its animations.
  func commit() {
    AnimationScope.enter(outer)
    if let willStart, let delegate { willStart.perform(on: delegate, with: [identifier, context]) }
    completions.close()
  }

  private func end(finished: Bool) {
    guard let didStop, let delegate else { return }
    didStop.perform(on: delegate, with: [identifier, NSNumber(value: finished), context])
  }
}

extension UIView {
  /// Begins a block of changes that are animated, until `commitAnimations()`. Blocks may be nested.
  ///
  /// - Parameters:
  ///   - animationID: A name for the delegate's methods.
  ///   - context: A value for the delegate's methods.
  @available(*, deprecated, message: "Use animate(withDuration:animations:) instead.")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    AnimationBlock.stack.append(AnimationBlock(animationID, context))
  }

  /// Ends the innermost block. Its changes begin to move.
  @available(*, deprecated, message: "Use animate(withDuration:animations:) instead.")
  public class func commitAnimations() { AnimationBlock.stack.popLast()?.commit() }

  /// Sets the duration of the changes that follow in the innermost block, in seconds. Default 0.2.
  @available(*, deprecated, message: "Use animate(withDuration:animations:) instead.")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    AnimationBlock.stack.last?.duration = duration
  }

  /// Sets the delay of the changes that follow in the innermost block, in seconds. Default 0.
  @available(
    *, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:) instead."
  )
  public class func setAnimationDelay(_ delay: TimeInterval) { AnimationBlock.stack.last?.delay = delay }

  /// Sets the timing curve of the changes that follow in the innermost block.
  @available(
    *, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:) instead."
  )
  public class func setAnimationCurve(_ curve: AnimationCurve) { AnimationBlock.stack.last?.curve = curve }

  /// Sets how often the changes that follow in the innermost block are repeated. 0 means once.
  @available(
    *, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:) instead."
  )
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    AnimationBlock.stack.last?.repeatCount = repeatCount
  }

  /// Sets whether the changes that follow in the innermost block move back, too.
  @available(
    *, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:) instead."
  )
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    AnimationBlock.stack.last?.autoreverses = repeatAutoreverses
  }

  /// Sets the object with the methods for the start and the end of the innermost block. Weak.
  @available(*, deprecated, message: "Use animate(withDuration:animations:completion:) instead.")
  public class func setAnimationDelegate(_ delegate: Any?) {
    AnimationBlock.stack.last?.delegate = delegate as AnyObject?
  }

  /// Sets the delegate's method that is called when the innermost block ends and its changes begin to move. It receives
  /// the name and the context of the block.
  @available(*, deprecated, message: "Use animate(withDuration:animations:completion:) instead.")
  public class func setAnimationWillStart(_ selector: Selector?) {
    AnimationBlock.stack.last?.willStart = selector
  }

  /// Sets the delegate's method that is called when all changes of the innermost block have ended. It receives the name
  /// of the block, whether all animations finished, and the context of the block.
  @available(*, deprecated, message: "Use animate(withDuration:animations:completion:) instead.")
  public class func setAnimationDidStop(_ selector: Selector?) {
    AnimationBlock.stack.last?.didStop = selector
  }
}
