/// How a line along a path is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of a line's ends.
  public enum Cap: Hashable, Sendable { case butt, round, square }
  /// The shape of a line's corners.
  public enum Join: Hashable, Sendable { case miter, round, bevel }

  /// The width of the line in points, half of it on each side of the path.
  public var width: Double
  /// The shape of its ends.
  public var cap: Cap
  /// The shape of its corners.
  public var join: Join
  /// How far a mitered corner may reach, as a multiple of the width.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn, in points; empty for a continuous line.
  public var dashes: [Double]
  /// Where in the dashes the line begins, in points.
  public var dashPhase: Double

  /// Makes a style; the defaults are those of `CAShapeLayer`.
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
