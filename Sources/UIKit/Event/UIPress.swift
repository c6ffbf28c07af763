/// One key from being pressed to being let go.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The key.
  public let key: UIKey?
  /// When the press last changed, in seconds.
  public let timestamp: TimeInterval
  /// Whether the key repeats because it is held.
  let isRepeat: Bool

  init(_ key: UIKey, isRepeat: Bool, timestamp: TimeInterval) {
    self.key = key
    self.isRepeat = isRepeat
    self.timestamp = timestamp
  }
}
