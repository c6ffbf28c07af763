import Foundation
import ImageDecoding
import Testing

extension GalleryWindowTests {
  @Suite("Cutting, copying and pasting pictures")
  struct PastingTests {
    private let folders: PhotoFolders
    private let window: DrivenWindow

    init() throws {
      folders = try PhotoFolders()
      window = try DrivenWindow("--layout", "grid", folders.shown.path)
    }

    private func clickFirst() throws {
      try window.click(at: 60, 100)
      try window.wait { $0.selection == [[0, 0]] }
    }

    /// Has another program copy a file's contents, and waits until the window knows of it.
    private func copyElsewhere(_ contents: Data, as target: String) throws {
      let count = window.state.clipboard
      let file = window.folder.appendingPathComponent("copied")
      try contents.write(to: file)
      // It stays to be asked for what it has, for as long as there is a screen.
      try Tool.start(
        ["xclip", "-quiet", "-selection", "clipboard", "-target", target, "-in", file.path],
        environment: window.environment)
      try window.wait { $0.clipboard > count }
    }

    private func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folders.shown.path).sorted()
    }

    @Test("copied and pasted in the window, a picture is there once more, beside the first, and selected")
    func ownPicture() throws {
      try clickFirst()
      try window.press("ctrl+c")
      try window.wait { $0.clipboard > 0 }
      try window.press("ctrl+v")
      try window.wait { $0.counts == [4] && $0.selection == [[0, 1]] && !$0.isMoving }
      try window.press("ctrl+c")
      try window.waitForClipboard(as: "text/uri-list") {
        $0 == "file://\(folders.shown.path)/a%20(2).jpg\r\n"
      }
      // Both have its colour: what has it is wider than one, or of two heights.
      try window.press("Escape")
      try window.waitForScreen { screen in
        screen.area(of: PhotoFolders.own).map { $0.width > 1.9 * $0.height || $0.height > 1.5 * $0.width }
          ?? false
      }
      #expect(try names() == ["a (2).jpg", "a.jpg", "b.jpg", "c.jpg"])
    }

    @Test("cut, a picture stays until it is pasted, and then moves to the folder of the current picture")
    func cutting() throws {
      let inner = URL(fileURLWithPath: folders.shown.path).appendingPathComponent("inner")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
      try FileManager.default.copyItem(
        atPath: "\(folders.elsewhere.path)/x.jpg", toPath: inner.appendingPathComponent("x.jpg").path)
      try window.wait { $0.counts == [3, 1] && !$0.isMoving }
      try clickFirst()
      try window.press("ctrl+x")
      try window.wait { $0.clipboard > 0 }
      #expect(window.state.counts == [3, 1])
      try window.press("End")
      try window.wait { $0.focus == [1, 0] }
      try window.press("ctrl+v")
      try window.wait { $0.counts == [2, 2] && $0.selection == [[1, 0]] && !$0.isMoving }
      #expect(try names() == ["b.jpg", "c.jpg", "inner"])
      try window.press("ctrl+z")
      try window.wait { $0.counts == [3, 1] && !$0.isMoving }
      #expect(try names() == ["a.jpg", "b.jpg", "c.jpg", "inner"])
    }

    @Test("files that another program has copied are pasted, and so is a picture without a file")
    func fromOthers() throws {
      try clickFirst()
      let files = "file://\(folders.elsewhere.path)/x.jpg\r\nfile://\(folders.shown.path)/b.jpg\r\n"
      try copyElsewhere(Data(files.utf8), as: "text/uri-list")
      try window.press("ctrl+v")
      try window.wait { $0.counts == [5] && $0.selection == [[0, 2], [0, 4]] && !$0.isMoving }
      #expect(try names() == ["a.jpg", "b (2).jpg", "b.jpg", "c.jpg", "x.jpg"])
      try window.waitForScreen { $0.area(of: PhotoFolders.other) != nil }

      let pixels = [UInt8]([0x38, 0xD8, 0x38, 0xFF])
      let green = try #require(Bitmap(width: 1, height: 1, pixels: pixels)?.pngData())
      try copyElsewhere(Data(green), as: "image/png")
      try window.press("ctrl+v")
      try window.wait { $0.counts == [6] && $0.selection == [[0, 4]] && !$0.isMoving }
      #expect(try names().contains("Picture.png"))
      try window.waitForScreen { $0.area(of: 0x38D838) != nil }
      #expect(window.reports.isEmpty)
    }

    @Test(
      "files that another program has cut are moved",
      arguments: [("x-special/gnome-copied-files", "cut\n"), ("x-special/gnome-copied-files", "copy\n")])
    func cutElsewhere(target: String, word: String) throws {
      try clickFirst()
      let original = "\(folders.elsewhere.path)/x.jpg"
      try copyElsewhere(Data("\(word)file://\(original)".utf8), as: target)
      try window.press("ctrl+v")
      try window.wait { $0.counts == [4] && $0.selection == [[0, 3]] && !$0.isMoving }
      #expect(try names() == ["a.jpg", "b.jpg", "c.jpg", "x.jpg"])
      #expect(FileManager.default.fileExists(atPath: original) == (word == "copy\n"))
    }

    @Test(
      "file managers know whether files are copied or cut",
      arguments: [("ctrl+c", "copy"), ("ctrl+x", "cut")])
    func wordForOthers(keys: String, word: String) throws {
      try clickFirst()
      try window.press(keys)
      try window.wait { $0.clipboard > 0 }
      try window.waitForClipboard(as: "x-special/gnome-copied-files") {
        $0 == "\(word)\nfile://\(folders.shown.path)/a.jpg"
      }
    }

    @Test(
      "invalid pictures are reported, in the window too, and change nothing",
      arguments: [
        (
          "text/uri-list", "file:///not/here.png\r\n",
          "“/not/here.png” cannot be added: No such file or directory."
        ),
        (
          "text/uri-list", "https://example.org/a.png\r\n",
          "“https://example.org/a.png” is not the address of a file."
        ),
        (
          "image/png", "\u{89}PNG", "The picture cannot be added: not a picture in a format that can be read."
        ),
        ("UTF8_STRING", "some words", "There is no picture on the clipboard."),
      ])
    func badContents(target: String, contents: String, words: String) throws {
      try clickFirst()
      let before = window.state
      try copyElsewhere(Data(contents.utf8), as: target)
      try window.press("ctrl+v")
      try window.wait { $0.chrome?.message == words && !$0.isMoving }
      #expect(window.state.size == before.size, "the message covers the pictures")
      #expect(window.reports == [words])
      #expect(window.state.counts == [3] && window.state.selection == [[0, 0]])
    }
  }
}
