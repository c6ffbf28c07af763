import Foundation

/// A menu that is open, or about to be, as a host sees it.
@MainActor
public final class PresentedMenu {
  /// What the menu shows. Hidden elements are in it.
  public internal(set) var menu: UIMenu
  /// What the menu is about, or the point where it was asked for, as a rectangle of no size: in the coordinates of the
  /// window. The menu opens beside it.
  public let anchor: CGRect

  private unowned let interaction: UIContextMenuInteraction
  private let onClose: () -> Void
  private var isClosed = false

  init(
    _ menu: UIMenu, at anchor: CGRect, of interaction: UIContextMenuInteraction,
    onClose: @escaping () -> Void
  ) {
    self.menu = menu
    self.anchor = anchor
    self.interaction = interaction
    self.onClose = onClose
  }

  /// Does an action, because the user chose it; one that cannot be chosen is not done.
  public func choose(_ action: UIAction) {
    guard action.attributes.isDisjoint(with: [.disabled, .hidden]) else { return }
    menu.tick(action)
    action.perform(sender: interaction)
  }

  /// Says that the preview was chosen, where the host shows one.
  public func choosePreview() { interaction.performPreviewAction() }

  /// Says that the menu is not seen any more.
  public func didClose() {
    guard !isClosed else { return }
    isClosed = true
    onClose()
  }
}
