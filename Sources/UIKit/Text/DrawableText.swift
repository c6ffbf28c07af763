import Typesetting

/// A text with all its styles, used by labels and by string drawing.
struct DrawableText {
  /// The text in runs; the style number of a run is its index.
  var text: StyledText
  /// The style of each run.
  var runStyles: [TextRunStyle]
  /// The paragraph style of each run; at least one.
  private(set) var paragraphStyles: [NSParagraphStyle]

  /// The style at the beginning.
  var paragraphStyle: NSParagraphStyle { paragraphStyles[0] }

  /// Makes a text in a single style.
  init(_ string: String, font: UIFont, color: UIColor, paragraphStyle: NSParagraphStyle) {
    text = StyledText(runs: string.isEmpty ? [] : [.init(text: string, font: font.descriptor)])
    runStyles = [TextRunStyle(color: color)]
    paragraphStyles = [paragraphStyle]
  }

  /// Makes a text from its attributes.
  ///
  /// - Parameters:
  ///   - font: The font for text without a font attribute.
  ///   - color: The colour for text without a colour attribute.
  ///   - paragraphStyle: The style of paragraphs that do not begin with a style.
  init(
    _ string: NSAttributedString, font: UIFont = .systemFont(ofSize: 12), color: UIColor = .black,
    paragraphStyle: NSParagraphStyle = .default
  ) {
    var runs: [StyledText.Run] = []
    var styles: [TextRunStyle] = []
    var paragraphStyles: [NSParagraphStyle] = []
    let characters = string.string
    var (start, offset) = (characters.startIndex, 0)
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) {
      attributes, range, _ in
      guard range.upperBound > offset else { return }
      var end =
        characters.utf16.index(start, offsetBy: range.upperBound - offset, limitedBy: characters.endIndex)
        ?? characters.endIndex
      // A character that attributes divide has those of its beginning.
      while end.samePosition(in: characters) == nil { end = characters.utf16.index(after: end) }
      let part = characters[start..<end]
      (start, offset) = (end, offset + part.utf16.count)

      let descriptor = (attributes[.font] as? UIFont ?? font).descriptor
      let attachment = attributes[.attachment] as? NSTextAttachment
      let tracking = TextRunStyle.number(attributes[.tracking]).flatMap { $0 == 0 ? nil : $0 }
      for piece in attachment == nil ? [part] : part.separatingAttachments {
        paragraphStyles.append(attributes[.paragraphStyle] as? NSParagraphStyle ?? paragraphStyle)
        runs.append(
          .init(
            text: String(piece), font: descriptor, style: styles.count,
            kern: tracking ?? TextRunStyle.number(attributes[.kern]) ?? 0,
            rise: TextRunStyle.number(attributes[.baselineOffset]) ?? 0,
            room: piece.first == "\u{FFFC}" ? attachment?.room : nil))
        styles.append(TextRunStyle(attributes, color: color))
      }
    }
    text = StyledText(runs: runs)
    runStyles = styles
    self.paragraphStyles = paragraphStyles.isEmpty ? [paragraphStyle] : paragraphStyles
  }

  /// Changes the styles of all paragraphs.
  mutating func changeParagraphStyles(_ change: (NSParagraphStyle) -> NSParagraphStyle) {
    // Most texts have one style.
    let first = paragraphStyles[0]
    let changed = change(first)
    paragraphStyles = paragraphStyles.map { $0 == first ? changed : change($0) }
  }

  /// Breaks the text into lines no wider than `width`, in points; nil for no limit.
  ///
  /// - Parameters:
  ///   - maximumNumberOfLines: The maximum number of lines; 0 for no limit.
  ///   - scale: A factor for all font sizes.
  ///   - isRightToLeft: Whether text without a direction of its own runs from right to left.
  func typeset(
    width: Double?, maximumNumberOfLines: Int = 0, scale: Double = 1, isRightToLeft: Bool = false
  ) -> TypesetText {
    var text = text
    if scale != 1 {
      for index in text.runs.indices {
        text.runs[index].font.size *= scale
        text.runs[index].kern *= scale
      }
    }
    for (index, own) in paragraphStyles.enumerated() where own != paragraphStyle {
      text.runs[index].paragraphStyle = own.paragraphStyle(
        maximumNumberOfLines: 0, isRightToLeft: isRightToLeft)
    }
    let style = paragraphStyle.paragraphStyle(
      maximumNumberOfLines: maximumNumberOfLines, isRightToLeft: isRightToLeft)
    return Typesetter.typeset(text, width: width, style: style)
  }

  /// Breaks the text into as many lines as fit in a height in points, at least one.
  func typeset(
    width: Double?, height: Double?, maximumNumberOfLines: Int = 0, scale: Double = 1,
    isRightToLeft: Bool = false
  ) -> TypesetText {
    let whole = typeset(
      width: width, maximumNumberOfLines: maximumNumberOfLines, scale: scale, isRightToLeft: isRightToLeft)
    // The tolerance keeps the last line if the height was rounded.
    guard let height, whole.size.height > height + 0.01 else { return whole }
    let count = max(1, whole.lines.prefix { $0.bottom <= height + 0.01 }.count)
    guard count < whole.lines.count else { return whole }
    return typeset(width: width, maximumNumberOfLines: count, scale: scale, isRightToLeft: isRightToLeft)
  }
}

extension Substring {
  /// The places of attachments, and the text between them.
  fileprivate var separatingAttachments: [Substring] {
    var pieces: [Substring] = []
    var rest = self
    while let first = rest.first {
      let isAttachment = first == "\u{FFFC}"
      let piece = rest.prefix { ($0 == "\u{FFFC}") == isAttachment }
      pieces.append(piece)
      rest = rest[piece.endIndex...]
    }
    return pieces
  }
}
