/// A key press, from pressing to releasing.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// What has happened to a key.
  public enum Phase: Int, Sendable {
    /// It was pressed.
    case began
    /// It repeats while it is held.
    case changed
    /// Nothing.
    case stationary
    /// It was released.
    case ended
    /// The press is over without a release.
    case cancelled
  }

  /// The key.
  public let key: UIKey?
  /// The time of the last change, in seconds.
  public let timestamp: TimeInterval
  /// What has happened to the key.
  public let phase: Phase
  /// Whether the key repeats while it is held.
  package var isRepeat: Bool { phase == .changed }

  init(_ key: UIKey, phase: Phase, timestamp: TimeInterval) {
    self.key = key
    self.phase = phase
    self.timestamp = timestamp
  }
}
