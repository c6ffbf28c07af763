/// A key press, from pressing to releasing.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The key.
  public let key: UIKey?
  /// The time of the last change, in seconds.
  public let timestamp: TimeInterval
  /// Whether the key repeats while it is held.
  package let isRepeat: Bool

  init(_ key: UIKey, isRepeat: Bool, timestamp: TimeInterval) {
    self.key = key
    self.isRepeat = isRepeat
    self.timestamp = timestamp
  }
}
