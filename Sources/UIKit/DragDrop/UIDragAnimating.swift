/// Lets code animate along with a drop.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that are animated with the drop.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is to be done after that.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
