import Foundation
import Testing

extension GalleryWindowTests {
  @Suite("The window in other languages")
  struct LanguageTests {
    private let folder: PhotoFolder

    init() throws {
      let photos = [("a", PhotoFolders.own)] + ["b", "c", "d"].map { ($0, UInt32(0xFFFFFF)) }
      folder = try PhotoFolder(photos: photos)
    }

    /// Opens the window in a language, with catalogues of its own.
    private func open(in language: String) throws -> DrivenWindow {
      let window = try DrivenWindow("--layout", "grid", folder.path)
      #expect(try window.close() == 0)
      let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../scripts/translations").standardized.path
      let catalogues = window.folder.appendingPathComponent("locale").path
      try Tool.run([script, "build", catalogues], environment: window.environment)
      window.setLanguage(language, catalogues: catalogues)
      try window.reopen("--layout", "grid", folder.path)
      return window
    }

    @Test("titles and messages are translated, with the plural forms of the language")
    func german() throws {
      let window = try open(in: "de")
      try window.wait { $0.isSettled == true && $0.chrome?.subtitle.hasSuffix("4 Bilder") == true }
      try window.press("ctrl+v")
      try window.wait { $0.chrome?.message == "In der Zwischenablage ist kein Bild." }
    }

    @Test("in a language that is written from right to left, the first picture is at the right")
    func hebrew() throws {
      let window = try open(in: "he")
      try window.waitForScreen { screen in
        screen.area(of: PhotoFolders.own).map { $0.minX > Double(screen.width) / 2 } ?? false
      }
      // Left is forward.
      try window.press("Home", "Left")
      try window.wait { $0.focus == [0, 1] }
    }
  }
}
