extension ParagraphStyle {
  /// The distance of a line from the edge where it begins, in the width of the text; nil for no limit.
  func lineBegin(isFirst: Bool, in width: Double?) -> Double {
    let indent = isFirst ? firstLineHeadIndent : headIndent
    return min(indent.isFinite ? max(0, indent) : 0, lineEnd(in: width) ?? PangoEngine.maximumWidth)
  }

  /// The maximum distance of the end of a line from the edge where it begins, in the width of the text; nil for no limit.
  func lineEnd(in width: Double?) -> Double? {
    guard tailIndent.isFinite else { return width }
    if tailIndent > 0 { return min(tailIndent, width ?? PangoEngine.maximumWidth) }
    return width.map { max(0, $0 + tailIndent) }
  }

  /// The width of a text that has a line, with the indents of the line.
  func width(around line: ShapedLine, isFirst: Bool, in width: Double?) -> Double {
    lineBegin(isFirst: isFirst, in: width) + line.width + (tailIndent.isFinite ? max(0, -tailIndent) : 0)
  }

  /// Returns the left end of a line in the width of the text.
  func origin(of line: ShapedLine, isFirst: Bool, in width: Double) -> Double {
    let begin = lineBegin(isFirst: isFirst, in: width)
    let end = lineEnd(in: width) ?? width
    let x = alignment.origin(of: line, in: end - begin)
    return line.isRightToLeft ? width - end + x : begin + x
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
