import Synchronization

/// Measures intervals, and writes their durations to a log as messages for development.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// Writes to the log of the program.
  public init() { log = .default }
  /// Writes to the log of a part of the program.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Writes to the log of a category that the system knows.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// Writes to a log.
  public init(logHandle: OSLog) { log = logHandle }
  /// Writes to the log of a logger's part of the program.
  public static var disabled: OSSignposter { OSSignposter(logHandle: .disabled) }

  /// Whether signposts are written.
  public var isEnabled: Bool { log.signpostsEnabled }

  private static let next = Atomic<UInt64>(1)

  /// Returns an identifier that no other interval has.
  public func makeSignpostID() -> OSSignpostID {
    OSSignpostID(OSSignposter.next.wrappingAdd(1, ordering: .relaxed).oldValue)
  }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id, message: message.text) }

  /// Ends an interval, and writes how long it took.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage = ""
  ) {
    let texts = [state.message, message.text].filter { !$0.isEmpty }
    log.write(
      "\(name.description): \(state.start.duration(to: .now)) \(texts.joined(separator: " "))", .debug)
  }

  /// Measures a closure.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }

  /// Writes that something happened.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "") {
    log.write("\(name.description) \(message.text)", .debug)
  }
}

/// Distinguishes intervals of one name that overlap.
public struct OSSignpostID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// Creates an identifier from a number.
  public init(_ value: UInt64) { rawValue = value }

  /// For intervals that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
  let message: String
  let start = ContinuousClock.now

  init(id: OSSignpostID, message: String) { (self.id, self.message) = (id, message) }
}
