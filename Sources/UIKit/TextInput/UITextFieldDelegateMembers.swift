import Foundation

/// The optional methods of `UITextFieldDelegate` with argument labels, as values that can be called with a question mark.
@preconcurrency @MainActor
public enum UITextFieldDelegateMembers {
  /// The methods with the base name `textFieldDidEndEditing`.
  @preconcurrency @MainActor
  public struct TextFieldDidEndEditing {
    let delegate: any UITextFieldDelegate

    /// Calls the method.
    public func callAsFunction(_ textField: UITextField) {
      delegate.textFieldDidEndEditing(textField)
    }

    /// Calls the method.
    public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      delegate.textFieldDidEndEditing(textField, reason: reason)
    }
  }

  /// The methods with the base name `textField`.
  @preconcurrency @MainActor
  public struct TextField {
    let delegate: any UITextFieldDelegate

    /// Calls the method.
    public func callAsFunction(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }

    /// Calls the method.
    public func callAsFunction(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      delegate.textField(textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
    }
  }
}

// Calls with a question mark use these properties.
extension UITextFieldDelegate {
  /// The method of this name, for calls with a question mark. Never nil.
  public var textFieldShouldBeginEditing: (@MainActor (UITextField) -> Bool)? {
    { self.textFieldShouldBeginEditing($0) }
  }
  /// The method of this name, for calls with a question mark. Never nil.
  public var textFieldDidBeginEditing: (@MainActor (UITextField) -> Void)? {
    { self.textFieldDidBeginEditing($0) }
  }
  /// The method of this name, for calls with a question mark. Never nil.
  public var textFieldShouldEndEditing: (@MainActor (UITextField) -> Bool)? {
    { self.textFieldShouldEndEditing($0) }
  }
  /// The methods with this base name, for calls with a question mark. Never nil.
  public var textFieldDidEndEditing: UITextFieldDelegateMembers.TextFieldDidEndEditing? {
    .init(delegate: self)
  }
  /// The methods with this base name, for calls with a question mark. Never nil.
  public var textField: UITextFieldDelegateMembers.TextField? { .init(delegate: self) }
  /// The method of this name, for calls with a question mark. Never nil.
  public var textFieldDidChangeSelection: (@MainActor (UITextField) -> Void)? {
    { self.textFieldDidChangeSelection($0) }
  }
  /// The method of this name, for calls with a question mark. Never nil.
  public var textFieldShouldClear: (@MainActor (UITextField) -> Bool)? { { self.textFieldShouldClear($0) } }
  /// The method of this name, for calls with a question mark. Never nil.
  public var textFieldShouldReturn: (@MainActor (UITextField) -> Bool)? { { self.textFieldShouldReturn($0) } }
}
