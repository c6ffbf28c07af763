/// Collects what goes along with the fall of one item.
@MainActor
final class DropAnimator: NSObject, UIDragAnimating {
  private(set) var animations: [() -> Void] = []
  private(set) var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}
