import CCairo
import DisplayList
import Geometry
import Typesetting

extension Painter {
  /// Shows a run as glyphs of its font, with its text, so that a document can be searched.
  func show(_ run: GlyphRun, _ font: OpaquePointer, text: Substring, at origin: Point2D, _ color: Color) {
    let glyphs = run.glyphs.map {
      cairo_glyph_t(index: UInt($0.id), x: origin.x + $0.position.x, y: origin.y + $0.position.y)
    }
    cairo_set_scaled_font(context, font)
    setSource(color)
    guard let clusters = run.clusters(textLength: text.utf8.count) else {
      cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
      return
    }
    cairo_show_text_glyphs(
      context, String(text), Int32(text.utf8.count), glyphs, Int32(glyphs.count), clusters,
      Int32(clusters.count),
      run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0))
  }
}

extension GlyphRun {
  /// The number of bytes and glyphs of each cluster, in reading order; nil if the glyphs are in another order.
  ///
  /// Characters without a glyph belong to the cluster before them, or to the first one. Cairo's context becomes
  /// unusable if the numbers do not add up.
  fileprivate func clusters(textLength: Int) -> [cairo_text_cluster_t]? {
    let offsets = isRightToLeft ? textOffsets.reversed() : textOffsets
    guard offsets.count == glyphs.count, let first = offsets.first, first >= 0 else { return nil }
    var clusters: [cairo_text_cluster_t] = []
    var (start, end) = (0, 0)
    while end < offsets.count {
      let offset = offsets[end]
      let firstGlyph = end
      while end < offsets.count, offsets[end] == offset { end += 1 }
      let next = end < offsets.count ? offsets[end] : textLength
      guard next > offset else { return nil }
      clusters.append(
        cairo_text_cluster_t(num_bytes: Int32(next - start), num_glyphs: Int32(end - firstGlyph)))
      start = next
    }
    return start == textLength ? clusters : nil
  }
}
