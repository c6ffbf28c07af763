import Foundation

/// Identifies work that continues while the app is in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates an identifier from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Identifies no work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

// A desktop does not suspend programs, so that work is never interrupted.
extension UIApplication {
  /// Begins work that continues in the background. It has no time limit.
  ///
  /// - Parameter handler: Called before the time ends. Never called.
  /// - Returns: The identifier for `endBackgroundTask(_:)`.
  public func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  {
    lastBackgroundTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
  }

  /// Begins work that continues in the background, with a name. It has no time limit.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(expirationHandler: handler) }

  /// Ends work in the background.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The time that the app may work in the background, in seconds: without limit.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
