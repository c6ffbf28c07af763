import Foundation

/// A menu that is open or about to open. The interface for hosts.
@MainActor
public final class PresentedMenu {
  /// The menu, including hidden elements. Deferred elements are replaced by those that have arrived, and commands by
  /// actions.
  public private(set) var menu: UIMenu
  /// The rectangle that the menu opens beside, in the window's coordinates: the view that the menu is for, or the point
  /// at which it was requested, with size zero.
  public let anchor: CGRect

  /// Strong, because the view of the interaction may go away while the menu is open. `didClose()` ends the cycle.
  private let interaction: UIContextMenuInteraction
  private weak var window: UIWindow?
  private let onClose: () -> Void
  private var isClosed = false
  /// The app's menu, which may contain deferred elements.
  private var source: UIMenu
  /// What stands for the deferred elements.
  private var arrivals: [UIDeferredMenuElement: [UIMenuElement]] = [:]

  init(
    _ menu: UIMenu, at anchor: CGRect, of interaction: UIContextMenuInteraction,
    onClose: @escaping () -> Void
  ) {
    (self.menu, source) = (menu, menu)
    self.anchor = anchor
    self.interaction = interaction
    window = interaction.view?.window
    self.onClose = onClose
    self.menu = replacingDeferredElements(of: menu)
  }

  /// Replaces the app's menu.
  func replace(_ block: (UIMenu) -> UIMenu) {
    source = block(source)
    menu = replacingDeferredElements(of: source)
  }

  /// Returns a menu with the elements that have arrived, and with actions for commands, and requests the other elements.
  private func replacingDeferredElements(of menu: UIMenu) -> UIMenu {
    guard menu.hasDeferredElements else { return menu }
    return menu.replacingChildren(
      menu.children.flatMap { child -> [UIMenuElement] in
        switch child {
        case let deferred as UIDeferredMenuElement: elements(of: deferred)
        case let command as UICommand: [command.menuAction(from: responder)].compactMap(\.self)
        case let submenu as UIMenu: [replacingDeferredElements(of: submenu)]
        default: [child]
        }
      })
  }

  private var responder: UIResponder? { window?.firstResponder ?? interaction.view }

  private func elements(of deferred: UIDeferredMenuElement) -> [UIMenuElement] {
    if let known = arrivals[deferred] { return known }
    arrivals[deferred] = [UIDeferredMenuElement.placeholder()]
    var isImmediate = true
    deferred.request { [weak self] elements in
      guard let self else { return }
      arrivals[deferred] = elements
      if !isImmediate, !isClosed { interaction.updateVisibleMenu { $0 } }
    }
    isImmediate = false
    return arrivals[deferred] ?? []
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
