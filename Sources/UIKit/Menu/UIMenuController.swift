import Foundation

/// The Edit menu of the first responder: Cut, Copy, Paste, Select All and Delete, and the app's own items.
///
/// It contains those actions for which a responder, beginning with the first responder, returns true from
/// `canPerformAction(_:withSender:)`. It opens beside a rectangle of a view, as a context menu of the host.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The menu controller.
  public static let shared = UIMenuController()

  /// Posted before the menu opens.
  public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu has opened.
  public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  /// Posted before the controller closes the menu.
  public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu has closed.
  public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")

  /// The app's own items, which follow those of the system.
  open var menuItems: [UIMenuItem]?

  /// Whether the menu is open.
  open private(set) var isMenuVisible = false

  /// The view and the rectangle in it that the menu opens beside.
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero
  private lazy var interaction = UIContextMenuInteraction(delegate: self)

  private override init() { super.init() }

  // MARK: - Opening and closing

  /// Opens the menu beside a rectangle in a view's coordinates. Does nothing if no action can be performed.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    if isMenuVisible { hideMenu() }
    self.targetView = targetView
    self.targetRect = targetRect
    open()
  }

  /// Closes the menu.
  open func hideMenu() {
    guard isMenuVisible else { return }
    post(Self.willHideMenuNotification)
    interaction.dismissMenu()
  }

  /// Closes the menu, if it is that of a view.
  open func hideMenu(from targetView: UIView) { if targetView === self.targetView { hideMenu() } }

  /// Sets the rectangle that the menu opens beside, in a view's coordinates.
  @available(*, deprecated, renamed: "showMenu(from:rect:)")
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetView = targetView
    self.targetRect = targetRect
  }

  /// Opens or closes the menu. The host decides whether that is animated.
  @available(*, deprecated, message: "Use showMenu(from:rect:) or hideMenu(from:) instead.")
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isMenuVisible else { return }
    if menuVisible { open() } else { hideMenu() }
  }

  /// Asks again which actions can be performed, and shows them in the open menu.
  open func update() {
    guard isMenuVisible else { return }
    let elements = elements()
    interaction.updateVisibleMenu { $0.replacingChildren(elements) }
  }

  private func open() {
    guard let targetView else { return }
    targetView.addInteraction(interaction)
    let middle = CGPoint(x: targetRect.midX, y: targetRect.midY)
    if !interaction.open(at: middle, anchor: targetRect) { targetView.removeInteraction(interaction) }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: - Elements

  private func elements() -> [UIMenuElement] {
    guard let responder = targetView?.window?.firstResponder ?? targetView else { return [] }
    let own = (menuItems ?? []).map { (title: $0.title, action: $0.action) }
    return responder.editMenuElements(Selector.wholeEditMenu + own, sender: self)
  }
}

extension UIMenuController: UIContextMenuInteractionDelegate {
  /// Returns the actions that can be performed now.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let elements = elements()
    guard !elements.isEmpty else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: elements) })
  }

  /// Announces that the menu opens.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    post(Self.willShowMenuNotification)
    isMenuVisible = true
    animator?.addCompletion { [weak self] in
      if let self, isMenuVisible { post(Self.didShowMenuNotification) }
    }
  }

  /// Announces that the menu has closed.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    isMenuVisible = false
    targetView?.removeInteraction(interaction)
    post(Self.didHideMenuNotification)
  }
}
