import Foundation

/// Methods that a text field calls while its text is edited. All are optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin. The default returns true.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end. The default returns true.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing ended, if the method with a reason is not implemented.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after editing ended. The default calls `textFieldDidEndEditing(_:)`.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether the user may replace a range, in UTF-16 code units. The default returns true.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called after the selection changed, also together with the text.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button may delete the text. The default returns true.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the Return key has its effect: the events `editingDidEndOnExit` and `primaryActionTriggered`. The default
  /// returns true.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// The menu for a range, in UTF-16 code units. The default returns nil, for a menu of the suggested actions.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls `textFieldDidEndEditing(_:)`.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Returns true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Returns nil.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}
