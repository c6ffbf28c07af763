/// Adds a context menu to a view. A long press, the secondary mouse button, the Menu key or Shift+F10 opens it.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  // The lowercase name is Apple's.
  /// The appearance of an open menu.
  public enum appearance: Int, Sendable {
    /// The menu is not open.
    case unknown
    /// A preview is shown beside the menu.
    case rich
    /// The menu is shown without a preview.
    case compact
  }

  /// The delegate, which provides the menu. Weak.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that has the interaction.
  public private(set) weak var view: UIView?

  private let gestures = ContextMenuGestures()
  /// The configuration that a gesture found before it begins.
  private var configurationToOpen: UIContextMenuConfiguration?
  /// The last point at which a menu was requested, in the window.
  private var location = CGPoint.zero
  private var openMenu: OpenMenu?

  private struct OpenMenu {
    let configuration: UIContextMenuConfiguration
    let presented: PresentedMenu
    let presenter: any MenuPresenter
    let previewController: UIViewController?
  }

  /// Creates an interaction. Add it to a view with `addInteraction(_:)`.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    gestures.findsMenu = { [weak self] in self?.findMenu(at: $0) ?? false }
    gestures.onRecognize = { [weak self] in self?.openFoundMenu(at: $0) }
  }

  /// Closes the menu when the interaction is removed from its view.
  open func willMove(to view: UIView?) {
    guard self.view != nil else { return }
    dismissMenu()
    gestures.leave(self.view)
  }

  /// Adds the gesture recognizers to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view.map(gestures.enter)
  }

  /// The last point at which the menu was requested, in a view's coordinates. Nil means the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let window = self.view?.window else { return location }
    return window.convert(location, to: view ?? window)
  }

  /// The appearance of the menu. `unknown` when it is not open.
  open var menuAppearance: appearance {
    guard let openMenu else { return .unknown }
    return openMenu.previewController == nil ? .compact : .rich
  }

  /// Closes the menu.
  open func dismissMenu() {
    guard let openMenu else { return }
    openMenu.presenter.dismiss(openMenu.presented)
  }

  /// Replaces the contents of the open menu.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let openMenu else { return }
    openMenu.presented.replace(block)
    openMenu.presenter.update(openMenu.presented)
  }

  // MARK: - Opening

  private func findMenu(at windowPoint: CGPoint) -> Bool {
    guard let view, let window = view.window else { return false }
    configurationToOpen = configuration(at: view.convert(windowPoint, from: window))
    return configurationToOpen != nil
  }

  private func openFoundMenu(at windowPoint: CGPoint) {
    guard let configuration = configurationToOpen else { return }
    configurationToOpen = nil
    open(configuration, at: CGRect(origin: windowPoint, size: .zero))
  }

  /// Opens the menu at a point of the window, beside that point, if there is a menu.
  func openMenu(at windowPoint: CGPoint) { if findMenu(at: windowPoint) { openFoundMenu(at: windowPoint) } }

  private func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let view, view.window?.menuPresenter != nil else { return nil }
    return delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
  }

  /// Opens the menu at a point, beside a rectangle. Both are in the view's coordinates.
  ///
  /// - Returns: Whether there is a menu.
  func open(at point: CGPoint, anchor: CGRect) -> Bool {
    guard let view, let window = view.window, let configuration = configuration(at: point) else {
      return false
    }
    return open(configuration, at: window.convert(anchor, from: view))
  }

  @discardableResult
  private func open(_ configuration: UIContextMenuConfiguration, at anchor: CGRect) -> Bool {
    guard openMenu == nil, let window = view?.window, let presenter = window.menuPresenter,
      let menu = configuration.makeMenu()
    else { return false }
    location = CGPoint(x: anchor.midX, y: anchor.midY)
    let preview =
      delegate?.contextMenuInteraction(
        self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
      ?? delegate?.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
    // A menu that a key requested opens beside its view; otherwise it opens at the pointer.
    let outline = anchor.isEmpty ? nil : preview.flatMap { $0.frame(in: window) }
    let presented = PresentedMenu(menu, at: outline ?? anchor, of: self) { [weak self] in
      self?.menuDidClose()
    }
    let openMenu = OpenMenu(
      configuration: configuration, presented: presented, presenter: presenter,
      previewController: configuration.makePreviewController())
    self.openMenu = openMenu
    let animator = ContextMenuAnimator(previewViewController: openMenu.previewController)
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    animator.run()
    presenter.present(presented)
    return true
  }

  private func menuDidClose() {
    guard let openMenu else { return }
    self.openMenu = nil
    let animator = ContextMenuAnimator(previewViewController: openMenu.previewController)
    let configuration = openMenu.configuration
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    // The menu does not animate back to this preview, but apps may rely on the call.
    _ =
      delegate?.contextMenuInteraction(
        self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
      ?? delegate?.contextMenuInteraction(self, previewForDismissingMenuWithConfiguration: configuration)
    animator.run()
  }

  /// Notifies the delegate that the preview was chosen, and closes the menu.
  func performPreviewAction() {
    guard let openMenu else { return }
    let animator = ContextMenuAnimator(previewViewController: openMenu.previewController)
    delegate?.contextMenuInteraction(
      self, willPerformPreviewActionForMenuWith: openMenu.configuration, animator: animator)
    dismissMenu()
    animator.run()
  }
}
