/// The device on which the program runs.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The current device.
  public static let current = UIDevice()

  /// Creates an object for the current device, as ``current`` is.
  public override init() { super.init() }

  /// The state of the battery.
  public enum BatteryState: Int, Sendable {
    /// It is not known.
    case unknown
    /// The battery is in use.
    case unplugged
    /// The battery is charged.
    case charging
    /// The battery is full.
    case full
  }

  /// The level of the battery from 0 to 1. Always −1: it is not measured.
  public var batteryLevel: Float { -1 }
  /// The state of the battery. It is not measured.
  public var batteryState: BatteryState { .unknown }
  /// Whether the battery is measured. Has no effect.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether something is near the screen: false.
  public var proximityState: Bool { false }
  /// Whether nearness is measured. Has no effect.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether other programs run at the same time: true.
  public var isMultitaskingSupported: Bool { true }
  /// Does nothing: the desktop makes the sounds of the keys.
  public func playInputClick() {}

  /// The kind of device that layouts adapt to. Always `pad`, whose screen is most similar to a desktop window.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }

  /// The orientation, derived from the shape of the main screen.
  public var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }

  /// The name of the computer.
  public var name: String { ProcessInfo.processInfo.hostName }

  /// The kind of device: `iPad`, which fits ``userInterfaceIdiom``.
  public var model: String { "iPad" }

  /// The kind of device: `iPad`.
  public var localizedModel: String { model }

  /// The name of the operating system.
  public var systemName: String { "Linux" }

  /// The version of iOS whose features apps can expect, as `#available` reports them: 26.0.
  public var systemVersion: String { "26.0" }

  /// An identifier of this user and computer. It differs between apps, and is the same in each run.
  public var identifierForVendor: UUID? {
    let machine = try? String(contentsOfFile: "/etc/machine-id", encoding: .utf8)
    let text = "\(machine ?? name) \(NSUserName()) \(ProcessInfo.processInfo.processName)"
    // FNV-1a, twice with different starts: the standard library's hashes differ between runs.
    func hash(_ start: UInt64) -> UInt64 {
      text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    var bytes: [UInt8] = []
    for word in [hash(0xcbf2_9ce4_8422_2325), hash(0x9ae1_6a3b_2f90_404f)] {
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift)))
      }
    }
    bytes[6] = bytes[6] & 0x0f | 0x80
    bytes[8] = bytes[8] & 0x3f | 0x80
    return UUID(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8], bytes[9],
        bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }

  /// Whether the orientation is observed. It is always known here, from the shape of the screen.
  public private(set) var isGeneratingDeviceOrientationNotifications = false

  /// Begins to observe the orientation. A desktop does not turn, so no notification follows.
  public func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }

  /// Ends observing the orientation.
  public func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  /// The name of a notification that is never posted on this platform. Sizes change with the window's size.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The name of a notification that is never posted: the battery is not measured.
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The name of a notification that is never posted: the battery is not measured.
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// The name of a notification that is never posted: nothing measures what is near the screen.
  public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}
