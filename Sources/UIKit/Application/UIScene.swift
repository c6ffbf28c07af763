/// One instance of an app's user interface: on the desktop, a window.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The session, which identifies the scene.
  public let session: UISceneSession

  /// The delegate, which follows the life cycle. The scene keeps the delegate that it was connected with.
  open weak var delegate: (any UISceneDelegate)?

  /// Keeps the delegate that the scene was connected with.
  var connectedDelegate: (any UISceneDelegate)?

  /// Whether the scene is visible and receives events.
  public internal(set) var activationState = ActivationState.unattached

  /// The title of the scene's window; nil or empty for the name of the app.
  open var title: String! { didSet { if title != oldValue { titleDidChange?() } } }

  /// The line below the title of the window.
  open var subtitle = "" { didSet { if subtitle != oldValue { titleDidChange?() } } }

  /// Called when the title or the subtitle changed. Set by the host.
  public var titleDidChange: (() -> Void)?

  /// Creates a scene. The application creates scenes when they are connected.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }

  /// Opens a URL with the desktop's program for it.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { UIApplication.shared.open(url, completionHandler: completion) }

  // MARK: - Life cycle

  /// Called by a host when the scene becomes visible, receives keys, stops receiving keys, or is hidden.
  ///
  /// The scene passes through all states in between, with the callbacks and notifications of each.
  public func hostDidChange(to state: ActivationState) {
    guard state != .unattached, UIApplication.shared.scenes.contains(self) else { return }
    while activationState != state {
      switch (activationState, state) {
      case (.unattached, .background): change(to: .background)
      case (.unattached, _), (.background, _):
        enterForeground()
      case (.foregroundInactive, .foregroundActive):
        becomeActive()
      case (.foregroundActive, _):
        resignActive()
      default:
        enterBackground()
      }
    }
  }

  private func enterForeground() {
    UIApplication.shared.scene(self, willChangeTo: .foregroundInactive) {
      delegate?.sceneWillEnterForeground(self)
      post(Self.willEnterForegroundNotification)
    }
    change(to: .foregroundInactive)
  }

  private func becomeActive() {
    change(to: .foregroundActive) {
      delegate?.sceneDidBecomeActive(self)
      post(Self.didActivateNotification)
    }
    didBecomeActive()
  }

  private func resignActive() {
    UIApplication.shared.scene(self, willChangeTo: .foregroundInactive) {
      delegate?.sceneWillResignActive(self)
      post(Self.willDeactivateNotification)
    }
    change(to: .foregroundInactive)
  }

  private func enterBackground() {
    change(to: .background) {
      delegate?.sceneDidEnterBackground(self)
      post(Self.didEnterBackgroundNotification)
    }
  }

  private func change(to state: ActivationState, report: () -> Void = {}) {
    activationState = state
    report()
    UIApplication.shared.sceneDidChange()
  }

  /// Called when the scene became active.
  func didBecomeActive() {}

  func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
