import CCairo
import DisplayList
import Geometry

extension Painter {
  /// Fills a rounded rectangle.
  func fill(_ shape: RoundedRectangle, _ color: Color) {
    guard color.isVisible, !shape.rectangle.isEmpty else { return }
    setSource(color)
    cairo_new_path(context)
    addPath(of: withinReach(shape))
    cairo_fill(context)
  }

  /// Draws a line of a given width along the inside of a shape's edge.
  func drawBorder(of shape: RoundedRectangle, width: Double, _ color: Color) {
    guard color.isVisible, width > 0, !shape.rectangle.isEmpty else { return }
    let outer = withinReach(shape, margin: width)
    let inner = outer.inset(by: width)
    setSource(color)
    cairo_new_path(context)
    addPath(of: outer)
    if !inner.rectangle.isEmpty { addPath(of: inner) }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Fills the inside of a path.
  func fill(_ path: Path, _ color: Color, _ rule: Path.FillRule) {
    guard color.isVisible, addPath(path) else { return }
    setSource(color)
    cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Draws a line along a path.
  func stroke(_ path: Path, _ color: Color, _ style: StrokeStyle) {
    guard color.isVisible, style.width > 0, style.width.isFinite, addPath(path) else { return }
    setSource(color)
    cairo_set_line_width(context, style.width)
    cairo_set_line_cap(context, style.cap.cairo)
    cairo_set_line_join(context, style.join.cairo)
    cairo_set_miter_limit(context, style.miterLimit.isFinite ? style.miterLimit : 10)
    if style.hasUsableDashes {
      // Cairo repeats an odd number of lengths itself.
      cairo_set_dash(context, style.dashes, Int32(style.dashes.count), style.dashPhase)
    } else {
      cairo_set_dash(context, nil, 0, 0)
    }
    cairo_stroke(context)
  }

  /// Adds a rounded rectangle to the current path, clockwise from the upper left corner.
  func addPath(of shape: RoundedRectangle) {
    let box = shape.rectangle
    guard !shape.isSharp else {
      cairo_rectangle(context, box.minX, box.minY, box.width, box.height)
      return
    }
    let radii = shape.radii
    cairo_new_sub_path(context)
    for (x, y, radius, quarter) in [
      (box.minX + radii.topLeft, box.minY + radii.topLeft, radii.topLeft, 2.0),
      (box.maxX - radii.topRight, box.minY + radii.topRight, radii.topRight, 3),
      (box.maxX - radii.bottomRight, box.maxY - radii.bottomRight, radii.bottomRight, 0),
      (box.minX + radii.bottomLeft, box.maxY - radii.bottomLeft, radii.bottomLeft, 1),
    ] {
      if radius > 0 {
        cairo_arc(context, x, y, radius, quarter * .pi / 2, (quarter + 1) * .pi / 2)
      } else {
        cairo_line_to(context, x, y)
      }
    }
    cairo_close_path(context)
  }

  /// Makes a path the current one; false if it has a coordinate that is not finite.
  func addPath(_ path: Path) -> Bool {
    cairo_new_path(context)
    var current = Point2D.zero
    for element in path.elements {
      switch element {
      case .move(let point) where point.isFinite:
        cairo_move_to(context, point.x, point.y)
        current = point
      case .line(let point) where point.isFinite:
        cairo_line_to(context, point.x, point.y)
        current = point
      case .quadratic(let control, let point) where control.isFinite && point.isFinite:
        // The same curve as a cubic one: its control points are two thirds of the way to that of the quadratic.
        let first = current + (control - current) * (2.0 / 3)
        let second = point + (control - point) * (2.0 / 3)
        cairo_curve_to(context, first.x, first.y, second.x, second.y, point.x, point.y)
        current = point
      case .cubic(let control1, let control2, let point)
      where control1.isFinite && control2.isFinite && point.isFinite:
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
        current = point
      case .close:
        cairo_close_path(context)
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(context, &x, &y)
        current = Point2D(x: x, y: y)
      default:
        cairo_new_path(context)
        return false
      }
    }
    return true
  }

  /// The shape, with edges far outside the visible area moved closer to it, where they are still invisible.
  ///
  /// Cairo uses 24 bits for pixel coordinates: shapes would wrap around beyond eight million pixels.
  ///
  /// - Parameters:
  ///   - margin: The distance from the visible area, in points, within which an edge is still visible.
  ///   - limit: The distance from the origin, in pixels, within which edges are not moved.
  func withinReach(
    _ shape: RoundedRectangle, margin: Double = 0, limit: Double = 1e5
  ) -> RoundedRectangle {
    let image = matrix.boundingBox(of: shape.rectangle)
    guard max(abs(image.minX), abs(image.minY), abs(image.maxX), abs(image.maxY)) > limit,
      let box = visibleBox
    else { return shape }
    let radii = shape.radii
    let margin =
      2 * margin + 2 * max(radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight)
      + max(box.width, box.height)
    let reach = box.inset(by: -margin)
    let rectangle = shape.rectangle
    return RoundedRectangle(
      Rectangle(
        minX: max(rectangle.minX, min(reach.minX, rectangle.maxX)),
        minY: max(rectangle.minY, min(reach.minY, rectangle.maxY)),
        maxX: min(rectangle.maxX, max(reach.maxX, rectangle.minX)),
        maxY: min(rectangle.maxY, max(reach.maxY, rectangle.minY))),
      radii: radii)
  }
}

extension StrokeStyle {
  /// Whether Cairo accepts the dashes. Otherwise, the line is continuous.
  fileprivate var hasUsableDashes: Bool {
    dashes.allSatisfy { $0 >= 0 && $0.isFinite } && dashes.contains { $0 > 0 } && dashPhase.isFinite
  }
}

extension StrokeStyle.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
