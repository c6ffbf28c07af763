/// How a line along a path is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of line ends.
  public enum Cap: Hashable, Sendable { case butt, round, square }
  /// The shape of line corners.
  public enum Join: Hashable, Sendable { case miter, round, bevel }

  /// The width of the line in points, half of it on each side of the path.
  public var width: Double
  /// The shape of the line's ends.
  public var cap: Cap
  /// The shape of the line's corners.
  public var join: Join
  /// The maximum length of a mitered corner, as a multiple of the width.
  public var miterLimit: Double
  /// Alternating lengths of dashes and spaces, in points; empty for a continuous line.
  public var dashes: [Double]
  /// The offset into the dashes at which the line begins, in points.
  public var dashPhase: Double

  /// Creates a style. The defaults are those of `CAShapeLayer`.
  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dashes: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}
