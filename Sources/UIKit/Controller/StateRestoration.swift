// Apps save and restore their state on iOS. The system does neither here, because there are no archives. The members keep what
// the app sets, and nothing calls the methods: an app begins with its first screen.

/// Creates a view controller whose state is restored. Never called.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// Returns the controller with a path of restoration identifiers.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// An object whose state is saved and restored. The methods are never called.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// Saves the state.
  func encodeRestorableState(with coder: NSCoder)
  /// Restores the state.
  func decodeRestorableState(with coder: NSCoder)
}

extension UIStateRestoring {
  /// Does nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
}

/// Names items, so that a selection or a position can be restored. Never asked.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  /// Returns the name of an item.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// Returns the item with a name.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
