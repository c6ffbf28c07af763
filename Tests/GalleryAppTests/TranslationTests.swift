import Foundation
import Testing

@testable import Translations

@Suite("Texts in other languages")
struct TranslationTests {
  @Test("arguments take the places that a translation gives them")
  func arguments() {
    #expect("%@ of %@".inserting(["1", "2"]) == "1 of 2")
    #expect("%2$@ hat %1$@".inserting(["a", "b"]) == "b hat a")
    #expect("100 % of %@, %d".inserting(["%@"]) == "100 % of %@, %d")
    #expect("%@ and %@".inserting(["1"]) == "1 and ")
    #expect("%9$@".inserting(["1"]) == "")
  }

  @Test("without a catalogue, the text is the English one, with the form for the number")
  func english() {
    #expect(translated("No such text: %@", "x") == "No such text: x")
    #expect(translatedCount("%@ nothing", "%@ nothings", 1, "1") == "1 nothing")
    #expect(translatedCount("%@ nothing", "%@ nothings", 2, "2") == "2 nothings")
  }

  @Test(
    "the command speaks the language of the user",
    arguments: [
      ("de", "gallery: Es gibt keine Datei und keinen Ordner „/none“.\n"),
      ("fr", "gallery: Il n’y a pas de fichier ni de dossier « /none ».\n"),
      ("he", "gallery: אין קובץ או תיקייה „/none”.\n"),
      ("en", "gallery: There is no file or folder “/none”.\n"),
    ])
  func command(language: String, expected: String) throws {
    let folder = TemporaryFolder()
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../scripts/translations").standardized.path
    let run = try GalleryCommand(
      ["--snapshot", "x.png", "/none"], in: folder,
      after:
        "'\(script)' build \"$PWD/locale\" && export TEXTDOMAINDIR=\"$PWD/locale\" LC_ALL=C.UTF-8 LANGUAGE=\(language)"
    )
    #expect(run.errors == expected)
  }
}
