import CCairo
import DisplayList
import Geometry
import Typesetting

extension Painter {
  /// Draws a shaped line, each run in the colour its style is the index of; black where there is none.
  func draw(_ line: ShapedLine, at origin: Point2D, colors: [Color]) {
    for run in line.runs {
      let color = colors.indices.contains(run.style) ? colors[run.style] : .black
      guard color.isVisible, !run.glyphs.isEmpty else { continue }
      let glyphs = run.glyphs.map {
        cairo_glyph_t(
          index: UInt($0.id), x: origin.x + $0.position.x, y: origin.y + $0.position.y)
      }
      guard glyphs.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { continue }
      run.font.withCairoFont { font in
        guard let font, cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS else { return }
        cairo_set_scaled_font(context, font)
        setSource(color)
        if hasColorGlyphs(font) {
          cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
        } else {
          // Cairo's own glyph images stand at whole pixels only; outlines stand where they should.
          cairo_new_path(context)
          cairo_glyph_path(context, glyphs, Int32(glyphs.count))
          cairo_fill(context)
        }
      }
    }
  }

  /// Whether a font brings pictures in colour instead of outlines.
  private func hasColorGlyphs(_ font: OpaquePointer) -> Bool {
    guard cairo_scaled_font_get_type(font) == CAIRO_FONT_TYPE_FT,
      let face = cairo_ft_scaled_font_lock_face(font)
    else { return false }
    defer { cairo_ft_scaled_font_unlock_face(font) }
    return face.pointee.face_flags & Int(FT_FACE_FLAG_COLOR) != 0
  }
}
