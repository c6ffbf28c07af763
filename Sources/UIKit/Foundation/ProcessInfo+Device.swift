// What iOS code asks about the device, and Foundation on Linux does not know.
extension ProcessInfo {
  /// Whether the app was made for iOS and runs on a Mac. False.
  public var isMacCatalystApp: Bool { false }
  /// Whether the app was made for iOS and runs on a Mac without changes. False.
  public var isiOSAppOnMac: Bool { false }
  /// Whether the user saves energy. False: the desktop's power profile is not read.
  public var isLowPowerModeEnabled: Bool { false }
  /// How hot the device is. Nominal: it is not read.
  public var thermalState: ThermalState { .nominal }

  /// How hot a device is.
  public enum ThermalState: Int, Sendable {
    /// Within its limits.
    case nominal
    /// Slightly above.
    case fair
    /// So hot that the system slows down.
    case serious
    /// So hot that the device must cool down.
    case critical
  }

  /// The name of a notification that is never posted.
  public static let thermalStateDidChangeNotification = NSNotification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension NSNotification.Name {
  /// The name of a notification that is never posted: the desktop's power profile is not read.
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
