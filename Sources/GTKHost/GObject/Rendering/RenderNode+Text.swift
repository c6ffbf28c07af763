import CGTK4
import DisplayList
import Geometry
import Typesetting

extension RenderNode {
  /// A node that draws a run of glyphs whose baseline begins at `origin`.
  static func text(_ run: GlyphRun, at origin: Point2D, color: Color) -> RenderNode? {
    guard !run.glyphs.isEmpty, let string = pango_glyph_string_new() else { return nil }
    defer { pango_glyph_string_free(string) }
    pango_glyph_string_set_size(string, Int32(run.glyphs.count))
    let scale = Double(PANGO_SCALE)
    // A Pango glyph string has advances, and offsets relative to them. Both are rounded to 1/1024; their sum stays
    // exact.
    var pen: Int32 = 0
    for (index, glyph) in run.glyphs.enumerated() {
      let advance = Int32((glyph.advance * scale).rounded())
      var info = PangoGlyphInfo()
      info.glyph = glyph.id
      info.geometry.width = advance
      info.geometry.x_offset = Int32((glyph.position.x * scale).rounded()) - pen
      info.geometry.y_offset = Int32((glyph.position.y * scale).rounded())
      string.pointee.glyphs[index] = info
      pen += advance
    }
    var rgba = GdkRGBA(color)
    var offset = graphene_point_t(origin)
    return run.font.withPangoFont { font in
      RenderNode(owning: gsk_text_node_new(UnsafeMutablePointer(font), string, &rgba, &offset))
    }
  }
}
