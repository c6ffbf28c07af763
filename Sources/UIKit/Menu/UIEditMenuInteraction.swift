/// Adds an Edit menu to a view. Code opens it, and so does the secondary mouse button.
///
/// The menu is a context menu of the host. It suggests the actions that the first responder, or the view without one, and the
/// responders after it can perform now.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The delegate, which supplies the menu. Weak.
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that has the interaction.
  public private(set) weak var view: UIView?

  private lazy var menu = UIContextMenuInteraction(delegate: self)
  private lazy var click = SecondaryClickGestureRecognizer { [weak self] in
    guard let self else { return }
    presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: $0.location(in: view)))
  }
  private var configuration: UIEditMenuConfiguration?

  /// Creates an interaction. Add it to a view with `addInteraction(_:)`.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Closes the menu when the interaction is removed from its view.
  open func willMove(to view: UIView?) {
    dismissMenu()
    self.view?.removeGestureRecognizer(click)
  }

  /// Adds the gesture recognizer to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(click)
  }

  /// Opens the menu. Does nothing without elements, or while a menu is open.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, view.window != nil, self.configuration == nil else { return }
    self.configuration = configuration
    view.addInteraction(menu)
    let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    let anchor = rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
    if !menu.open(at: configuration.sourcePoint, anchor: anchor) { end() }
  }

  /// Closes the menu.
  open func dismissMenu() { menu.dismissMenu() }

  /// Asks for the elements of the open menu again.
  open func reloadVisibleMenu() {
    guard let configuration else { return }
    let elements = makeMenu(for: configuration)?.children ?? []
    if elements.isEmpty { dismissMenu() } else { menu.updateVisibleMenu { $0.replacingChildren(elements) } }
  }

  /// Moves the open menu to where its rectangle is now: closes it and opens it there. The host decides what is animated.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let configuration else { return }
    dismissMenu()
    presentEditMenu(with: configuration)
  }

  /// The point that the menu was last opened beside, in a view's coordinates. Nil means the window.
  open func location(in view: UIView?) -> CGPoint { menu.location(in: view) }

  private func end() {
    configuration = nil
    view?.removeInteraction(menu)
  }

  private func makeMenu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
    guard let responder = view?.window?.firstResponder ?? view else { return nil }
    let suggested = responder.buildEditMenu(
      responder.editMenuElements(Selector.wholeEditMenu, sender: nil))
    guard let delegate else { return UIMenu(children: suggested) }
    return delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
  }
}

extension UIEditMenuInteraction: UIContextMenuInteractionDelegate {
  /// Returns the menu, while it opens.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let configuration, let menu = makeMenu(for: configuration), !menu.children.isEmpty else {
      return nil
    }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  /// Announces that the menu opens.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let configuration = self.configuration, let animator = animator as? ContextMenuAnimator else {
      return
    }
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
  }

  /// Announces that the menu has closed.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    let ended = self.configuration
    end()
    guard let ended, let animator = animator as? ContextMenuAnimator else { return }
    delegate?.editMenuInteraction(self, willDismissMenuFor: ended, animator: animator)
  }
}
