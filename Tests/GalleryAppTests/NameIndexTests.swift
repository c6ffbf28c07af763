import Foundation
import GalleryApp
import TestSupport
import Testing

@testable import GalleryProgram

@Suite("Finding parts of names")
struct NameIndexTests {
  private func album(_ sections: [[String]]) -> Album {
    Album(
      title: "Test",
      sections: sections.map { names in
        AlbumSection(
          title: "", items: names.map { .file(FileName(bytes: Array($0.utf8)), folder: "/photos") })
      })
  }

  @Test(
    "all pictures whose names contain the text, in order, whatever the case",
    arguments: [
      ("a", [0, 1, 3]), ("A", [0, 1, 3]), ("an", [0]), ("nan", []), ("ä", [2]), ("Ä", [2]), ("2.", [0, 4]),
      ("t2", [0]), ("", []), ("\0", []), ("jpgb", []), (".jpg", [0, 1, 2, 3, 4]),
    ])
  func matches(text: String, expected: [Int]) {
    let index = NameIndex(album([["Ant2.jpg", "bAt.jpg"], ["BÄR.jpg", "cat.jpg", "2.jpg"]]))
    #expect(index.pictures(containing: text) == expected)
  }

  @Test(
    "a section is found by its title, as its first picture",
    arguments: [("day", [2]), ("b", [1, 2]), ("c\u{1}", [])])
  func sections(text: String, expected: [Int]) {
    let titles = ["Cat", "Day b"]
    let sections = zip(titles, [["c.jpg", "b.jpg"], ["e.jpg", "f.jpg"]]).map { title, names in
      AlbumSection(
        title: title, items: names.map { .file(FileName(bytes: Array($0.utf8)), folder: "/photos") })
    }
    #expect(NameIndex(Album(title: "", sections: sections)).pictures(containing: text) == expected)
  }

  @Test("composed and decomposed letters are the same")
  func normalization() {
    let index = NameIndex(album([["A\u{308}pfel", "\u{E4}pfel"]]))
    #expect(index.pictures(containing: "\u{C4}") == [0, 1])
    #expect(index.pictures(containing: "a\u{308}") == [0, 1])
  }

  @Test("invalid UTF-8 and line breaks in names are no obstacle")
  func hostileNames() {
    let names: [[UInt8]] = [[0xFF, 0x61], Array("x\ny a".utf8), Array("a".utf8)]
    let items = names.map { AlbumItem.file(FileName(bytes: $0), folder: "/photos") }
    let index = NameIndex(Album(title: "", sections: [AlbumSection(title: "", items: items)]))
    #expect(index.pictures(containing: "a") == [0, 1, 2])
  }

  @Test("the same as comparing each name, for random names and texts")
  func random() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let seed = UInt64.random(in: 0...UInt64.max, using: &generator)
      var random = SplitMix64(seed: seed)
      func word(_ length: ClosedRange<Int>) -> String {
        String(
          (0..<Int.random(in: length, using: &random)).map { _ in "abAB".randomElement(using: &random)! })
      }
      let names = (0..<20).map { _ in word(0...6) }
      let text = word(1...3)
      let expected = names.indices.filter { names[$0].lowercased().contains(text.lowercased()) }
      #expect(NameIndex(album([names])).pictures(containing: text) == expected, "seed \(seed)")
    }
  }
}
