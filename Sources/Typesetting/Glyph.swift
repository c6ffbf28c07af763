import Geometry

/// A glyph of a font and where it stands.
public struct Glyph: Hashable, Sendable {
  /// The number of the glyph in its font; 0 is drawn where the font lacks the character.
  public var id: UInt32
  /// Where the glyph's origin is drawn, from the left end of the line's baseline; points, y down.
  public var position: Point2D
  /// How far the pen moves on to the right for the next glyph, in points.
  public var advance: Double

  /// Places a glyph.
  public init(id: UInt32, position: Point2D, advance: Double) {
    self.id = id
    self.position = position
    self.advance = advance
  }
}
