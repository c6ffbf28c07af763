import DisplayList
import Geometry
import Typesetting

extension PageBuilder {
  /// A shaped line, each run in the colour its style is the index of; black where there is none.
  ///
  /// The browser shapes the runs again, in the same fonts where those may be embedded, and makes each as long as
  /// it was here.
  func draw(_ line: ShapedLine, at origin: Point2D, colors: [Color]) -> String {
    guard origin.isFinite else { return "" }
    return line.runs.map { run in
      let color = colors.indices.contains(run.style) ? colors[run.style] : .black
      return color.isVisible && !run.glyphs.isEmpty
        ? draw(run, text: String(line.text(in: run)), at: origin, color) : ""
    }.joined()
  }

  private func draw(_ run: GlyphRun, text: String, at origin: Point2D, _ color: Color) -> String {
    let isRightToLeft = run.bidiLevel % 2 == 1
    // Text begins on the right where it runs to the left.
    let x = origin.x + run.x + (isRightToLeft ? run.width : 0)
    var attributes = "x=\"\(x.css)\" y=\"\(origin.y.css)\""
    if run.width > 0 { attributes += " textLength=\"\(run.width.css)\"" }
    if isRightToLeft { attributes += " direction=\"rtl\"" }
    attributes += " font-size=\"\(run.descriptor.size.css)\" \(fonts.attributes(for: run, text: text))"
    if run.descriptor.hasMonospacedDigits { attributes += " style=\"font-feature-settings:'tnum'\"" }
    return "<text \(attributes) fill=\"\(color.css)\">\(text.escapedForMarkup)</text>"
  }
}
