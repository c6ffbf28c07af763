/// A guide that follows the views for input at the lower edge of the window.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  init() { super.init(.keyboard) }

  /// Whether the guide follows a keyboard that the user moved. No effect: the views for input do not move.
  open var followsUndockedKeyboard = false
}
