import DisplayList
import Geometry

/// The root of a view tree. A host shows it, or a program renders it without one.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Undoes what the user did in this window.
  open override var undoManager: UndoManager? { ownUndoManager }
  private lazy var ownUndoManager = UndoManager()

  /// Creates a window. Its traits are those of `UIScreen.main`, until it is in a scene.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
    // In an app, a window appears when it is shown, and its root controller with it.
    if UIApplication.shared.isLaunched { layer.isHidden = true }
  }

  /// Creates a window that fills a scene. It is hidden until it is shown. The caller keeps it.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.frame.size))
    prepare()
    layer.isHidden = true
    self.windowScene = windowScene
    // Observers do not run in an initializer.
    windowScene.add(self)
  }

  // A window that the app has released leaves its scene.
  isolated deinit { windowScene?.windowsDidChange() }

  private func prepare() {
    traitOverrides.displayScale = screen.scale
    desktopTraits = screen.desktopTraits
    backgroundColor = .systemBackground
    hasInitialBackground = true
  }

  /// The colour behind the content; nil for none. It begins as the system background, which the lowest window of a scene
  /// shows. Windows above it begin without a colour.
  open override var backgroundColor: UIColor? {
    didSet { hasInitialBackground = false }
  }

  /// Whether the colour behind the content is the one with which a window begins.
  private var hasInitialBackground = false

  /// Called when the window is shown among the windows of a scene.
  func willShow(asLowest isLowest: Bool) {
    guard hasInitialBackground else { return }
    backgroundColor = isLowest ? .systemBackground : nil
    hasInitialBackground = true
  }

  /// Creates a window with the size of the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// The traits of the display, which the window's own overrides complete.
  override var inheritedTraits: UITraitCollection { hostTraits }

  private var hostTraits = UITraitCollection.initial

  /// What the user has set for the desktop. The app may override it.
  var desktopTraits = UIDesktopTraits() {
    didSet {
      guard desktopTraits != oldValue else { return }
      let previous = traitCollection
      let traits = desktopTraits.overrides.applied(to: .initial)
      changeTraits(to: traitOverrides.applied(to: traits)) {
        hostTraits = traits
        if traitCollection != previous { traitsDidChangeInTree(from: previous) }
      }
    }
  }

  /// Changes the traits. The root controller is notified before its size classes or its style change.
  private func changeTraits(to new: UITraitCollection, by change: () -> Void) {
    let old = traitCollection
    let changes =
      old.horizontalSizeClass != new.horizontalSizeClass || old.verticalSizeClass != new.verticalSizeClass
      || old.userInterfaceStyle != new.userInterfaceStyle
    guard changes, let rootViewController else { return change() }
    let transition = TransitionCoordinator(
      in: self, from: rootViewController, to: rootViewController, duration: 0)
    rootViewController.willTransition(to: new, with: transition)
    change()
    transition.finish()
  }

  /// The display the window is on: that of its scene.
  open var screen: UIScreen { windowScene?.screen ?? .main }

  private var ownFrameClock: FrameClock?

  /// The clock with which everything in the window moves. By default, that of its scene, or ``FrameClock/main`` without
  /// a scene.
  ///
  /// A test sets a clock of its own before anything moves:
  ///
  /// ```swift
  /// window.frameClock = FrameClock()
  /// window.frameClock.tick(at: 0.5)
  /// ```
  public var frameClock: FrameClock {
    get { ownFrameClock ?? windowScene?.frameClock ?? .main }
    set { ownFrameClock = newValue }
  }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// Shows the menus of this window. Set by the host; without it, menus do not open.
  public var menuPresenter: (any MenuPresenter)?

  /// Continues drags that leave this window. Set by the host; without it, drags stay in the window.
  public var dragExporter: (any DragExporter)?

  private(set) lazy var touchDispatcher = TouchDispatcher(window: self)
  private(set) lazy var controlFocus = ControlFocus(self)
  private(set) lazy var inputViews = InputViews(in: self)
  weak var firstResponder: UIResponder? {
    didSet {
      if firstResponder !== oldValue { inputViews.firstResponderDidChange() }
      if let firstResponder, firstResponder !== oldValue, firstResponder !== controlFocus.view {
        controlFocus.resign()
      }
    }
  }
  /// The view that a touchpad scrolls, until the fingers lift.
  weak var touchpadScrollView: UIScrollView?
  /// The recognizer that receives the steps of the current touchpad scroll.
  weak var scrolledRecognizer: UIPanGestureRecognizer?
  /// The recognizer that receives the current touchpad pinch.
  weak var pinchedRecognizer: UIPinchGestureRecognizer?
  /// The view that a touchpad zooms, until the fingers lift.
  weak var pinchedScrollView: UIScrollView?
  /// The recognizers of views under the pointer.
  var hovering: [UIHoverGestureRecognizer] = []

  // MARK: - Root controller

  /// The controller whose view fills the window.
  ///
  /// Its view is loaded when the window is visible.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.endPresentations()
      if let oldValue, oldValue.viewIfLoaded?.superview === self { oldValue.leaveWindow() }
      if !isHidden { showRootViewController() }
    }
  }

  /// The controller that has appeared as far as `viewWillAppear(_:)`.
  private weak var appearingController: UIViewController?

  private func showRootViewController() {
    guard let rootViewController, rootViewController.viewIfLoaded?.superview !== self else { return }
    rootViewController.enter(window: self)
    appearingController = rootViewController
    // Until the scene is active, the window is not on screen.
    let state = windowScene?.activationState
    let isWaiting = state == nil ? UIApplication.shared.isLaunching : state == .unattached
    if !isWaiting { reportAppearance() }
  }

  /// Calls `viewDidAppear(_:)` if the root controller's view will appear.
  func reportAppearance() {
    let controller = appearingController
    appearingController = nil
    controller?.endAppearanceTransition()
  }

  // MARK: - Scene

  /// The scene that shows the window. The app delegate's window belongs to the only scene.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
      if isKeyWindow { windowScene?.keyWindow = self }
    }
  }

  /// The scene.
  open override var next: UIResponder? { windowScene }

  /// How far the window is in front of the others of its scene.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue { windowScene?.windowsDidChange() } }
  }

  /// Whether the window is hidden.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let hasChanged = newValue != super.isHidden
      super.isHidden = newValue
      if !newValue { joinScene() }
      guard hasChanged else { return }
      windowScene?.windowsDidChange()
      if newValue {
        if isKeyWindow { resign() }
      } else {
        showRootViewController()
      }
      post(newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification)
    }
  }

  /// Joins the scene of an app whose app delegate owns the window.
  private func joinScene() {
    let application = UIApplication.shared
    guard windowScene == nil, application.isLaunched, application.usesAppDelegate else { return }
    if let scene = application.scenes.first as? UIWindowScene {
      windowScene = scene
    } else if !application.waitingWindows.contains(self) {
      application.waitingWindows.append(self)
    }
  }

  // MARK: - Keys

  /// Whether the window receives key presses.
  open private(set) var isKeyWindow = false

  /// Whether the window can receive key presses.
  open var canBecomeKey: Bool { true }

  /// Passes touches to recognizers and views, and keys to responders. ``UIApplication/sendEvent(_:)`` calls it. An override that
  /// does not call super keeps the event from them. Scrolling and hovering do not come here.
  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent {
      deliver(event)
    } else if event.type == .touches {
      touchDispatcher.deliver()
    }
  }

  /// Shows the window in front of the others of its level and gives it the key presses.
  open func makeKeyAndVisible() {
    isHidden = false
    windowScene?.add(self)
    makeKey()
    layoutIfNeeded()
  }

  /// Gives the window the key presses.
  open func makeKey() {
    guard !isKeyWindow, canBecomeKey else { return }
    windowScene?.keyWindow?.resign()
    windowScene?.keyWindow = self
    isKeyWindow = true
    becomeKey()
    post(Self.didBecomeKeyNotification)
  }

  private func resign() {
    guard isKeyWindow else { return }
    isKeyWindow = false
    if windowScene?.keyWindow === self { windowScene?.keyWindow = nil }
    resignKey()
    post(Self.didResignKeyNotification)
  }

  /// Called when the window became the key window of its scene. The default does nothing.
  open func becomeKey() {}

  /// Called when the window stopped being the key window. The default does nothing.
  open func resignKey() {}

  private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// The parts of the window that the host's bars and corners cover, in points.
  public var hostSafeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      guard hostSafeAreaInsets != oldValue else { return }
      safeAreaInsetsDidChangeInTree()
    }
  }

  open override var safeAreaInsets: UIEdgeInsets { hostSafeAreaInsets }

  /// The traits that the window overrides. The root controller is notified before its size classes or its style change.
  open override var traitOverrides: UITraitOverrides {
    get { super.traitOverrides }
    set {
      changeTraits(to: newValue.applied(to: inheritedTraits)) { super.traitOverrides = newValue }
    }
  }

  /// The window's own coordinates. The root controller is notified before its size changes.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard newValue.size != super.bounds.size, let rootViewController else {
        super.bounds = newValue
        return
      }
      let transition = TransitionCoordinator(
        in: self, from: rootViewController, to: rootViewController, duration: 0)
      rootViewController.viewWillTransition(to: newValue.size, with: transition)
      presentationsWillTransition(to: newValue.size, with: transition)
      super.bounds = newValue
      guard transition.isObserved else { return transition.finish() }
      // What runs along with the change finds views of the new size, and what runs afterwards their new layout.
      rootViewController.viewIfLoaded?.frame = bounds
      transition.begin()
      layoutIfNeeded()
      transition.finish()
    }
  }

  /// Performs the keys that no responder handled: Ctrl+X, Ctrl+C, Ctrl+V, the Menu key and Shift+F10. Tab moves the
  /// keyboard focus. In a debug build, Ctrl+Shift+L draws the elements of all layouts over the content.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses where !press.isRepeat || press.key?.code == .tab { press.key.map(perform) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.viewIfLoaded?.frame = bounds
  }
}
