import Foundation

/// The optional methods of `UITextViewDelegate` with argument labels, as values that can be called with a question mark.
@preconcurrency @MainActor
public enum UITextViewDelegateMembers {
  /// The methods with the base name `textView`.
  @preconcurrency @MainActor
  public struct TextView {
    let delegate: any UITextViewDelegate

    /// Calls the method.
    public func callAsFunction(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
    }

    /// Calls the method.
    public func callAsFunction(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      delegate.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
    }

    /// Calls the method.
    public func callAsFunction(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      delegate.textView(
        textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
    }

    /// Calls the method.
    public func callAsFunction(
      _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      delegate.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
    }

    /// Calls the method.
    public func callAsFunction(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      delegate.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
    }
  }
}

// Calls with a question mark use these properties.
extension UITextViewDelegate {
  /// The method of this name, for calls with a question mark. Never nil.
  public var textViewShouldBeginEditing: (@MainActor (UITextView) -> Bool)? {
    { self.textViewShouldBeginEditing($0) }
  }
  /// The method of this name, for calls with a question mark. Never nil.
  public var textViewDidBeginEditing: (@MainActor (UITextView) -> Void)? {
    { self.textViewDidBeginEditing($0) }
  }
  /// The method of this name, for calls with a question mark. Never nil.
  public var textViewShouldEndEditing: (@MainActor (UITextView) -> Bool)? {
    { self.textViewShouldEndEditing($0) }
  }
  /// The method of this name, for calls with a question mark. Never nil.
  public var textViewDidEndEditing: (@MainActor (UITextView) -> Void)? { { self.textViewDidEndEditing($0) } }
  /// The methods with this base name, for calls with a question mark. Never nil.
  public var textView: UITextViewDelegateMembers.TextView? { .init(delegate: self) }
  /// The method of this name, for calls with a question mark. Never nil.
  public var textViewDidChange: (@MainActor (UITextView) -> Void)? { { self.textViewDidChange($0) } }
  /// The method of this name, for calls with a question mark. Never nil.
  public var textViewDidChangeSelection: (@MainActor (UITextView) -> Void)? {
    { self.textViewDidChangeSelection($0) }
  }
}
