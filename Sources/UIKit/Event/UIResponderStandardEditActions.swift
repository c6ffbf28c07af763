/// What the menu for editing and its keys ask for. `UIResponder` has all of it.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions {
  /// Puts what is selected on the pasteboard and takes it away: the action `"cut:"`.
  func cut(_ sender: Any?)
  /// Puts what is selected on the pasteboard: the action `"copy:"`.
  func copy(_ sender: Any?)
  /// Puts in what is on the pasteboard: the action `"paste:"`.
  func paste(_ sender: Any?)
}
