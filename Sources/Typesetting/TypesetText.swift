import Geometry

/// A text broken into lines.
public struct TypesetText: Sendable {
  /// A line and where its baseline begins.
  public struct Line: Sendable {
    /// The shaped line.
    public var line: ShapedLine
    /// The left end of its baseline, from the text's upper left corner.
    public var baselineOrigin: Point2D

    /// Places a line.
    public init(line: ShapedLine, baselineOrigin: Point2D) {
      self.line = line
      self.baselineOrigin = baselineOrigin
    }
  }

  /// The lines, from top to bottom.
  public var lines: [Line]
  /// The room they take: the width of the widest line, and the height of all of them.
  public var size: Size2D
  /// Whether some of the text was left out.
  public var isTruncated: Bool

  /// Makes a text from its lines.
  public init(lines: [Line], size: Size2D, isTruncated: Bool) {
    self.lines = lines
    self.size = size
    self.isTruncated = isTruncated
  }
}
