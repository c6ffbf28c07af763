/// The machine the program runs on, as far as layouts ask for it.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// This machine.
  public static let current = UIDevice()

  override init() { super.init() }

  /// What kind of device layouts are to suit: `pad`, whose screen is the most like a window on a desktop.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }

  /// How the device is held: by the shape of the main screen.
  public var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }

  /// The name of a notification that is never posted here: sizes change with the window's.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
