import Foundation
import TestSupport
import Testing

@testable import UIKit

/// The fast comparison of titles gives the same answers as Foundation's.
struct TitlePrefixTests {
  private static let letters = [
    "a", "A", "b", "B", "e", "E", "é", "e\u{301}", "Ä", "ß", "ss", " ", "1", "\u{301}", "ﬁ", "İ", "日",
  ]

  private func text(_ count: Int, _ random: inout SplitMix64) -> String {
    (0..<count).map { _ in Self.letters.randomElement(using: &random) ?? "a" }.joined()
  }

  @Test("random titles and prefixes", arguments: 0..<400)
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let title = text(Int.random(in: 0...5, using: &random), &random)
    for length in 1...3 {
      // Half of the prefixes are those of the title, in another case.
      let prefix =
        Bool.random(using: &random) ? String(title.prefix(length)).uppercased() : text(length, &random)
      guard !prefix.isEmpty else { continue }
      let options: String.CompareOptions = [.anchored, .caseInsensitive, .diacriticInsensitive]
      #expect(
        TitlePrefix(prefix).matches(title) == (title.range(of: prefix, options: options) != nil),
        "seed \(seed): \(prefix.debugDescription) in \(title.debugDescription)")
    }
  }
}
