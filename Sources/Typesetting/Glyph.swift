import Geometry

/// A glyph of a font and its position.
public struct Glyph: Hashable, Sendable {
  /// The number of the glyph in its font; 0 is the glyph for missing characters.
  public var id: UInt32
  /// The position of the glyph's origin, relative to the left end of the line's baseline, in points, y down.
  public var position: Point2D
  /// The distance to the origin of the next glyph, in points.
  public var advance: Double

  /// Creates a glyph at a position.
  public init(id: UInt32, position: Point2D, advance: Double) {
    self.id = id
    self.position = position
    self.advance = advance
  }
}
