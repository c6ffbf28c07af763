/// Shows the chosen element of a menu in a list cell, and opens the menu.
final class PopUpMenuButton: UIButton {
  private let selectionDidChange: (UIMenu) -> Void
  /// The chosen elements when the user last chose one.
  private var chosen: [UIMenuElement] = []

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - color: The colour of the title.
  ///   - selectionDidChange: Called with the menu when the user has chosen another element.
  init(_ menu: UIMenu, color: UIColor, selectionDidChange: @escaping (UIMenu) -> Void) {
    self.selectionDidChange = selectionDidChange
    super.init(frame: .zero)
    var configuration = Configuration.plain()
    configuration.baseForegroundColor = color
    configuration.contentInsets = .zero
    configuration.titleLineBreakMode = .byTruncatingTail
    configuration.indicator = .popup
    self.configuration = configuration
    self.menu = menu
    showsMenuAsPrimaryAction = true
    changesSelectionAsPrimaryAction = true
    chosen = self.menu?.selectedElements ?? []
  }

  required init?(coder: NSCoder) { nil }

  override func menuElementWasChosen() {
    super.menuElementWasChosen()
    guard let menu, menu.selectedElements != chosen else { return }
    chosen = menu.selectedElements
    selectionDidChange(menu)
  }
}
