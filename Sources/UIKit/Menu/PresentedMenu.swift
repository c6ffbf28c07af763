import Foundation

/// A menu that is open or about to open. The interface for hosts.
@MainActor
public final class PresentedMenu {
  /// The menu, including hidden elements.
  public internal(set) var menu: UIMenu
  /// The rectangle that the menu opens beside, in the window's coordinates: the view that the menu is for, or the point
  /// at which it was requested, with size zero.
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

  /// Performs an action that the user chose. Ignores an action that is disabled or hidden.
  public func choose(_ action: UIAction) {
    guard action.attributes.isDisjoint(with: [.disabled, .hidden]) else { return }
    menu.tick(action)
    let control = interaction.view as? UIControl
    control?.menuElementWasChosen()
    action.perform(sender: control ?? interaction)
  }

  /// Performs the action of the preview. A host that shows previews calls this method when the user chooses one.
  public func choosePreview() { interaction.performPreviewAction() }

  /// Ends the menu. A host calls this method when the menu has closed.
  public func didClose() {
    guard !isClosed else { return }
    isClosed = true
    onClose()
  }
}
