import Foundation
import Typesetting

/// The lines of the text, and where its characters are.
extension EditorView {
  /// The text in the lines of a width.
  struct Arrangement {
    let width: CGFloat
    let isRightToLeft: Bool
    let typeset: TypesetText
    let lines: TextLines
    /// How far a single line that was scaled down is below the middle, so that it stays on its baseline, in points.
    let drop: Double
  }

  /// The text as it is drawn.
  var drawable: DrawableText {
    let style = NSMutableParagraphStyle()
    if let own = defaultAttributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(own) }
    style.alignment = alignment
    style.lineBreakMode = isMultiline ? lineBreakMode : .byClipping
    if !isSecure, let text = markedText ?? attributed, text.length > 0 {
      return DrawableText(text, font: font, color: textColor, paragraphStyle: style)
    }
    guard !defaultAttributes.isEmpty else {
      return DrawableText(displayed, font: font, color: textColor, paragraphStyle: style)
    }
    return DrawableText(
      NSAttributedString(string: displayed, attributes: characterAttributes), font: font, color: textColor,
      paragraphStyle: style)
  }

  /// The default attributes without the paragraph style, whose alignment is that of the view.
  var characterAttributes: [NSAttributedString.Key: Any] {
    defaultAttributes.filter { $0.key != .paragraphStyle }
  }

  /// The text with the look of the marked text. Nil if there is none.
  private var markedText: NSAttributedString? {
    guard let markedRange else { return nil }
    let text = attributed ?? NSAttributedString(string: model.text, attributes: characterAttributes)
    let underline: [NSAttributedString.Key: Any] = [.underlineStyle: NSUnderlineStyle.single.rawValue]
    return text.adding(markedTextStyle ?? underline, in: markedRange)
  }

  /// The characters that are shown: as many as the text has.
  private var displayed: String {
    isSecure ? String(repeating: "•", count: model.text.count) : model.text
  }

  /// Breaks the text into the lines of a width, in points.
  func arrangement(width: CGFloat, isRightToLeft isMirrored: Bool) -> Arrangement {
    var drawable = drawable
    drawable.changeParagraphStyles { $0.aligned(isRightToLeft: isMirrored) }
    let room = max(0, width - Self.caretWidth)
    let line = isMultiline ? nil : drawable.typeset(width: nil, isRightToLeft: isMirrored)
    let scale = line.map { fittingScale(of: $0, in: Double(room)) } ?? 1
    // A line that is too long is moved, instead of being broken and aligned.
    let scaled = scale < 1 ? drawable.typeset(width: nil, scale: scale, isRightToLeft: isMirrored) : line
    let longLine = scaled.flatMap { $0.size.width > Double(room) ? $0 : nil }
    let text =
      longLine
      ?? drawable.typeset(
        width: Double(room), maximumNumberOfLines: isMultiline ? maximumNumberOfLines : 0, scale: scale,
        isRightToLeft: isMirrored)
    let empty: Double =
      switch drawable.paragraphStyle.alignment {
      case .center: Double(room) / 2
      case .right: Double(room)
      default: 0
      }
    let lines = TextLines(
      text, of: isSecure ? displayed : model.text, emptyLine: (Double(font.lineHeight), empty))
    return Arrangement(
      width: width, isRightToLeft: isMirrored, typeset: text, lines: lines,
      drop: scale < 1 ? Self.drop(of: text, from: line) : 0)
  }

  /// The factor by which the font of a single line is scaled down, so that it fits in a width.
  private func fittingScale(of line: TypesetText, in width: Double) -> Double {
    guard let minimumFontSize, line.size.width > width, font.pointSize > 0 else { return 1 }
    // Letters smaller than a point cannot be read, and a factor of 0 would have no lines.
    let minimum = min(1, max(1, Double(minimumFontSize)) / Double(font.pointSize))
    let letters = line.lines.first?.line.width ?? 0
    guard letters > 0 else { return 1 }
    // Widths are proportional to the font size, except for rounding errors and indents.
    let room = max(0, width - (line.size.width - letters))
    return max(minimum, room / letters * (1 - 1e-4))
  }

  /// How far a line that was scaled down is below the middle, if it stays on the baseline of the full size.
  private static func drop(of text: TypesetText, from full: TypesetText?) -> Double {
    guard let small = text.lines.first, let full = full?.lines.first else { return 0 }
    return (small.height - full.height) / 2 + full.baselineOrigin.y - small.baselineOrigin.y
  }

  /// The height of the text in a width, in points.
  func textHeight(inWidth width: CGFloat) -> CGFloat {
    if width == bounds.width { return CGFloat(lines.height) }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGFloat(arrangement(width: width, isRightToLeft: isMirrored).lines.height)
  }

  /// The width of the text in one line, with room for a caret, in points.
  var naturalWidth: CGFloat { CGFloat(drawable.typeset(width: nil).size.width) + Self.caretWidth }

  /// The distance of the first line from the top: a single line is centred.
  var top: CGFloat {
    guard !isMultiline else { return 0 }
    return ((bounds.height - CGFloat(lines.height) + 2 * CGFloat(drop)) / 2 * 2).rounded() / 2
  }

  /// The rectangle of the caret at an offset, in the view.
  func caretRect(at offset: Int) -> CGRect {
    var rect = lines.caret(at: model.characterIndex(offset)).offsetBy(dx: -shift, dy: top)
    rect.size.width = Self.caretWidth
    return rect
  }

  /// The rectangles of a range, in the view.
  func selectionRects(of range: NSRange) -> [CGRect] {
    let range = model.limited(range)
    let (start, end) = (
      model.characterIndex(range.location), model.characterIndex(range.location + range.length)
    )
    return lines.rectangles(of: start..<end).map { $0.offsetBy(dx: -shift, dy: top) }
  }
}
