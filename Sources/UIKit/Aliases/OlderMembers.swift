// Members that were renamed in Swift 4.2.

extension UIView {
  /// Moves a subview in front of its siblings.
  @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// Moves a subview behind its siblings.
  @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  /// Adds a child view controller.
  @available(*, deprecated, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) { addChild(childController) }

  /// Removes the view controller from its parent.
  @available(*, deprecated, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  /// Called before the view controller is added to a parent or removed from it.
  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

  /// Called after the view controller was added to a parent or removed from it.
  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }

  /// The child view controllers.
  @available(*, deprecated, renamed: "children")
  public var childViewControllers: [UIViewController] { children }
}

extension UIActivityIndicatorView {
  /// Creates an indicator with a style.
  @available(*, deprecated, renamed: "UIActivityIndicatorView.init(style:)")
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
}

extension UIBarStyle {
  /// Dark, with white text.
  @available(*, deprecated, renamed: "black")
  public static var blackTranslucent: UIBarStyle { .black }

  /// Dark, with white text.
  @available(*, deprecated, renamed: "black")
  public static var blackOpaque: UIBarStyle { .black }
}
