import Geometry

/// A text broken into lines.
public struct TypesetText: Sendable {
  /// A line and where it stands, from the text's upper left corner; points, y down.
  public struct Line: Sendable {
    /// The shaped line.
    public var line: ShapedLine
    /// The left end of its baseline.
    public var baselineOrigin: Point2D
    /// The upper edge of the room it is given.
    public var top: Double
    /// The height of that room, without spacing.
    public var height: Double

    /// The lower edge of that room.
    public var bottom: Double { top + height }
  }

  /// The lines, from top to bottom.
  public var lines: [Line]
  /// The room they take: the width of the widest line, and the height of all of them.
  public var size: Size2D
  /// Whether some of the text was left out.
  public var isTruncated: Bool
}
