/// The actions of an Edit menu: cut, copy and paste. `UIResponder` implements all of them.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions {
  /// Copies the selection to the pasteboard and deletes it: the action `"cut:"`.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard: the action `"copy:"`.
  func copy(_ sender: Any?)
  /// Inserts the contents of the pasteboard: the action `"paste:"`.
  func paste(_ sender: Any?)
}
