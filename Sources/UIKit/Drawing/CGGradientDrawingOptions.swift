/// Where a gradient is drawn beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The members as bits.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last colour goes on behind the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
