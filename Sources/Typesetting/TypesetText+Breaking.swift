import CPango
import Geometry

extension TypesetText {
  /// A line that has no place yet.
  private struct LooseLine {
    let line: ShapedLine
    /// The style of its paragraph.
    let style: ParagraphStyle
    /// Whether it is the first or the last line of its paragraph.
    let (isFirst, isLast): (Bool, Bool)
  }

  /// Breaks paragraphs into lines and stacks the lines. Call this only inside `PangoLock`.
  init(paragraphs: [Paragraph], width: Double?, style: ParagraphStyle) {
    // 1. Break and shape one paragraph after the other, up to the maximum number of lines.
    let maximum = style.maximumNumberOfLines > 0 ? style.maximumNumberOfLines : Int.max
    let lastWithText = paragraphs.lastIndex { !$0.runs.isEmpty } ?? -1
    var loose: [LooseLine] = []
    var isTruncated = false
    for (index, paragraph) in paragraphs.enumerated() {
      guard loose.count < maximum else { break }
      let style = paragraph.base.paragraphStyle ?? style
      let (lines, hasLostText) = Self.lines(
        of: paragraph, hasFollower: index < lastWithText, width: width, style: style,
        maximum: maximum - loose.count)
      loose += lines.enumerated().map { index, line in
        LooseLine(line: line, style: style, isFirst: index == 0, isLast: index == lines.count - 1)
      }
      isTruncated = isTruncated || hasLostText
    }

    // 2. Stack the lines and align each in the width. The height of a line in excess of its font is above the text.
    let widest = loose.map { $0.style.width(around: $0.line, isFirst: $0.isFirst, in: width) }.max() ?? 0
    func spacing(_ points: Double) -> Double { points.isFinite ? max(0, points) : 0 }
    var top = 0.0
    lines = []
    lines.reserveCapacity(loose.count)
    for entry in loose {
      let (line, style) = (entry.line, entry.style)
      if entry.isFirst, !lines.isEmpty { top += spacing(style.paragraphSpacingBefore) }
      let height = style.lineHeight(for: line.ascent + line.descent)
      let x = style.origin(of: line, isFirst: entry.isFirst, in: width ?? widest)
      let origin = Point2D(x: x, y: top + height - line.descent)
      lines.append(Line(line: line, baselineOrigin: origin, top: top, height: height))
      top += height + spacing(style.lineSpacing) + (entry.isLast ? spacing(style.paragraphSpacing) : 0)
    }
    size = Size2D(width: max(0, widest), height: lines.last?.bottom ?? 0)
    self.isTruncated = isTruncated
  }

  /// Returns the text aligned in another width, if it is a single line that fits there; otherwise nil.
  ///
  /// A text that fits in one line is shaped in the same way in every width in which it fits.
  ///
  /// - Parameters:
  ///   - width: The width in points; nil for no limit.
  ///   - style: The style that the text was broken with, perhaps with another alignment.
  public func singleLine(in width: Double?, style: ParagraphStyle) -> TypesetText? {
    let width = Typesetter.limit(width)
    guard lines.count == 1, !isTruncated, let line = lines.first?.line, !line.text.contains("\t") else {
      return nil
    }
    let needed = style.width(around: line, isFirst: true, in: width)
    if let width, !(needed <= width) { return nil }
    var text = self
    text.lines[0].baselineOrigin.x = style.origin(of: line, isFirst: true, in: width ?? needed)
    text.size.width = max(0, needed)
    return text
  }

  /// Returns the lines of one paragraph, and whether some of its text or of the following text is left out.
  private static func lines(
    of paragraph: Paragraph, hasFollower: Bool, width: Double?, style: ParagraphStyle, maximum: Int
  ) -> (lines: [ShapedLine], hasLostText: Bool) {
    let firstBegin = style.lineBegin(isFirst: true, in: width)
    let otherBegin = style.lineBegin(isFirst: false, in: width)
    let begin = min(firstBegin, otherBegin)
    var breaking = ParagraphBreaking(
      width: style.lineEnd(in: width).map { $0 - begin }, indent: firstBegin - otherBegin,
      isRightToLeft: style.isRightToLeft)
    if paragraph.runs.contains(where: { $0.text.utf8.contains(UInt8(ascii: "\t")) }) {
      breaking.tabStops = style.allTabStops(from: begin)
    }
    breaking.isJustified = style.alignment == .justified
    breaking.wrap = style.lineBreak == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR
    if maximum < Int.max, let ellipsis = style.lineBreak.ellipsis {
      breaking.ellipsis = ellipsis
      breaking.maximumNumberOfLines = maximum
    }

    let layout = ParagraphLayout(paragraph, breaking: breaking)
    let isFull = layout.lines.count >= maximum
    if layout.isEllipsized { return (layout.lines, true) }
    if style.lineBreak.ellipsis != nil, isFull, hasFollower {
      // The text fits, but the following text does not: an ellipsis at the end indicates that.
      return (ParagraphLayout(paragraph.appending("…"), breaking: breaking).lines, true)
    }
    guard layout.lines.count > maximum else { return (layout.lines, isFull && hasFollower) }
    let kept = Array(layout.lines.prefix(maximum))
    guard style.lineBreak == .byClipping else { return (kept, true) }
    // The last line continues beyond the edge.
    let rest = paragraph.suffix(from: layout.starts[maximum - 1])
    breaking.width = nil
    return (kept.dropLast() + ParagraphLayout(rest, breaking: breaking).lines, hasFollower)
  }
}

extension ParagraphStyle.LineBreak {
  /// The position of Pango's ellipsis; nil for the modes without an ellipsis.
  fileprivate var ellipsis: PangoEllipsizeMode? {
    switch self {
    case .byTruncatingHead: PANGO_ELLIPSIZE_START
    case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .byTruncatingTail: PANGO_ELLIPSIZE_END
    case .byWordWrapping, .byCharWrapping, .byClipping: nil
    }
  }
}

extension ParagraphStyle {
  /// The tab stops beyond a distance from the edge where lines begin, with their distance from there. The interval between
  /// the last two repeats.
  fileprivate func allTabStops(from begin: Double) -> [TabStop] {
    var stops = tabStops.filter { $0.location.isFinite && $0.location > 0 }.sorted {
      $0.location < $1.location
    }
    let interval =
      defaultTabInterval.isFinite && defaultTabInterval > 0
      ? defaultTabInterval : ParagraphStyle.standardTabInterval
    let first = ((stops.last?.location ?? 0) / interval).rounded(.down) + 1
    // Enough to be beyond the beginning, and two more.
    let count = max(0, (begin / interval).rounded(.down) + 1 - first) + 2
    stops += (0..<Int(min(count, 10_000))).map { TabStop(location: (first + Double($0)) * interval) }
    return stops.compactMap { stop in
      stop.location > begin
        ? TabStop(alignment: stop.alignment, location: stop.location - begin) : nil
    }
  }
}
