import DisplayList
import Geometry
import Typesetting

extension DrawableText {
  /// The commands for the lines under or through a run.
  ///
  /// - Parameters:
  ///   - style: How many lines there are, and whether they have gaps.
  ///   - run: The run.
  ///   - line: The line of text that contains the run.
  ///   - baseline: The left end of the baseline.
  ///   - edge: The upper edge of the first line, in points above the baseline.
  ///   - color: The colour.
  func lines(
    _ style: NSUnderlineStyle, of run: GlyphRun, in line: ShapedLine, at baseline: Point2D, edge: Double,
    color: Color
  ) -> [Command] {
    guard style.hasLine else { return [] }
    let unit = run.font.metrics.underlineThickness
    let thickness = style.contains(.thick) ? 2 * unit : unit
    let top = baseline.y - edge
    let tops = style.contains(.double) ? [top, top + 2 * unit] : [top]
    let whole = (left: run.x, right: run.x + run.width)
    let spans = style.contains(.byWord) ? line.wordSpans(of: run) : [whole]
    return tops.flatMap { top in
      spans.map { span in
        let area = Rectangle(
          x: baseline.x + span.left, y: top, width: span.right - span.left, height: thickness)
        return style.dashes.isEmpty
          ? .fill(RoundedRectangle(area, radii: .zero), color) : .dashes(style.dashes, along: area, color)
      }
    }
  }
}

extension Command {
  /// A dashed line along the middle of a rectangle, as thick as it is high. Dashes are multiples of the height.
  fileprivate static func dashes(_ dashes: [Double], along area: Rectangle, _ color: Color) -> Command {
    let path = Path(elements: [
      .move(Point2D(x: area.minX, y: area.center.y)), .line(Point2D(x: area.maxX, y: area.center.y)),
    ])
    return .strokePath(
      path, color, StrokeStyle(width: area.height, dashes: dashes.map { $0 * area.height }))
  }
}

extension ShapedLine {
  /// The left and the right end of each word of a run, relative to the left end of the baseline, in points.
  fileprivate func wordSpans(of run: GlyphRun) -> [(left: Double, right: Double)] {
    var spans: [(left: Double, right: Double)] = []
    for (index, extent) in zip(text.indices, characterExtents) {
      let offset = text.utf8.distance(from: text.startIndex, to: index)
      guard run.textRange.contains(offset), !text[index].isWhitespace else { continue }
      if let last = spans.last, abs(last.right - extent.left) < 0.01 {
        spans[spans.count - 1].right = extent.right
      } else if let last = spans.last, abs(last.left - extent.right) < 0.01 {
        spans[spans.count - 1].left = extent.left
      } else {
        spans.append((extent.left, extent.right))
      }
    }
    return spans
  }
}
