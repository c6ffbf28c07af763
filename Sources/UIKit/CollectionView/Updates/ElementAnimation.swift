/// The animation of one change of the elements on screen, from its first frame until all have arrived.
///
/// Differences that vanish are added to what is shown, so that several run at a time without a jump. With reduced motion
/// everything is in its place at once, and what comes and goes fades.
@MainActor
final class ElementAnimation {
  /// What UIKit's own take, about (behaviour.md 4.5).
  private static var duration: CFTimeInterval { 0.3 }

  private let scope: AnimationScope?
  /// The scope's changes from before this animation are not its own.
  private let firstChange: Int
  private let ownCompletions: CompletionGroup?
  private var onEnd: ((ElementAnimation) -> Void)?
  private let completions: [(Bool) -> Void]
  /// Whether it was stopped before its end.
  private var isCut = false

  /// An animation that goes along with the animation block that runs; without one, an animation of its own, or none
  /// while animations are switched off.
  ///
  /// - Parameters:
  ///   - completions: Told by `complete()` whether the animation was not stopped before its end.
  ///   - onEnd: Called once, when everything has arrived, at the earliest by `close()`.
  init(completions: [(Bool) -> Void], onEnd: @escaping (ElementAnimation) -> Void) {
    self.completions = completions
    self.onEnd = onEnd
    let isStill = UIAccessibility.isReduceMotionEnabled
    if let current = AnimationScope.current {
      (scope, ownCompletions) = (isStill ? current.still : current, nil)
    } else if UIView.areAnimationsEnabled {
      let completions = CompletionGroup { _ in }
      scope = AnimationScope(
        duration: Self.duration,
        pacing: AnimationPacing(.timing(CAMediaTimingFunction(name: .easeInEaseOut))),
        isStill: isStill, completions: completions)
      ownCompletions = completions
    } else {
      (scope, ownCompletions) = (nil, nil)
    }
    firstChange = scope?.changes.count ?? 0
    scope?.completions.precede { _ in self.end() }
  }

  /// Whether changes take time.
  var isAnimated: Bool { scope != nil }

  /// Makes changes that are animated.
  func perform(_ changes: () -> Void) { AnimationScope.perform(scope, changes) }

  /// Animates a property of a layer that was changed already.
  func animate(_ layer: CALayer, _ property: LayerProperty, from old: AnimatableValue) {
    let new = layer.properties[property]
    if old != new { scope?.animate(layer, property, from: old, to: new) }
  }

  /// Says that no more changes follow.
  func close() {
    if let ownCompletions { ownCompletions.close() } else if scope == nil { end() }
  }

  /// Lets everything be where it was to arrive.
  func cut() {
    isCut = true
    for change in scope?.changes.dropFirst(firstChange) ?? [] {
      change.layer.removeAnimation(forKey: change.key)
    }
    end()
  }

  /// Whether everything has arrived.
  var hasEnded: Bool { onEnd == nil }

  /// Tells those who wait for the end.
  func complete() { for completion in completions { completion(!isCut) } }

  private func end() {
    let completion = onEnd
    onEnd = nil
    completion?(self)
  }
}
