/// The device on which the program runs.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The current device.
  public static let current = UIDevice()

  override init() { super.init() }

  /// The kind of device that layouts adapt to. Always `pad`, whose screen is most similar to a desktop window.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }

  /// The orientation, derived from the shape of the main screen.
  public var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }

  /// The name of a notification that is never posted on this platform. Sizes change with the window's size.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
