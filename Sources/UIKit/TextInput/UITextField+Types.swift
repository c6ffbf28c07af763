import Foundation

extension UITextField {
  /// The border of a text field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A thin line on a filled background.
    case bezel = 2
    /// Rounded corners on a filled background.
    case roundedRect = 3
  }

  /// When a part of a text field is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While the text is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The user or the app ended it.
    case committed = 0
    /// It was cancelled.
    case cancelled = 1
  }

  /// Posted after editing began.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted after editing ended.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted after the user changed the text.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
}
