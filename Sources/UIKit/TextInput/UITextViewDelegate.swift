import Foundation

/// Methods that a text view calls while its text is edited. All are optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin. The default returns true.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called after editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end. The default returns true.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether the user may replace a range, in UTF-16 code units. The default returns true.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Called after the user changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether the user may open a link, or see a preview or a menu of it. The default returns true. Never called: text views do
  /// not open links.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Whether the user may open an attachment, or see a preview or a menu of it. The default returns true. Never called: text
  /// views do not open attachments.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// The menu for a range, in UTF-16 code units. The default returns nil, for a menu of the suggested actions.
  func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement])
    -> UIMenu?
  /// The action of a link or an attachment. The default returns the default action. Never called: text views do not open
  /// links.
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
    -> UIAction?
}

/// What the user does with a link or an attachment in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// The user opens it with a tap.
  case invokeDefaultAction = 0
  /// The user opens a menu with what can be done with it.
  case presentActions = 1
  /// The user looks at a preview.
  case preview = 2
}

extension UITextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Returns true.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// Returns nil.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Returns the default action.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
}
