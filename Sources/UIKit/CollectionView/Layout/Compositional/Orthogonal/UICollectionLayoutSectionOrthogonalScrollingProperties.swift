/// How a section that scrolls by itself decelerates and bounces.
@preconcurrency @MainActor
public class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Whether the content can be pulled beyond its ends.
  public enum Bounce: Int, Sendable {
    /// When there is more than is seen.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// How quickly scrolling comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed that is left after a millisecond; 0 where the behaviour decides.
    public let rawValue: CGFloat

    /// Makes a rate from the share of the speed that is left after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As the behaviour of the section wants it: paging by groups is fast, all else normal.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// As `UIScrollView.DecelerationRate.normal`.
    public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// As `UIScrollView.DecelerationRate.fast`.
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  /// How quickly scrolling comes to rest. Default automatic.
  public var decelerationRate = DecelerationRate.automatic

  /// Whether the content can be pulled beyond its ends. Default automatic.
  public var bounce = Bounce.automatic
}
