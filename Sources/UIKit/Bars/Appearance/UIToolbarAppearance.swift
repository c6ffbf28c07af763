/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { observeButtons() } }
  /// The appearance of buttons with the style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { observeButtons() } }

  /// Creates an appearance with the default background.
  public required init() {
    super.init()
    observeButtons()
  }

  private func observeButtons() {
    for appearance in [buttonAppearance, doneButtonAppearance] {
      appearance.onChange = { [weak self] in self?.onChange() }
    }
    onChange()
  }

  override func assume(_ other: UIBarAppearance) {
    super.assume(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance.assume(other.buttonAppearance)
    doneButtonAppearance.assume(other.doneButtonAppearance)
  }

  var buttons: Buttons { Buttons(plain: buttonAppearance, done: doneButtonAppearance) }
}
