import DisplayList
import Geometry
import Typesetting

extension PageBuilder {
  /// A shaped line, each run in the colour its style is the index of; black where there is none.
  func draw(_ line: ShapedLine, at origin: Point2D, colors: [Color]) -> String {
    guard origin.isFinite else { return "" }
    return line.runs.map { run in
      let color = colors.indices.contains(run.style) ? colors[run.style] : .black
      return color.isVisible && !run.glyphs.isEmpty
        ? draw(run, text: String(line.text(in: run)), at: origin, color) : ""
    }.joined()
  }

  private func draw(_ run: GlyphRun, text: String, at origin: Point2D, _ color: Color) -> String {
    var attributes = "\(place(of: run, text: text, at: origin)) y=\"\(origin.y.css)\""
    attributes += " font-size=\"\(run.descriptor.size.css)\" \(fonts.attributes(for: run, text: text))"
    if run.descriptor.hasMonospacedDigits { attributes += " style=\"font-feature-settings:'tnum'\"" }
    return "<text \(attributes) fill=\"\(color.css)\">\(text.escapedForMarkup)</text>"
  }

  /// Where the characters stand, so that neither kerning nor spacing of the browser's adds to the typesetter's.
  ///
  /// SVG wants a place for every unit of UTF-16 up to the last that has one, and leaves out those within a ligature
  /// or a cluster. A text with characters of two units, which browsers count in different ways, is given its
  /// beginning and its length instead.
  private func place(of run: GlyphRun, text: String, at origin: Point2D) -> String {
    // Text ends on the left where it runs to the left, and that is what is placed.
    let direction = run.bidiLevel % 2 == 1 ? " direction=\"rtl\" text-anchor=\"end\"" : ""
    if text.utf16.count != text.unicodeScalars.count {
      let x = origin.x + run.x
      return "x=\"\(x.css)\"\(direction)" + (run.width > 0 ? " textLength=\"\(run.width.css)\"" : "")
    }
    var starts: [Int: Double] = [:]
    for (glyph, offset) in zip(run.glyphs, run.textOffsets) {
      starts[offset] = min(starts[offset] ?? .infinity, glyph.position.x)
    }
    var places: [Double?] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      places.append(starts[offset])
      offset += String(scalar).utf8.count
    }
    places.removeLast(places.count - 1 - (places.lastIndex { $0 != nil } ?? 0))
    // What has no glyph of its own stands where the next one does: it draws nothing.
    var next = places.last.flatMap { $0 } ?? run.x
    let xs = places.reversed().map { place in
      next = place ?? next
      return (origin.x + next).css
    }
    return "x=\"\(xs.reversed().joined(separator: " "))\"\(direction)"
  }
}
