// Calls with a question mark use these properties.
extension UISearchControllerDelegate {
  /// The method of this name, for calls with a question mark. Never nil.
  public var willPresentSearchController: (@MainActor (UISearchController) -> Void)? {
    { self.willPresentSearchController($0) }
  }
  /// The method of this name, for calls with a question mark. Never nil.
  public var didPresentSearchController: (@MainActor (UISearchController) -> Void)? {
    { self.didPresentSearchController($0) }
  }
  /// The method of this name, for calls with a question mark. Never nil.
  public var willDismissSearchController: (@MainActor (UISearchController) -> Void)? {
    { self.willDismissSearchController($0) }
  }
  /// The method of this name, for calls with a question mark. Never nil.
  public var didDismissSearchController: (@MainActor (UISearchController) -> Void)? {
    { self.didDismissSearchController($0) }
  }
}
