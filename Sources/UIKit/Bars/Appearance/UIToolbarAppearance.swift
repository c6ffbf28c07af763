/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of buttons with the style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func assume(_ other: UIBarAppearance) {
    super.assume(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance.assume(other.buttonAppearance)
    doneButtonAppearance.assume(other.doneButtonAppearance)
  }

  var buttons: Buttons { Buttons(plain: buttonAppearance, done: doneButtonAppearance) }
}
