/// Gives a view a context menu, which opens by a long press, by the mouse's other button, and by the Menu key or
/// Shift+F10.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  // The small first letter is Apple's.
  /// How an open menu looks.
  public enum appearance: Int, Sendable {
    /// It is not open.
    case unknown
    /// There is a preview beside it.
    case rich
    /// It stands alone.
    case compact
  }

  /// Says what the menu shows. Weak.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that has the menu.
  public private(set) weak var view: UIView?

  private let gestures = ContextMenuGestures()
  /// What a gesture that is about to begin has found.
  private var configurationToOpen: UIContextMenuConfiguration?
  /// Where the menu was asked for last, in the window.
  private var location = CGPoint.zero
  private var openMenu: OpenMenu?

  private struct OpenMenu {
    let configuration: UIContextMenuConfiguration
    let presented: PresentedMenu
    let presenter: any MenuPresenter
    let previewController: UIViewController?
  }

  /// Makes an interaction, to be given to a view by `addInteraction(_:)`.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    gestures.findsMenu = { [weak self] in self?.findMenu(at: $0) ?? false }
    gestures.onRecognize = { [weak self] in self?.openFoundMenu(at: $0) }
  }

  /// Closes the menu when the view loses it.
  open func willMove(to view: UIView?) {
    guard self.view != nil else { return }
    dismissMenu()
    gestures.leave(self.view)
  }

  /// Looks at the touches of a view from now on.
  open func didMove(to view: UIView?) {
    self.view = view
    view.map(gestures.enter)
  }

  /// Where the menu was asked for last, in a view's coordinates, or in the window's when that is nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let window = self.view?.window else { return location }
    return window.convert(location, to: view ?? window)
  }

  /// How the menu looks; `unknown` when it is not open.
  open var menuAppearance: appearance {
    guard let openMenu else { return .unknown }
    return openMenu.previewController == nil ? .compact : .rich
  }

  /// Closes the menu.
  open func dismissMenu() {
    guard let openMenu else { return }
    openMenu.presenter.dismiss(openMenu.presented)
  }

  /// Shows something else in the open menu.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let openMenu else { return }
    openMenu.presented.menu = block(openMenu.presented.menu)
    openMenu.presenter.update(openMenu.presented)
  }

  // MARK: Asking for it

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

  /// Opens the menu that there is at a point of the window, beside it.
  func openMenu(at windowPoint: CGPoint) { if findMenu(at: windowPoint) { openFoundMenu(at: windowPoint) } }

  private func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let view, view.window?.menuPresenter != nil else { return nil }
    return delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
  }

  /// Opens the menu that there is at a point, beside a rectangle; both in the view's coordinates.
  ///
  /// - Returns: Whether there is one.
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
    // Asked for by a key the menu opens beside what it is about, otherwise where the pointer is.
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
    // Nothing flies back to it, but an application may count on being asked.
    _ =
      delegate?.contextMenuInteraction(
        self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
      ?? delegate?.contextMenuInteraction(self, previewForDismissingMenuWithConfiguration: configuration)
    animator.run()
  }

  /// Tells the delegate that the preview was chosen, and closes the menu.
  func performPreviewAction() {
    guard let openMenu else { return }
    let animator = ContextMenuAnimator(previewViewController: openMenu.previewController)
    delegate?.contextMenuInteraction(
      self, willPerformPreviewActionForMenuWith: openMenu.configuration, animator: animator)
    dismissMenu()
    animator.run()
  }
}
