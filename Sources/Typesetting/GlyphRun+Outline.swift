import CPango
import Geometry

extension GlyphRun {
  /// A part of the outlines of glyphs, in points from the left end of the line's baseline, y down.
  public enum OutlineElement: Hashable, Sendable {
    /// Begins a contour at a point.
    case move(Point2D)
    /// A straight line to a point.
    case line(Point2D)
    /// A cubic Bézier curve to a point.
    case curve(control1: Point2D, control2: Point2D, to: Point2D)
    /// A straight line back to the start of the contour.
    case close
  }

  /// Coordinates are exact to 1/256 of a unit of Cairo's; this many units are a point.
  private static let precision = 64.0

  /// Returns the outlines of the glyphs. Nil if the font has pictures instead of outlines, as fonts of emoji do, or if its
  /// file can no longer be opened.
  ///
  /// - Complexity: O(*n*) for *n* glyphs. Nothing is cached.
  public func outline() -> [OutlineElement]? {
    if font.hasColorGlyphs { return nil }
    return font.withCairoFont { font -> [OutlineElement]? in
      guard let font, cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS else { return nil }
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
      let context = cairo_create(surface)
      defer {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
      }
      cairo_scale(context, Self.precision, Self.precision)
      cairo_set_scaled_font(context, font)
      var elements: [OutlineElement] = []
      for glyph in glyphs {
        // Each glyph at the origin: a long line would exceed Cairo's coordinates.
        cairo_new_path(context)
        var glyphAtOrigin = cairo_glyph_t(index: UInt(glyph.id), x: 0, y: 0)
        cairo_glyph_path(context, &glyphAtOrigin, 1)
        guard let path = cairo_copy_path(context) else { return nil }
        defer { cairo_path_destroy(path) }
        guard path.pointee.status == CAIRO_STATUS_SUCCESS else { return nil }
        elements += path.pointee.elements(movedBy: glyph.position)
      }
      return elements
    }
  }
}

extension cairo_path_t {
  /// The elements of the path, moved by an offset.
  fileprivate func elements(movedBy offset: Point2D) -> [GlyphRun.OutlineElement] {
    guard let data else { return [] }
    var elements: [GlyphRun.OutlineElement] = []
    var index = 0
    while index < Int(num_data) {
      let header = data[index].header
      func point(_ position: Int) -> Point2D {
        let point = data[index + position].point
        return Point2D(x: point.x, y: point.y) + offset
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: elements.append(.move(point(1)))
      case CAIRO_PATH_LINE_TO: elements.append(.line(point(1)))
      case CAIRO_PATH_CURVE_TO: elements.append(.curve(control1: point(1), control2: point(2), to: point(3)))
      default: elements.append(.close)
      }
      index += Int(header.length)
    }
    // After each contour, Cairo begins another one at the same point.
    if case .move = elements.last { elements.removeLast() }
    return elements
  }
}

extension Font {
  /// Whether the font has colour pictures for glyphs.
  fileprivate var hasColorGlyphs: Bool {
    withPangoFont { font in
      guard let face = pango_font_get_hb_font(UnsafeMutablePointer(font)).flatMap({ hb_font_get_face($0) })
      else { return false }
      return hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
        || hb_ot_color_has_svg(face) != 0
    }
  }
}
