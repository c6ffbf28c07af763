import Foundation
import ImageDecoding
import Testing

extension GalleryWindowTests {
  @Suite("Commands that change files")
  struct FileCommandTests {
    private let folder: PhotoFolder
    private let window: DrivenWindow

    init() throws {
      folder = try PhotoFolder(["a", "b", "c"])
      window = try DrivenWindow("--layout", "grid", folder.path)
      try window.wait { $0.isSettled == true }
    }

    private func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    /// Waits until the folder contains just these files.
    private func wait(for expected: [String]) throws {
      try window.wait { state in
        state.counts.reduce(0, +) == expected.count && (try? names()) == expected && !state.isMoving
      }
    }

    /// Types text into a dialog, and presses Return.
    private func enter(_ text: String) throws {
      try window.drive("search --onlyvisible --sync --name ^(Rename|New) sleep 0.5 type --delay 20 \(text)")
      try window.press("Return")
    }

    @Test(
      "Delete moves pictures to the trash of the desktop, and Ctrl+Z and Ctrl+Shift+Z undo and repeat that")
    func trash() throws {
      try window.click(at: 60, 100)
      try window.wait { $0.selection == [[0, 0]] }
      try window.press("Delete")
      try wait(for: ["b.jpg", "c.jpg"])
      let trash = window.folder.appendingPathComponent("data/Trash")
      #expect(FileManager.default.fileExists(atPath: trash.appendingPathComponent("files/a.jpg").path))
      let note = try String(contentsOf: trash.appendingPathComponent("info/a.jpg.trashinfo"), encoding: .utf8)
      #expect(note.contains("Path=\(folder.path)/a.jpg\n"))
      #expect(try window.wait { $0.focus == [0, 0] }.counts == [2], "the next picture has the focus")
      try window.press("ctrl+z")
      try wait(for: ["a.jpg", "b.jpg", "c.jpg"])
      #expect(try FileManager.default.contentsOfDirectory(atPath: trash.path + "/info").isEmpty)
      try window.press("ctrl+shift+z")
      try wait(for: ["b.jpg", "c.jpg"])
      try window.press("ctrl+z")
      try wait(for: ["a.jpg", "b.jpg", "c.jpg"])
      #expect(window.reports.isEmpty)
    }

    @Test("keys are Latin letters also in a layout of another script")
    func otherScript() throws {
      try window.click(at: 60, 100)
      try window.wait { $0.selection == [[0, 0]] }
      try Tool.run(["setxkbmap", "-layout", "ru,us"], environment: window.environment)
      // The place of “d”, where the layout has “в”, and that of “z”.
      try window.drive("key ctrl+40")
      try wait(for: ["a (2).jpg", "a.jpg", "b.jpg", "c.jpg"])
      try window.drive("key ctrl+52")
      try wait(for: ["a.jpg", "b.jpg", "c.jpg"])
    }

    @Test("F2 asks for a name, in which the extension is not selected; the picture stays selected")
    func rename() throws {
      try window.press("Right", "F2")
      try enter("zebra")
      try wait(for: ["b.jpg", "c.jpg", "zebra.jpg"])
      try window.wait { $0.selection == [[0, 2]] }
      try window.press("ctrl+z")
      try wait(for: ["a.jpg", "b.jpg", "c.jpg"])
    }

    @Test("a favourite that is renamed stays one, and so it does when that is undone")
    func favorite() throws {
      let library = window.folder.appendingPathComponent("data/opencollectionview/library.sqlite").path
      func isFavorite(_ name: String) -> Bool {
        let query = "SELECT count(*) FROM favorite WHERE path = CAST('\(folder.path)/\(name)' AS BLOB)"
        return Tool.output(
          ["sqlite3", "-cmd", ".timeout 9000", library, query], environment: window.environment) == "1\n"
      }
      try window.press("Right", "ctrl+b", "F2")
      try enter("zebra")
      try wait(for: ["b.jpg", "c.jpg", "zebra.jpg"])
      try window.wait { _ in isFavorite("zebra.jpg") && !isFavorite("a.jpg") }
      try window.press("ctrl+z")
      try wait(for: ["a.jpg", "b.jpg", "c.jpg"])
      try window.wait { _ in isFavorite("a.jpg") && !isFavorite("zebra.jpg") }
    }

    @Test("F2 asks for a pattern if several pictures are selected")
    func renameMany() throws {
      try window.press("ctrl+a", "F2")
      try enter("Trip{n:3}")
      try wait(for: ["Trip001.jpg", "Trip002.jpg", "Trip003.jpg"])
      try window.press("ctrl+z")
      try wait(for: ["a.jpg", "b.jpg", "c.jpg"])
    }

    @Test("Ctrl+D copies pictures in their folder, and selects the copies")
    func duplicate() throws {
      try window.press("Right", "ctrl+d")
      try wait(for: ["a (2).jpg", "a.jpg", "b.jpg", "c.jpg"])
      // Behind its original.
      try window.wait { $0.selection == [[0, 1]] }
      try window.press("ctrl+z")
      try wait(for: ["a.jpg", "b.jpg", "c.jpg"])
    }

    @Test("] turns a picture, so that it is higher than wide")
    func turn() throws {
      try window.press("Right", "bracketright")
      func size() throws -> [Int] {
        let file = URL(fileURLWithPath: folder.path + "/a.jpg")
        let bitmap = try ImageDecoder.decode(.bytes(Array(try Data(contentsOf: file))), size: .full)
        return [bitmap.width, bitmap.height]
      }
      try window.wait { _ in (try? size()) == [6, 8] }
      try window.press("ctrl+z")
      try window.wait { _ in (try? size()) == [8, 6] }
      #expect(try names() == ["a.jpg", "b.jpg", "c.jpg"])
    }

    @Test("Ctrl+Shift+N creates a folder, and undo removes it")
    func newFolder() throws {
      try window.press("Right", "ctrl+shift+n")
      try enter("Trip")
      let path = folder.path + "/Trip"
      let deadline = ContinuousClock.now + DrivenWindow.bound
      while !FileManager.default.fileExists(atPath: path) { try #require(ContinuousClock.now < deadline) }
      try window.press("ctrl+z")
      while FileManager.default.fileExists(atPath: path) { try #require(ContinuousClock.now < deadline) }
    }

    @Test("a picture that cannot be renamed is reported in one sentence, and stays")
    func conflict() throws {
      try window.press("Right", "F2")
      // The button is insensitive, so Return does nothing.
      try enter("b")
      try window.press("Escape")
      #expect(try names() == ["a.jpg", "b.jpg", "c.jpg"])
      try window.press("Right")
      try window.wait { $0.focus == [0, 1] }
      #expect(window.reports.isEmpty)
    }
  }
}
