import Foundation

/// A text with a selection, and what keys do to them.
///
/// Offsets count UTF-16 code units, as in `NSRange`. A selection never divides a character: what a reader sees as one, such
/// as an emoji of several code points.
struct EditedText: Equatable {
  /// A distance by which keys move the caret.
  enum Step {
    case character
    case word
    case text
  }

  private(set) var text: String
  /// The end of the selection that stays while it is extended.
  private(set) var anchor = 0
  /// The end of the selection that moves: the caret.
  private(set) var head = 0

  init(_ text: String = "") {
    self.text = text
    moveToEnd()
  }

  /// The length of the text.
  var length: Int { text.utf16.count }

  /// The selection. Its length is 0 if there is only a caret.
  var selection: NSRange { NSRange(location: min(anchor, head), length: abs(head - anchor)) }

  var hasSelection: Bool { anchor != head }

  var selectedText: String { text(in: selection) }

  /// The text in a range, which is limited to the text.
  func text(in range: NSRange) -> String {
    let range = limited(range)
    return String(text[index(range.location)..<index(range.location + range.length)])
  }

  // MARK: - Offsets

  /// The position of a character at an offset, or of the one that an offset divides.
  private func index(_ offset: Int) -> String.Index {
    var offset = min(max(0, offset), length)
    while true {
      let index = text.utf16.index(text.startIndex, offsetBy: offset)
      if let exact = index.samePosition(in: text) { return exact }
      offset -= 1
    }
  }

  private func offset(_ index: String.Index) -> Int { text.utf16.distance(from: text.startIndex, to: index) }

  /// A range of whole characters in the text.
  func limited(_ range: NSRange) -> NSRange {
    guard range.location != NSNotFound else { return NSRange(location: length, length: 0) }
    let start = min(max(0, range.location), length)
    let end = min(max(start, start + max(0, min(range.length, length))), length)
    let (first, last) = (offset(index(start)), offset(index(end)))
    return NSRange(location: first, length: last - first)
  }

  /// The number of characters before an offset.
  func characterIndex(_ offset: Int) -> Int { text.distance(from: text.startIndex, to: index(offset)) }

  /// The offset after a number of characters.
  func offset(ofCharacter character: Int) -> Int {
    let index = text.index(text.startIndex, offsetBy: max(0, character), limitedBy: text.endIndex)
    return offset(index ?? text.endIndex)
  }

  // MARK: - Selection

  /// Moves the caret to an offset.
  ///
  /// - Parameter extends: Whether the other end of the selection stays.
  mutating func move(to offset: Int, extending extends: Bool = false) {
    head = self.offset(index(offset))
    if !extends { anchor = head }
  }

  mutating func moveToEnd() { move(to: length) }

  mutating func select(_ range: NSRange) {
    let range = limited(range)
    (anchor, head) = (range.location, range.location + range.length)
  }

  mutating func selectAll() { select(NSRange(location: 0, length: length)) }

  /// Moves the caret. Without extending, a selection is left at the end that is in the direction.
  mutating func move(by step: Step, forwards: Bool, extending extends: Bool) {
    if !extends, hasSelection, step == .character {
      move(to: forwards ? selection.location + selection.length : selection.location)
    } else {
      move(to: target(of: step, forwards: forwards), extending: extends)
    }
  }

  /// The offset that is a step away from the caret.
  func target(of step: Step, forwards: Bool) -> Int {
    let caret = index(head)
    switch step {
    case .text: return forwards ? length : 0
    case .character:
      if forwards { return caret < text.endIndex ? offset(text.index(after: caret)) : length }
      return caret > text.startIndex ? offset(text.index(before: caret)) : 0
    case .word:
      // Forwards to the end of a word, backwards to the beginning of one.
      var index = caret
      if forwards {
        while index < text.endIndex, !text[index].isPartOfWord { index = text.index(after: index) }
        while index < text.endIndex, text[index].isPartOfWord { index = text.index(after: index) }
      } else {
        func before() -> Character { text[text.index(before: index)] }
        while index > text.startIndex, !before().isPartOfWord { index = text.index(before: index) }
        while index > text.startIndex, before().isPartOfWord { index = text.index(before: index) }
      }
      return offset(index)
    }
  }

  /// The word at an offset, or the characters between two words.
  func word(at offset: Int) -> NSRange {
    guard !text.isEmpty else { return NSRange(location: 0, length: 0) }
    var start = index(offset)
    if start == text.endIndex { start = text.index(before: start) }
    let isWord = text[start].isPartOfWord
    var end = text.index(after: start)
    while start > text.startIndex, text[text.index(before: start)].isPartOfWord == isWord {
      start = text.index(before: start)
    }
    while end < text.endIndex, text[end].isPartOfWord == isWord { end = text.index(after: end) }
    return NSRange(location: self.offset(start), length: self.offset(end) - self.offset(start))
  }

  /// The paragraph at an offset, with its line end.
  func paragraph(at offset: Int) -> NSRange {
    var start = index(offset)
    var end = start
    while start > text.startIndex, !text[text.index(before: start)].isNewline {
      start = text.index(before: start)
    }
    while end < text.endIndex, !text[end].isNewline { end = text.index(after: end) }
    if end < text.endIndex { end = text.index(after: end) }
    return NSRange(location: self.offset(start), length: self.offset(end) - self.offset(start))
  }

  // MARK: - Changes

  /// Replaces a range. The caret is after the new text.
  mutating func replace(_ range: NSRange, with new: String) {
    let range = limited(range)
    let start = range.location
    text.replaceSubrange(index(start)..<index(start + range.length), with: new)
    move(to: start + new.utf16.count)
  }

  /// Replaces the text by one that differs in a range. The selection stays at its characters.
  mutating func follow(_ difference: TextDifference, to new: String) {
    func moved(_ offset: Int) -> Int {
      if offset >= difference.old.upperBound { return offset + difference.new.length - difference.old.length }
      return offset <= difference.old.location ? offset : difference.new.upperBound
    }
    let ends = (anchor: moved(anchor), head: moved(head))
    text = new
    move(to: ends.anchor)
    move(to: ends.head, extending: true)
  }

  /// The range that a deletion removes: the selection, or else what is within a step of the caret.
  func rangeToDelete(_ step: Step, forwards: Bool) -> NSRange {
    guard !hasSelection else { return selection }
    let target = target(of: step, forwards: forwards)
    return NSRange(location: min(head, target), length: abs(head - target))
  }
}

extension Character {
  /// Whether the character belongs to a word for keys and double clicks.
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" || self == "'" || self == "’" }
}
