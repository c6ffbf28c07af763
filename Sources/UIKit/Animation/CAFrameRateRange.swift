/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate.
  public var minimum: Float
  /// The highest rate.
  public var maximum: Float
  /// The best rate. Nil if every rate in the range is equally good.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The rate of the display.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
