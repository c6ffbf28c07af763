/// How an orthogonally scrolling section decelerates and bounces.
@preconcurrency @MainActor
public class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Whether the content can be pulled beyond its ends.
  public enum Bounce: Int, Sendable {
    /// The content can be pulled if it is larger than the visible area.
    case automatic
    /// The content can always be pulled.
    case always
    /// The content can never be pulled.
    case never
  }

  /// How quickly scrolling decelerates.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity that remains after a millisecond. 0 leaves the choice to the scrolling behaviour.
    public let rawValue: CGFloat

    /// Creates a rate from the fraction of the velocity that remains after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The rate that suits the scrolling behaviour: fast for paging by groups, otherwise normal.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// The rate of `UIScrollView.DecelerationRate.normal`.
    public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// The rate of `UIScrollView.DecelerationRate.fast`.
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  /// How quickly scrolling decelerates. Default automatic.
  public var decelerationRate = DecelerationRate.automatic

  /// Whether the content can be pulled beyond its ends. Default automatic.
  public var bounce = Bounce.automatic
}
