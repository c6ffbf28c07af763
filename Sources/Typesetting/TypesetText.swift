import Geometry

/// A text broken into lines.
public struct TypesetText: Sendable {
  /// A line and its position, relative to the text's upper left corner, in points, y down.
  public struct Line: Sendable {
    /// The shaped line.
    public var line: ShapedLine
    /// The left end of the baseline.
    public var baselineOrigin: Point2D
    /// The upper edge of the line's box.
    public var top: Double
    /// The height of the line's box, without spacing.
    public var height: Double

    /// The lower edge of the line's box.
    public var bottom: Double { top + height }
  }

  /// The lines, from top to bottom.
  public var lines: [Line]
  /// The size of the text: the width of the widest line, and the height of all lines.
  public var size: Size2D
  /// Whether some of the text was left out.
  public var isTruncated: Bool
}
