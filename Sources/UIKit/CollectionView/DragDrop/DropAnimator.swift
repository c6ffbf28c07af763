/// Collects what goes along with the fall of one item.
@MainActor
final class DropAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// What goes along with the fall, to be called once: kept longer, the closures could keep alive who keeps the animator.
  func takeAnimations() -> [() -> Void] {
    defer { animations = [] }
    return animations
  }

  /// What comes after the fall, to be called once.
  func takeCompletions() -> [(UIViewAnimatingPosition) -> Void] {
    defer { completions = [] }
    return completions
  }
}
