import Foundation
import Testing

@testable import GalleryProgram

/// The longest text of a column decides how wide the window of shortcuts is.
@Suite("Texts of keyboard shortcuts")
struct ShortcutTextTests {
  private static let maximumLength = 33

  @Test("the texts are short in every language", arguments: ["de", "fr", "he"])
  func lengths(language: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("../../po/\(language).po").standardized
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    var translations: [Substring: Substring] = [:]
    for (line, next) in zip(lines, lines.dropFirst()) where line.hasPrefix("msgid ") {
      translations[line.dropFirst(7).dropLast()] = next.dropFirst(8).dropLast()
    }
    let shortcuts = GalleryShortcuts.sections.flatMap(\.groups).flatMap(\.shortcuts)
    #expect(shortcuts.count > 40)
    for shortcut in shortcuts {
      let translation = try #require(translations[shortcut.title[...]], "\(shortcut.title)")
      #expect(shortcut.title.count <= Self.maximumLength, "\(shortcut.title)")
      #expect(translation.count <= Self.maximumLength, "\(translation)")
    }
  }
}
