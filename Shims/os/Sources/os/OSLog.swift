import Synchronization

/// A log: messages of a part of a program.
///
/// Messages are lines of the standard error stream, with time, type, subsystem and category. Messages of the type `debug`
/// are written only if the environment contains `OS_LOG_DEBUG`.
public final class OSLog: NSObject, Sendable {
  let subsystem: String
  let category: String
  private let isDisabled: Bool

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - subsystem: The program, such as `org.example.player`.
  ///   - category: The part of the program.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  /// Creates a log for a category that the system knows.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue, isDisabled: false)
  }

  private init(subsystem: String, category: String, isDisabled: Bool) {
    (self.subsystem, self.category, self.isDisabled) = (subsystem, category, isDisabled)
    super.init()
  }

  /// The log of the program, without a category.
  public static let `default` = OSLog(subsystem: "", category: "", isDisabled: false)
  /// A log that writes nothing.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  /// A category that the system knows.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a category from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Signposts of points that interest the developer.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  private static let writesDebug = ProcessInfo.processInfo.environment["OS_LOG_DEBUG"] != nil

  /// Whether messages of a type are written.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled && (type != .debug || Self.writesDebug) }

  /// Whether signposts are written: if messages for development are.
  public var signpostsEnabled: Bool { isEnabled(type: .debug) }

  /// Writes a line. A test replaces it.
  static let output = Mutex<@Sendable (String) -> Void> { line in
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  func write(_ message: @autoclosure () -> String, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let prefix = place.isEmpty ? "" : "[\(place)] "
    let line = "\(Date().formatted(.iso8601)) \(type.name) \(prefix)\(message())"
    OSLog.output.withLock { $0 }(line)
  }
}
