import Foundation

/// Finds the words, sentences and paragraphs of a text input, from its characters.
///
/// Words are letters, digits and the apostrophes between them. Sentences end after a full stop, a question mark or an
/// exclamation mark and the spaces that follow, or with their paragraph.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// Creates a tokenizer of a text input.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  init(_ input: any UITextInput) {
    self.input = input
    super.init()
  }

  private var text: String {
    guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else {
      return ""
    }
    return input.text(in: all) ?? ""
  }

  private func offset(_ position: UITextPosition) -> Int {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
  }

  private func position(_ offset: Int) -> UITextPosition? {
    input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    let offset = offset(position)
    let unit = granularity.units(of: text).first {
      direction.isForward
        ? $0.lowerBound <= offset && offset < $0.upperBound
        : $0.lowerBound < offset && offset <= $0.upperBound
    }
    guard let unit, let start = self.position(unit.lowerBound), let end = self.position(unit.upperBound)
    else { return nil }
    return input?.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    let offset = offset(position)
    return granularity.units(of: text).contains {
      offset == (direction.isForward ? $0.upperBound : $0.lowerBound)
    }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let (offset, units) = (offset(position), granularity.units(of: text))
    let boundary =
      direction.isForward
      ? units.first { $0.upperBound > offset }?.upperBound
      : units.last { $0.lowerBound < offset }?.lowerBound
    return boundary.flatMap { self.position($0) }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }
}

extension UITextGranularity {
  /// The units of a text in order, in UTF-16 code units. None is empty.
  fileprivate func units(of text: String) -> [Range<Int>] {
    let ranges: [Range<String.Index>] =
      switch self {
      case .character: text.indices.map { $0..<text.index(after: $0) }
      case .word: text.split { !$0.isPartOfWord }.compactMap(Self.trimmed)
      case .sentence: text.split(whereSeparator: \.isNewline).flatMap(Self.sentences)
      case .paragraph, .line: text.split(whereSeparator: \.isNewline).map { $0.startIndex..<$0.endIndex }
      case .document: text.isEmpty ? [] : [text.startIndex..<text.endIndex]
      }
    return ranges.map { $0.lowerBound.utf16Offset(in: text)..<$0.upperBound.utf16Offset(in: text) }
  }

  /// A word without the apostrophes around it.
  private static func trimmed(_ word: Substring) -> Range<String.Index>? {
    guard let first = word.firstIndex(where: { !$0.isApostrophe }),
      let last = word.lastIndex(where: { !$0.isApostrophe })
    else { return nil }
    return first..<word.index(after: last)
  }

  private static func sentences(of paragraph: Substring) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    var (start, hasEnded) = (paragraph.startIndex, false)
    for index in paragraph.indices {
      let character = paragraph[index]
      if hasEnded, !character.isWhitespace, !character.endsSentence {
        ranges.append(start..<index)
        (start, hasEnded) = (index, false)
      }
      // A full stop in a number or an address has no space behind it.
      let next = paragraph.index(after: index)
      if character.endsSentence, next == paragraph.endIndex || paragraph[next].isWhitespace {
        hasEnded = true
      }
    }
    if start < paragraph.endIndex { ranges.append(start..<paragraph.endIndex) }
    return ranges
  }
}

extension Character {
  fileprivate var isApostrophe: Bool { self == "'" || self == "’" }
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" || isApostrophe }
  fileprivate var endsSentence: Bool {
    self == "." || self == "!" || self == "?" || self == "。" || self == "…"
  }
}
