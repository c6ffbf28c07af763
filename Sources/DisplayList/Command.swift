import Geometry
import Typesetting

/// One drawing command, in the coordinates of the fragment or the enclosing `transform`, in points, y down.
///
/// Commands are drawn in order, later ones over earlier ones.
public indirect enum Command: Sendable {
  /// Fills a shape with a colour.
  case fill(RoundedRectangle, Color)
  /// Draws a line of a given width along the inside of a shape's edge.
  case border(RoundedRectangle, width: Double, Color)
  /// Draws a shadow, without the content that casts it.
  case shadow(Shadow)
  /// Fills a shape with a gradient.
  case gradient(Gradient, in: RoundedRectangle)
  /// Draws `source`, a part of a picture in pixels, into a rectangle. A nil `source` is the whole picture.
  ///
  /// With a tint, draws the picture's opacity filled with that colour.
  case image(Picture, source: Rectangle?, in: Rectangle, tint: Color?)
  /// Draws a shaped line whose baseline begins at a point. The `style` of a glyph run is the index of its colour.
  case text(ShapedLine, at: Point2D, colors: [Color])
  /// Fills the inside of a path.
  case fillPath(Path, Color, Path.FillRule)
  /// Strokes a path.
  case strokePath(Path, Color, StrokeStyle)
  /// Draws commands as one picture with an opacity.
  case group(opacity: Double, [Command])
  /// Draws content with the opacity of the mask.
  case mask([Command], content: [Command])
  /// Draws content over a backdrop with a blend mode, as one picture that does not depend on what is behind it.
  case blend([Command], over: [Command], BlendMode)
  /// Draws content clipped to a rounded rectangle.
  case clip(RoundedRectangle, [Command])
  /// Draws content clipped to a convex polygon.
  case clipPolygon(ConvexPolygon, [Command])
  /// Draws content through a transform. Its plane z = 0 is projected along z after the division by w.
  case transform(Matrix4, [Command])
  /// Draws a fragment.
  case fragment(Fragment)
}
