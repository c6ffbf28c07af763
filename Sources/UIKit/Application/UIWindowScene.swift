import DisplayList
import Geometry

/// A scene with windows. On the desktop, all windows of a scene are in one desktop window.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// Windows are kept by the app, usually by the property `window` of a delegate.
  private struct Member {
    weak var window: UIWindow?
  }

  private var members: [Member] = []

  /// What shows several windows, one over another.
  let stage = WindowStage()

  /// The rectangle of the scene, in points. Set by the application or the host.
  var frame = CGRect.zero

  private let ownScreen = UIScreen(like: .main)

  /// The display that the scene is on, with the scale and the style of the scene's windows. Each scene has its own,
  /// because desktop windows can be on displays of different scales. It begins with the values of `UIScreen.main`.
  open var screen: UIScreen { ownScreen }

  /// The clock with which the windows of the scene move. A host sets it before they are shown. Default
  /// ``FrameClock/main``.
  public var frameClock = FrameClock.main

  /// The windows of the scene, lowest first, visible or not.
  open var windows: [UIWindow] { members.compactMap(\.window) }

  /// The window that receives keys.
  open internal(set) weak var keyWindow: UIWindow?

  /// The coordinates of the scene, in points from its upper left corner.
  open var coordinateSpace: any UICoordinateSpace {
    SceneSpace(bounds: CGRect(origin: .zero, size: frame.size), on: screen)
  }

  /// The orientation, derived from the shape of the scene: portrait if it is at least as high as wide.
  open var interfaceOrientation: UIInterfaceOrientation {
    frame.width > frame.height ? .landscapeLeft : .portrait
  }

  /// The traits of the scene: those of its key window.
  open var traitCollection: UITraitCollection { (keyWindow ?? windows.first)?.traitCollection ?? .initial }

  /// The minimum size of the scene's desktop window.
  open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()

  /// The status bar. It has no height: a desktop window has none.
  public let statusBarManager: UIStatusBarManager? = UIStatusBarManager()

  // MARK: - Host

  /// Shows the menus of the scene's windows. Set by the host.
  public var menuPresenter: (any MenuPresenter)? { didSet { windows.forEach(connect) } }

  /// Continues drags that leave the scene's windows. Set by the host.
  public var dragExporter: (any DragExporter)? { didSet { windows.forEach(connect) } }

  private func connect(_ window: UIWindow) {
    (window.menuPresenter, window.dragExporter) = (menuPresenter, dragExporter)
  }

  /// Adds a window, above those of the same level.
  func add(_ window: UIWindow) {
    let isNew = !windows.contains(window)
    members.removeAll { $0.window == nil || $0.window === window }
    members.append(Member(window: window))
    if isNew {
      if menuPresenter != nil { connect(window) }
      window.traitOverrides.displayScale = ownScreen.scale
      window.desktopTraits = ownScreen.desktopTraits
    }
    windowsDidChange()
  }

  func remove(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    if keyWindow === window { keyWindow = nil }
    windowsDidChange()
  }

  /// Called when windows were added, removed, hidden or shown, or changed their level.
  func windowsDidChange() { stage.show(shownWindows) }

  /// The visible windows, lowest first.
  var shownWindows: [UIWindow] {
    windows.filter { !$0.isHidden }.enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }.map(\.element)
  }

  override func didBecomeActive() {
    for window in windows { window.reportAppearance() }
  }

  /// Called by a host when the scene has another size or scale. Windows that fill the scene receive its size, and the
  /// delegate is notified. `UIScreen.main` does not change.
  public func hostDidResize(to size: CGSize, scale: CGFloat) {
    let (space, orientation, traits) = (coordinateSpace, interfaceOrientation, traitCollection)
    let old = frame.size
    let hasChanged = old != size || ownScreen.scale != scale
    frame.size = size
    ownScreen.bounds = CGRect(origin: .zero, size: size)
    ownScreen.scale = scale
    for window in windows {
      if window.traitOverrides.displayScale != scale { window.traitOverrides.displayScale = scale }
      if window.frame == CGRect(origin: .zero, size: old), old != size { window.frame.size = size }
    }
    guard hasChanged, activationState != .unattached else { return }
    reportUpdate(from: space, orientation, traits)
  }

  /// Called by a host when the desktop became light or dark.
  public func hostDidChange(style: UIUserInterfaceStyle) {
    var traits = ownScreen.desktopTraits
    traits.userInterfaceStyle = style
    hostDidChange(desktopTraits: traits)
  }

  /// Called by a host when the user has changed a setting of the desktop: the style, the size of text, or the contrast.
  public func hostDidChange(desktopTraits: UIDesktopTraits) {
    let (traits, old) = (traitCollection, ownScreen.desktopTraits)
    ownScreen.desktopTraits = desktopTraits
    for window in windows { window.desktopTraits = desktopTraits }
    let category = desktopTraits.preferredContentSizeCategory
    if category != old.preferredContentSizeCategory {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: self,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
    }
    UIAccessibility.isDarkerSystemColorsEnabled = desktopTraits.accessibilityContrast == .high
    guard activationState != .unattached, traits != traitCollection else { return }
    reportUpdate(from: coordinateSpace, interfaceOrientation, traits)
  }

  private func reportUpdate(
    from space: any UICoordinateSpace, _ orientation: UIInterfaceOrientation, _ traits: UITraitCollection
  ) {
    (delegate as? any UIWindowSceneDelegate)?.windowScene(
      self, didUpdate: space, interfaceOrientation: orientation, traitCollection: traits)
  }

  /// Whether the next frame would differ from the last one.
  public var needsFrame: Bool { stage.needsFrame }

  /// A frame of the visible windows, after any pending layout.
  public func makeDisplayList() -> DisplayList { stage.makeDisplayList(size: frame.size) }

  /// Handles a user action that a host reports or a test replays: in the topmost window at its location, or in the key
  /// window for keys.
  public func send(_ input: InputEvent) { stage.send(input, keyWindow: keyWindow) }
}

/// Coordinates with the origin of the scene, like those of a window that fills it.
@MainActor
private final class SceneSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect
  private let screen: UIScreen

  init(bounds: CGRect, on screen: UIScreen) {
    (self.bounds, self.screen) = (bounds, screen)
    super.init()
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    screen.convert(point, to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    screen.convert(point, from: coordinateSpace)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    screen.convert(rect, to: coordinateSpace)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    screen.convert(rect, from: coordinateSpace)
  }
}
