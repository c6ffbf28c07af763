/// A guide that follows the views for input at the lower edge of the window.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Creates a guide. A view has its own: `keyboardLayoutGuide`.
  public override init() { super.init(.keyboard) }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Whether the guide follows a keyboard that the user moved. No effect: the views for input do not move.
  open var followsUndockedKeyboard = false

  /// Whether the guide ends at the safe area while there is no keyboard. No effect: it always does. Default true.
  open var usesBottomSafeArea = true
}
