/// The animation of one change of the elements on screen, until all have reached their final positions.
///
/// Animations are additive: the difference to the old value is added to what is shown and vanishes. Therefore several
/// run at the same time without a jump. With reduced motion, elements move at once, and those that appear or disappear
/// fade.
@MainActor
final class ElementAnimation {
  /// Approximately the duration of UIKit's own updates (Behaviour.md 4.5).
  private static var duration: CFTimeInterval { 0.3 }

  private let scope: AnimationScope?
  /// The changes in the scope that belong to this animation. Those of the app in the same block do not.
  private var ownChanges: [Range<Int>] = []
  private let ownCompletions: CompletionGroup?
  private var onEnd: ((ElementAnimation) -> Void)?
  private let completions: [(Bool) -> Void]
  /// Whether the animation was stopped before its end.
  private var isCut = false

  /// Creates an animation that joins the current animation block. Without one, it is independent, or not animated while
  /// animations are disabled.
  ///
  /// - Parameters:
  ///   - completions: Called by `complete()`, with whether the animation ran to its end.
  ///   - onEnd: Called once, when all elements have arrived, but not before `close()`.
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
    scope?.completions.precede { _ in self.end() }
  }

  /// Whether changes are animated.
  var isAnimated: Bool { scope != nil }

  /// Makes changes with animation.
  func perform(_ changes: () -> Void) { own { AnimationScope.perform(scope, changes) } }

  /// Animates a property of a layer that has already changed.
  func animate(_ layer: CALayer, _ property: LayerProperty, from old: AnimatableValue) {
    let new = layer.properties[property]
    if old != new { own { scope?.animate(layer, property, from: old, to: new) } }
  }

  /// Makes the changes of a closure those of this animation.
  private func own(_ changes: () -> Void) {
    let first = scope?.changes.count ?? 0
    changes()
    let end = scope?.changes.count ?? 0
    if first < end { ownChanges.append(first..<end) }
  }

  /// Declares that no more changes follow.
  func close() {
    if let ownCompletions { ownCompletions.close() } else if scope == nil { end() }
  }

  /// Stops the animation with all elements at their final positions.
  func cut() {
    isCut = true
    if let scope { for change in ownChanges.flatMap({ scope.changes[$0] }) { change.stop() } }
    end()
  }

  /// Whether all elements have arrived.
  var hasEnded: Bool { onEnd == nil }

  /// Calls the completions.
  func complete() { for completion in completions { completion(!isCut) } }

  private func end() {
    let completion = onEnd
    onEnd = nil
    completion?(self)
  }
}
