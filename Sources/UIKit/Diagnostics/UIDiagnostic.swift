import Logging

/// A mistake of an application or a layout that was noticed and survived.
///
/// Where UIKit on iOS would stop the program, or show nonsense, this one goes on with a safe result and says
/// once, in words that name the culprit, what was wrong. All of it goes through `handler`. Those who test
/// turn on `isStrict`, and the first mistake stops the process.
public struct UIDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The kind of mistake, to be recognised by a program.
  public let code: Code

  /// What was wrong, what was done instead, and with which values; one line.
  public let message: String

  /// The code and the message.
  public var description: String { "\(code.rawValue): \(message)" }

  /// Is told every diagnostic as it arises, on the main actor; by default it logs a warning.
  @MainActor public static var handler: (UIDiagnostic) -> Void = { diagnostic in
    logger.warning("\(diagnostic)")
  }

  /// Whether a diagnostic stops the process after the handler was told. Default false.
  @MainActor public static var isStrict = false

  @MainActor private static let logger = Logger(label: "UIKit")

  /// Says what was wrong, or stops in strict mode.
  ///
  /// - Parameters:
  ///   - code: The kind of mistake.
  ///   - message: What is wrong, what is done instead, and with which values; one line.
  @MainActor
  public static func report(_ code: Code, _ message: String) {
    let diagnostic = UIDiagnostic(code: code, message: message)
    handler(diagnostic)
    if isStrict { fatalError(diagnostic.description) }
  }
}
