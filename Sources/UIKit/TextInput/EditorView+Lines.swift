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
  }

  /// The text as it is drawn.
  var drawable: DrawableText {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = isMultiline ? lineBreakMode : .byClipping
    if !isSecure, let text = markedText ?? attributed, text.length > 0 {
      return DrawableText(text, font: font, color: textColor, paragraphStyle: style)
    }
    return DrawableText(displayed, font: font, color: textColor, paragraphStyle: style)
  }

  /// The text with the look of the marked text. Nil if there is none.
  private var markedText: NSAttributedString? {
    guard let markedRange else { return nil }
    let text = NSMutableAttributedString(
      attributedString: attributed ?? NSAttributedString(string: model.text))
    let underline: [NSAttributedString.Key: Any] = [.underlineStyle: NSUnderlineStyle.single.rawValue]
    text.addAttributes(markedTextStyle ?? underline, range: markedRange)
    return text
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
    // A line that is too long is moved, instead of being broken and aligned.
    let line = isMultiline ? nil : drawable.typeset(width: nil, isRightToLeft: isMirrored)
    let longLine = line.flatMap { $0.size.width > Double(room) ? $0 : nil }
    let text =
      longLine
      ?? drawable.typeset(
        width: Double(room), maximumNumberOfLines: isMultiline ? maximumNumberOfLines : 0,
        isRightToLeft: isMirrored)
    let empty: Double =
      switch drawable.paragraphStyle.alignment {
      case .center: Double(room) / 2
      case .right: Double(room)
      default: 0
      }
    let lines = TextLines(
      text, of: isSecure ? displayed : model.text, emptyLine: (Double(font.lineHeight), empty))
    return Arrangement(width: width, isRightToLeft: isMirrored, typeset: text, lines: lines)
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
    return ((bounds.height - CGFloat(lines.height)) / 2 * 2).rounded() / 2
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
