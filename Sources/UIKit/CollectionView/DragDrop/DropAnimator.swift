/// Collects the animations that run alongside the drop of one item.
@MainActor
final class DropAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Returns the animations and removes them. Closures that stay stored could keep the animator's owner alive.
  func takeAnimations() -> [() -> Void] {
    defer { animations = [] }
    return animations
  }

  /// Returns the completions and removes them.
  func takeCompletions() -> [(UIViewAnimatingPosition) -> Void] {
    defer { completions = [] }
    return completions
  }
}
