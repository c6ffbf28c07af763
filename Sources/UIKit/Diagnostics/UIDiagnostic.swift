import Logging

/// A mistake of an app or a layout that the framework detected and recovered from.
///
/// Where UIKit on iOS would stop the program or show wrong content, this framework continues with a safe result. It
/// reports the mistake once, with the object that caused it. All diagnostics go to `handler`. Turn on `isStrict` in
/// tests, and the first mistake stops the process.
public struct UIDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The kind of mistake, which a program can test for.
  public let code: Code

  /// What was wrong, with the values, and what the framework did instead, on one line.
  public let message: String

  /// The code and the message.
  public var description: String { "\(code.rawValue): \(message)" }

  /// Receives every diagnostic when it occurs, on the main actor. The default handler logs a warning.
  @MainActor public static var handler: (UIDiagnostic) -> Void = { diagnostic in
    logger.warning("\(diagnostic)")
  }

  /// Whether a diagnostic stops the process after `handler` has received it. Default false.
  @MainActor public static var isStrict = false

  @MainActor private static let logger = Logger(label: "UIKit")

  /// Reports a mistake, and stops the process in strict mode.
  ///
  /// - Parameters:
  ///   - code: The kind of mistake.
  ///   - message: What was wrong, with the values, and what was done instead, on one line.
  @MainActor
  public static func report(_ code: Code, _ message: String) {
    let diagnostic = UIDiagnostic(code: code, message: message)
    handler(diagnostic)
    if isStrict { fatalError(diagnostic.description) }
  }
}
