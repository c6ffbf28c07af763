@_exported import Foundation

/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8

  /// Creates a type from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A message of normal importance.
  public static let `default` = OSLogType(rawValue: 0x00)
  /// A message that may help.
  public static let info = OSLogType(rawValue: 0x01)
  /// A message for development.
  public static let debug = OSLogType(rawValue: 0x02)
  /// Something failed.
  public static let error = OSLogType(rawValue: 0x10)
  /// There is a mistake in the program.
  public static let fault = OSLogType(rawValue: 0x11)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }
}
