/// A display, or default values when there is none.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The display that the next window will be shown on. `UIWindowScene.screen` is that of a scene.
  public static let main = UIScreen()

  /// The rectangle of the screen in points. A host sets it to that of its window.
  public var bounds = CGRect(x: 0, y: 0, width: 1280, height: 800)

  /// The scale in pixels per point. 2 without a window.
  public var scale: CGFloat = 2

  /// What the user has set for the desktop. A host sets it. That of the main screen is also part of the current traits while
  /// no view is drawn or laid out.
  public var desktopTraits = UIDesktopTraits() {
    didSet {
      guard desktopTraits != oldValue, self === UIScreen.main else { return }
      UITraitCollection.current = desktopTraits.overrides.applied(to: .current)
    }
  }

  /// The light or dark style of the desktop.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { desktopTraits.userInterfaceStyle }
    set { desktopTraits.userInterfaceStyle = newValue }
  }

  override init() { super.init() }

  /// Creates a screen with the values of another one.
  init(like other: UIScreen) {
    (bounds, scale, desktopTraits) = (other.bounds, other.scale, other.desktopTraits)
    super.init()
  }

  /// The displays: only the main one is known.
  public static var screens: [UIScreen] { [main] }

  /// The rectangle of the screen in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The scale in pixels per point, which is `scale` here.
  public var nativeScale: CGFloat { scale }

  /// The number of frames per second that apps can count on. The host draws with the rate of the display.
  public var maximumFramesPerSecond: Int { 60 }

  /// The brightness, from 0 to 1. No effect: the desktop sets the brightness of its displays.
  public var brightness: CGFloat = 1

  /// Whether the screen is recorded or shown elsewhere: false. A desktop does not say.
  public var isCaptured: Bool { false }

  /// The name of a notification that is never posted: a desktop does not say whether the screen is recorded.
  public nonisolated static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// The name of a notification that is never posted: the desktop sets the brightness of its displays.
  public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// The name of a notification that is never posted: only the main display is known.
  public nonisolated static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
  /// The name of a notification that is never posted: only the main display is known.
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UIScreenDidDisconnectNotification")
}

extension UIScreen: UITraitEnvironment {
  /// The traits of the display: its scale, those of the desktop, and defaults for the others.
  public var traitCollection: UITraitCollection {
    var traits = desktopTraits.overrides
    traits.displayScale = scale
    return traits.applied(to: .initial)
  }

  /// Does nothing, because nothing observes the display's traits. Windows have traits of their own.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
