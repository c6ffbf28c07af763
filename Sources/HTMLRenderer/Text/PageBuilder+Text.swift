import DisplayList
import Geometry
import Typesetting

extension PageBuilder {
  /// Markup for a shaped line. The style of each run is the index of its colour; without one, the run is black.
  func draw(_ line: ShapedLine, at origin: Point2D, colors: [Color]) -> String {
    guard origin.isFinite else { return "" }
    return line.runs.map { run in
      let color = colors.indices.contains(run.style) ? colors[run.style] : .black
      return color.isVisible && !run.glyphs.isEmpty
        ? draw(run, text: String(line.text(in: run)), at: origin, color) : ""
    }.joined()
  }

  private func draw(_ run: GlyphRun, text: String, at origin: Point2D, _ color: Color) -> String {
    var attributes = "\(place(of: run, text: text, at: origin)) y=\"\((origin.y - run.rise).css)\""
    attributes += " font-size=\"\(run.descriptor.size.css)\" \(fonts.attributes(for: run, text: text))"
    if run.descriptor.hasMonospacedDigits { attributes += " style=\"font-feature-settings:'tnum'\"" }
    return "<text \(attributes) fill=\"\(color.css)\">\(text.escapedForMarkup)</text>"
  }

  /// The positions of the characters, so that the browser's kerning and spacing are not added to the typesetter's.
  ///
  /// SVG requires a position for every UTF-16 unit up to the last one that has one, and ignores those within a ligature
  /// or a cluster. Browsers count characters of two units in different ways, so text with such characters has only a
  /// start and a length.
  private func place(of run: GlyphRun, text: String, at origin: Point2D) -> String {
    // Text that runs from right to left is positioned by its end on the left.
    let direction = run.isRightToLeft ? " direction=\"rtl\" text-anchor=\"end\"" : ""
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
    // A character without a glyph draws nothing; it gets the position of the next one.
    var next = places.last.flatMap { $0 } ?? run.x
    let xs = places.reversed().map { place in
      next = place ?? next
      return (origin.x + next).css
    }
    return "x=\"\(xs.reversed().joined(separator: " "))\"\(direction)"
  }
}
