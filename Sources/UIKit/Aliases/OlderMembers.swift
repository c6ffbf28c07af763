// Members that were renamed in Swift 4.2.

extension UIView {
  /// Puts a subview in front of the others.
  @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// Puts a subview behind the others.
  @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  /// Takes another controller in.
  @available(*, deprecated, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) { addChild(childController) }

  /// Leaves the controller this one is in.
  @available(*, deprecated, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  /// Tells the controller that it comes into another, or leaves it.
  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

  /// Tells the controller that it came into another, or left it.
  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }

  /// The controllers in this one.
  @available(*, deprecated, renamed: "children")
  public var childViewControllers: [UIViewController] { children }
}
