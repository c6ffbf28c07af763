/// The actions of an Edit menu. `UIResponder` implements all of them.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions {
  /// Copies the selection to the pasteboard and deletes it: the action `"cut:"`.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard: the action `"copy:"`.
  func copy(_ sender: Any?)
  /// Inserts the contents of the pasteboard: the action `"paste:"`.
  func paste(_ sender: Any?)
  /// Selects what the user points at: the action `"select:"`.
  func select(_ sender: Any?)
  /// Selects everything: the action `"selectAll:"`.
  func selectAll(_ sender: Any?)
  /// Deletes the selection: the action `"delete:"`.
  func delete(_ sender: Any?)
}
