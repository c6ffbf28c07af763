import CCairo
import DisplayList
import Geometry
import Typesetting

extension Painter {
  /// Runs with more pixels than this are not cached.
  private static let maximumKeptArea = 1 << 20

  /// Draws a shaped line. The style of each run is the index of its colour; without one, the run is black.
  func draw(_ line: ShapedLine, at origin: Point2D, colors: [Color]) {
    guard origin.isFinite else { return }
    for (index, run) in line.runs.enumerated() {
      let color = colors.indices.contains(run.style) ? colors[run.style] : .black
      guard color.isVisible, !run.glyphs.isEmpty else { continue }
      run.font.withCairoFont { font in
        guard let font, cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS else { return }
        if keepsVectors {
          show(run, font, text: line.text(in: run), at: origin, color)
        } else if hasColorGlyphs(font) {
          let glyphs = run.glyphs.map { cairo_glyph_t($0, movedBy: origin) }
          cairo_set_scaled_font(context, font)
          setSource(color)
          cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
        } else {
          draw(run, font, of: line, index: index, at: origin, color)
        }
      }
    }
  }

  /// Draws a run as outlines, because Cairo's own glyph images are positioned at whole pixels only.
  ///
  /// The coverage of the outlines is cached: filling them takes twenty times as long as painting through a mask.
  private func draw(
    _ run: GlyphRun, _ font: OpaquePointer, of line: ShapedLine, index: Int, at origin: Point2D,
    _ color: Color
  ) {
    // The origin as a whole pixel and a fraction in 64ths, so that runs that moved by whole pixels are found in the
    // cache.
    let target = matrix.apply(to: origin)
    let pixel = Point2D(x: target.x.rounded(.down), y: target.y.rounded(.down))
    let fraction = Point2D(
      x: ((target.x - pixel.x) * 64).rounded() / 64, y: ((target.y - pixel.y) * 64).rounded() / 64)
    var linear = matrix
    (linear.tx, linear.ty) = (fraction.x, fraction.y)

    let glyphs = run.glyphs.map { cairo_glyph_t($0, movedBy: .zero) }
    var ink = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(font, glyphs, Int32(glyphs.count), &ink)
    // Cairo's bearing is relative to the origin of the first glyph.
    let inkBox = Rectangle(
      x: ink.x_bearing + glyphs[0].x, y: ink.y_bearing + glyphs[0].y, width: ink.width, height: ink.height)
    let box = linear.boundingBox(of: inkBox).inset(by: -1).coveringPixels
    guard box.area <= Double(Self.maximumKeptArea) else {
      setSource(color)
      fillOutlines(
        glyphs.map { cairo_glyph_t(index: $0.index, x: $0.x + origin.x, y: $0.y + origin.y) }, font)
      return
    }
    let key = RenderCaches.Key.text(line: RenderCaches.Line(line), run: index, matrix: linear)
    let mask = caches.surface(for: key) {
      guard let mask = Surface(width: Int(box.width), height: Int(box.height), format: .mask) else {
        return nil
      }
      let toMask = linear.then(.translation(x: -box.minX, y: -box.minY))
      let inside = Rectangle(x: 0, y: 0, width: box.width, height: box.height)
      mask.draw { context in
        let painter = Painter(context: context, matrix: toMask, visible: inside, caches: caches)
        painter.setTransform()
        painter.fillOutlines(glyphs, font)
      }
      return mask
    }
    guard let mask else { return }
    cairo_save(context)
    cairo_identity_matrix(context)
    setSource(color)
    cairo_mask_surface(context, mask.pointer, pixel.x + box.minX, pixel.y + box.minY)
    cairo_restore(context)
  }

  private func fillOutlines(_ glyphs: [cairo_glyph_t], _ font: OpaquePointer) {
    cairo_set_scaled_font(context, font)
    cairo_new_path(context)
    cairo_glyph_path(context, glyphs, Int32(glyphs.count))
    cairo_fill(context)
  }

  /// Whether a font has colour glyphs instead of outlines.
  private func hasColorGlyphs(_ font: OpaquePointer) -> Bool {
    guard cairo_scaled_font_get_type(font) == CAIRO_FONT_TYPE_FT,
      let face = cairo_ft_scaled_font_lock_face(font)
    else { return false }
    defer { cairo_ft_scaled_font_unlock_face(font) }
    return face.pointee.face_flags & Int(FT_FACE_FLAG_COLOR) != 0
  }
}

extension cairo_glyph_t {
  /// A glyph of a line whose baseline begins at a point.
  fileprivate init(_ glyph: Glyph, movedBy origin: Point2D) {
    self.init(index: UInt(glyph.id), x: origin.x + glyph.position.x, y: origin.y + glyph.position.y)
  }
}
