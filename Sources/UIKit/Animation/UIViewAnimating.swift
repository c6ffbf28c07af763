import Foundation

/// An animation that can be started, paused and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether it is inactive, active or stopped.
  var state: UIViewAnimatingState { get }
  /// Whether it is active and not paused.
  var isRunning: Bool { get }
  /// Whether it runs backwards.
  var isReversed: Bool { get set }
  /// How much of it has been completed, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts, or resumes after a pause.
  func startAnimation()
  /// Starts after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses.
  func pauseAnimation()
  /// Stops where it is.
  ///
  /// - Parameter withoutFinishing: Whether it becomes inactive at once, without calling completions.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at a position, and calls the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes that closures make.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes. Changes added while it runs take the remaining time.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that start after a fraction of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a closure that receives the position at which the animation ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes after a pause, with another timing curve.
  ///
  /// - Parameters:
  ///   - parameters: The timing curve; nil keeps it.
  ///   - durationFactor: The duration of the rest, as a fraction of the whole duration. `UIViewPropertyAnimator`
  ///     ignores it, and keeps what remains.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
