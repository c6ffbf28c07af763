import Foundation
import Testing
@testable import UIKit

/// A text, a key, and what it leads to. The caret is `|`; a selection is `[` to `]`, with its moving end at `>` or `<`.
struct EditedTextCase: Sendable, CustomTestStringConvertible {
  var testDescription: String { "\(before) → \(after)" }
  var before: String
  var change: @Sendable (inout EditedText) -> Void
  var after: String

  init(_ before: String, _ after: String, _ change: @escaping @Sendable (inout EditedText) -> Void) {
    (self.before, self.after, self.change) = (before, after, change)
  }
}

extension EditedText {
  /// A text with marks: `|` for a caret, `[` and `>` or `<` and `]` for a selection that moves at its end or beginning.
  init(marked: String) {
    var (plain, positions) = ("", [Character: Int]())
    for character in marked {
      if "|[]<>".contains(character) {
        positions[character] = plain.utf16.count
      } else {
        plain.append(character)
      }
    }
    self.init(plain)
    if let caret = positions["|"] { move(to: caret) }
    if let start = positions["["], let end = positions[">"] {
      select(NSRange(location: start, length: end - start))
    }
    if let start = positions["<"], let end = positions["]"] {
      move(to: end)
      move(to: start, extending: true)
    }
  }

  var marked: String {
    let range = selection
    let (before, middle) = (
      text(in: NSRange(location: 0, length: range.location)), text(in: range)
    )
    let after = text(in: NSRange(location: range.location + range.length, length: length))
    guard hasSelection else { return "\(before)|\(after)" }
    return head > anchor ? "\(before)[\(middle)>\(after)" : "\(before)<\(middle)]\(after)"
  }
}

private let cases: [EditedTextCase] = [
  .init("ab|c", "abx|c") { $0.replace($0.selection, with: "x") },
  .init("a[bc>d", "ax|d") { $0.replace($0.selection, with: "x") },
  .init("ab|c", "a|c") { $0.replace($0.rangeToDelete(.character, forwards: false), with: "") },
  .init("ab|c", "ab|") { $0.replace($0.rangeToDelete(.character, forwards: true), with: "") },
  .init("|abc", "|abc") { $0.replace($0.rangeToDelete(.character, forwards: false), with: "") },
  .init("a[bc>d", "a|d") { $0.replace($0.rangeToDelete(.word, forwards: true), with: "") },
  .init("one two |three", "one |three") { $0.replace($0.rangeToDelete(.word, forwards: false), with: "") },
  .init("one| two, x", "one|, x") { $0.replace($0.rangeToDelete(.word, forwards: true), with: "") },
  // A character of several code points is one step: a family, a flag, a letter with an accent.
  .init("a👨‍👩‍👧|b", "a|👨‍👩‍👧b") { $0.move(by: .character, forwards: false, extending: false) },
  .init("🇩🇪🇫🇷|", "🇩🇪|") { $0.replace($0.rangeToDelete(.character, forwards: false), with: "") },
  .init("e\u{301}|x", "|x") { $0.replace($0.rangeToDelete(.character, forwards: false), with: "") },
  .init("abc|", "ab<c]") { $0.move(by: .character, forwards: false, extending: true) },
  .init("ab<c]", "ab|c") { $0.move(by: .character, forwards: false, extending: false) },
  .init("a[bc>d", "abc|d") { $0.move(by: .character, forwards: true, extending: false) },
  .init("a[bc>d", "a[bcd>") { $0.move(by: .character, forwards: true, extending: true) },
  .init("|one two", "one| two") { $0.move(by: .word, forwards: true, extending: false) },
  .init("one, two|", "one, |two") { $0.move(by: .word, forwards: false, extending: false) },
  .init("it's|", "|it's") { $0.move(by: .word, forwards: false, extending: false) },
  .init("ab|cd", "ab[cd>") { $0.move(by: .text, forwards: true, extending: true) },
  .init("one tw|o x", "one [two> x") { $0.select($0.word(at: $0.head)) },
  .init("a  | b", "a[   >b") { $0.select($0.word(at: $0.head)) },
  .init("a\nb|c\nd", "a\n[bc\n>d") { $0.select($0.paragraph(at: $0.head)) },
  .init("|", "|") { $0.select($0.word(at: 0)) },
  .init("a|b", "[ab>") { $0.selectAll() },
  .init("👨‍👩‍👧|", "[👨‍👩‍👧>") { $0.select(NSRange(location: 0, length: 100)) },
  // A range inside a character begins before it.
  .init("|👨‍👩‍👧x", "|👨‍👩‍👧x") { $0.move(to: 3) },
  .init("ab|", "|ab") { $0.move(to: -5) },
  .init("|ab", "ab|") { $0.select(NSRange(location: NSNotFound, length: 0)) },
  .init("|ab", "a[b>") { $0.select(NSRange(location: 1, length: .max)) },
]

@Suite("Edited texts")
struct EditedTextTests {
  @Test("§31.1 keys change the text and the selection", arguments: cases)
  func change(test: EditedTextCase) {
    var text = EditedText(marked: test.before)
    #expect(text.marked == test.before)
    test.change(&text)
    #expect(text.marked == test.after)
  }
}
