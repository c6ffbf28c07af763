/// Runs animations together with a drop.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that are animated with the drop.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that runs after the animations.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
