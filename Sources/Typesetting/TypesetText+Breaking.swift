import CPango
import Geometry

extension TypesetText {
  /// Breaks paragraphs into lines and stacks the lines. Call this only inside `PangoLock`.
  init(paragraphs: [Paragraph], width: Double?, style: ParagraphStyle) {
    // 1. Break and shape one paragraph after the other, up to the maximum number of lines.
    let maximum = style.maximumNumberOfLines > 0 ? style.maximumNumberOfLines : Int.max
    let lastWithText = paragraphs.lastIndex { !$0.runs.isEmpty } ?? -1
    var shaped: [ShapedLine] = []
    var paragraphEnds: Set<Int> = []
    var isTruncated = false
    for (index, paragraph) in paragraphs.enumerated() {
      guard shaped.count < maximum else { break }
      let (lines, hasLostText) = Self.lines(
        of: paragraph, hasFollower: index < lastWithText, width: width, style: style,
        maximum: maximum - shaped.count)
      shaped += lines
      paragraphEnds.insert(shaped.count - 1)
      isTruncated = isTruncated || hasLostText
    }

    // 2. Stack the lines and align each in the width. The height of a line in excess of its font is above the text.
    let widest = max(0, shaped.map(\.width).max() ?? 0)
    func spacing(_ points: Double) -> Double { points.isFinite ? max(0, points) : 0 }
    let lineSpacing = spacing(style.lineSpacing)
    let paragraphSpacing = spacing(style.paragraphSpacing)
    var top = 0.0
    lines = []
    lines.reserveCapacity(shaped.count)
    for (index, line) in shaped.enumerated() {
      let height = style.lineHeight(for: line.ascent + line.descent)
      let x = style.alignment.origin(of: line, in: width ?? widest)
      let origin = Point2D(x: x, y: top + height - line.descent)
      lines.append(Line(line: line, baselineOrigin: origin, top: top, height: height))
      top += height + lineSpacing + (paragraphEnds.contains(index) ? paragraphSpacing : 0)
    }
    size = Size2D(width: widest, height: lines.last?.bottom ?? 0)
    self.isTruncated = isTruncated
  }

  /// Returns the lines of one paragraph, and whether some of its text or of the following text is left out.
  private static func lines(
    of paragraph: Paragraph, hasFollower: Bool, width: Double?, style: ParagraphStyle, maximum: Int
  ) -> (lines: [ShapedLine], hasLostText: Bool) {
    var breaking = ParagraphBreaking(width: width, isRightToLeft: style.isRightToLeft)
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

extension ParagraphStyle.Alignment {
  /// Returns the left end of a line in a width. A line that is too wide shows its beginning.
  fileprivate func origin(of line: ShapedLine, in width: Double) -> Double {
    let room = width - line.width
    if room < 0 { return line.isRightToLeft ? room : 0 }
    return switch self {
    case .left: 0
    case .center: room / 2
    case .right: room
    case .natural, .justified: line.isRightToLeft ? room : 0
    }
  }
}
