import Geometry
import Typesetting

/// One step of drawing, in the space of the fragment or the enclosing `transform`: points, y down.
///
/// Steps are drawn in order, later ones over earlier ones.
public indirect enum Command: Sendable {
  /// Fill a shape with a colour.
  case fill(RoundedRectangle, Color)
  /// Draw a line of a width along the inside of a shape's edge.
  case border(RoundedRectangle, width: Double, Color)
  /// Draw a shadow. What casts it is not drawn.
  case shadow(Shadow)
  /// Fill a shape with a gradient.
  case gradient(Gradient, in: RoundedRectangle)
  /// Draw `source`, a part of a picture in its pixels (all of it when nil), into a rectangle.
  ///
  /// With a tint, the picture's opacity is filled with that colour.
  case image(Picture, source: Rectangle?, in: Rectangle, tint: Color?)
  /// Draw a shaped line whose baseline begins at a point; a glyph run takes the colour of its `style`.
  case text(ShapedLine, at: Point2D, colors: [Color])
  /// Fill the inside of a path.
  case fillPath(Path, Color, Path.FillRule)
  /// Draw a line along a path.
  case strokePath(Path, Color, StrokeStyle)
  /// Draw the commands as one picture with an opacity.
  case group(opacity: Double, [Command])
  /// Draw the content where the mask's opacity lets it through.
  case mask([Command], content: [Command])
  /// Draw the content inside a shape only.
  case clip(RoundedRectangle, [Command])
  /// Draw the content inside a convex polygon only.
  case clipPolygon(ConvexPolygon, [Command])
  /// Draw the content through a transform; its plane z = 0 is seen along z after the division by w.
  case transform(Matrix4, [Command])
  /// Draw a fragment.
  case fragment(Fragment)
}
