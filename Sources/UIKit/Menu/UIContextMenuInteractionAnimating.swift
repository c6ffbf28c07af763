/// Lets code animate along with a menu that opens or closes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller whose view is shown beside the menu, if there is one.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is to be done after that.
  func addCompletion(_ completion: @escaping () -> Void)
}
