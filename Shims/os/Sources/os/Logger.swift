/// Writes messages to a log.
public struct Logger: Sendable {
  private let log: OSLog

  /// Writes to the log of the program.
  public init() { log = .default }

  /// Writes to the log of a part of the program.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message of normal importance.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a message.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes a message for development.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a message for development.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a message that may help.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Writes a message of normal importance.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Reports something that may be a failure.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Reports that something failed.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Reports a mistake of the program.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Reports a mistake of the program.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
