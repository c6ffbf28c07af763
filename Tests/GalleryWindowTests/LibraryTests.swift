import Foundation
import ImageDecoding
import Testing

extension GalleryWindowTests {
  /// Everything is below the window's own folder: `XDG_CACHE_HOME` and `XDG_DATA_HOME` name folders in it.
  @Suite("What the gallery keeps")
  struct LibraryTests {
    /// Photos that are larger than their thumbnails, and were changed long ago.
    private func photos(_ count: Int) throws -> PhotoFolder {
      let folder = try PhotoFolder(
        photos: (0..<count).map { ("\($0)", PhotoFolders.own) }, width: 1600, height: 1200)
      for index in 0..<count {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
          ofItemAtPath: "\(folder.path)/\(index).jpg")
      }
      return folder
    }

    /// The thumbnails that are stored, without those that are being written.
    private func thumbnails(of window: DrivenWindow) -> [String] {
      let folder = window.folder.appendingPathComponent("cache/thumbnails").path
      let files = FileManager.default.subpaths(atPath: folder) ?? []
      return files.filter { $0.hasSuffix(".png") && !$0.hasPrefix(".") }.map { "\(folder)/\($0)" }
    }

    /// Waits until a condition holds, without the window.
    private func wait(_ what: String, for condition: () throws -> Bool) throws {
      let deadline = ContinuousClock.now + DrivenWindow.bound
      while try !condition() {
        guard ContinuousClock.now < deadline else { throw DrivenWindow.Missing(description: what) }
      }
    }

    /// Whether a picture has pixels in the pink of the mark.
    private func hasMark(_ bitmap: Bitmap) -> Bool {
      stride(from: 0, to: bitmap.pixels.count, by: 4).contains { start in
        let (blue, green, red) = (
          Int(bitmap.pixels[start]), Int(bitmap.pixels[start + 1]), Int(bitmap.pixels[start + 2])
        )
        return red > 220 && green < 90 && (60..<130).contains(blue)
      }
    }

    @Test("thumbnails are stored, and shown at the next start although the photos cannot be decoded any more")
    func thumbnails() throws {
      let folder = try photos(6)
      let window = try DrivenWindow("--layout", "grid", folder.path)
      try wait("six thumbnails") { self.thumbnails(of: window).count == 6 }
      #expect(try window.close() == 0)
      for index in 0..<6 {
        let file = "\(folder.path)/\(index).jpg"
        let facts = try FileManager.default.attributesOfItem(atPath: file)
        let count = try #require(facts[.size] as? Int)
        let handle = try #require(FileHandle(forWritingAtPath: file))
        // The header stays, which has the proportions.
        try handle.seek(toOffset: UInt64(count / 2))
        try handle.write(contentsOf: Data(count: count - count / 2))
        try handle.close()
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: file)
      }
      try window.reopen("--layout", "grid", folder.path)
      #expect(window.reports.isEmpty)
      // Where a photo has no data, it would be grey.
      let pixels = try window.screenshot().pixels
      let grayPixels = stride(from: 0, to: pixels.count, by: 4).filter { start in
        pixels[start..<start + 3].allSatisfy { $0 == 128 }
      }
      #expect(grayPixels.count < pixels.count / 400)
    }

    @Test("Ctrl+B marks a picture, also at the next start, and unmarks it")
    func favorites() throws {
      let folder = try PhotoFolder(["a", "b", "c"])
      let window = try DrivenWindow("--layout", "grid", folder.path)
      #expect(try !hasMark(window.screenshot()))
      try window.settle { try window.press("Home") }
      try window.press("ctrl+b")
      try window.waitForScreen(hasMark)
      #expect(try window.close() == 0)
      try window.reopen("--layout", "coverflow", folder.path)
      try window.waitForScreen(hasMark)
      try window.press("Home", "ctrl+b")
      try window.waitForScreen { !hasMark($0) }
    }

    @Test("keys sort by what is read of the pictures, and filter; the next start has the same arrangement")
    func arrangement() throws {
      let folder = try PhotoFolder(["a"], width: 64, height: 32)
      for (name, size) in [("b", (32, 64)), ("c", (128, 96)), ("d", (16, 16))] {
        let other = try PhotoFolder([name], width: size.0, height: size.1)
        try FileManager.default.copyItem(
          atPath: "\(other.path)/\(name).jpg", toPath: "\(folder.path)/\(name).jpg")
      }
      let window = try DrivenWindow("--layout", "grid", folder.path)
      try window.press("Home")
      try window.wait { $0.focus == [0, 0] }
      // By the number of pixels: d, a and b, c.
      try window.press("alt+5")
      try window.wait { $0.focus == [0, 1] }
      try window.press("alt+r")
      try window.wait { $0.focus == [0, 2] }
      // Landscape: c and a.
      try window.press("alt+o")
      try window.wait { $0.counts == [2] && $0.focus == [0, 1] }
      try window.press("Escape")
      try window.wait { $0.chrome?.subtitle.hasSuffix("2 pictures · Landscape") == true }
      try window.press("alt+o")
      try window.wait { $0.counts == [1] }
      #expect(try window.close() == 0)
      try window.reopen()
      try window.wait { $0.counts == [1] && $0.isSettled == true }
      try window.press("alt+a")
      try window.wait { $0.counts == [4] }
      try window.press("Home", "ctrl+b", "alt+b")
      try window.wait { $0.counts == [1] }
      try window.press("Escape")
      try window.wait { $0.chrome?.subtitle.hasSuffix("1 picture · Favourites") == true }
      try window.press("Home", "ctrl+b")
      try window.wait { $0.counts.isEmpty }
    }

    @Test("if no picture fits the filter, the window says so, and its button shows all pictures again")
    func emptyFilter() throws {
      let folder = try PhotoFolder(["a", "b"], width: 64, height: 32)
      let window = try DrivenWindow("--layout", "grid", folder.path)
      try window.wait { $0.isSettled == true }
      // There is no favourite.
      try window.press("alt+b")
      try window.wait { $0.counts.isEmpty && !$0.isMoving }
      // The button is below the middle of the window.
      let size = window.state.size
      try window.click(at: size[0] / 2, size[1] / 2 + 44)
      try window.wait { $0.counts == [2] && $0.chrome?.subtitle.hasSuffix("2 pictures") == true }
      // An empty folder is another case: the button opens another one.
      try window.press("alt+b")
      try window.wait { $0.counts.isEmpty }
      for name in ["a", "b"] { try FileManager.default.removeItem(atPath: "\(folder.path)/\(name).jpg") }
      try window.press("alt+a")
      try window.wait { $0.isSettled == true && $0.chrome?.subtitle.isEmpty == true }
    }

    @Test("without a name, the album, the layout and the selection of the last window are shown again")
    func session() throws {
      let folder = try PhotoFolder((100..<140).map { "photo \($0)" })
      let window = try DrivenWindow("--layout", "waterfall", folder.path)
      try window.press("End")
      let before = try window.wait { $0.selection == [[0, 39]] && $0.current != nil && $0.isComplete }
      #expect(try window.close() == 0)
      try window.reopen()
      let after = try window.wait { $0.selection == before.selection && $0.isComplete }
      #expect(after.layout == "waterfall" && after.counts == [40] && after.size == before.size)
      // The selected picture is in sight, though not at the same place. The proportions of the pictures before it may
      // come after the first frame.
      try window.wait { abs($0.offset[1] - before.offset[1]) < before.size[1] / 2 }
    }

    @Test("a session whose folder is gone is reported, and another start shows what it names")
    func goneSession() throws {
      let window: DrivenWindow
      do {
        let folder = try PhotoFolder(["a"])
        window = try DrivenWindow("--layout", "grid", folder.path)
        #expect(try window.close() == 0)
      }
      try window.reopen()
      #expect(window.state.counts.isEmpty && window.reports.count == 1)
      #expect(try window.close() == 0)
    }

    @Test("if the one photo that was opened is gone, the next start shows the others of its folder")
    func gonePhoto() throws {
      let folder = try PhotoFolder(["a", "b", "c"])
      let window = try DrivenWindow("--layout", "grid", "\(folder.path)/a.jpg")
      try window.wait { $0.viewer?.isOpen == true && $0.counts == [3] }
      try FileManager.default.removeItem(atPath: "\(folder.path)/a.jpg")
      try window.wait { $0.counts == [2] }
      #expect(try window.close() == 0)
      try window.reopen()
      #expect(window.state.counts == [2] && window.reports.isEmpty)
      #expect(try window.close() == 0)
    }

    @Test("Ctrl+[ and Ctrl+] go back and forward through the albums")
    func history() throws {
      let (first, second) = (try PhotoFolder(["a", "b"]), try PhotoFolder(["a", "b", "c"]))
      let window = try DrivenWindow("--layout", "grid", first.path, isManaged: true)
      try window.press("ctrl+o")
      try window.drive("search --sync --onlyvisible --name Open\\sFolder")
      // A slash begins a path to be typed in.
      try window.drive("type \(second.path)/")
      try window.press("Return")
      try window.wait { $0.counts == [3] && $0.isComplete }
      try window.press("ctrl+bracketleft")
      try window.wait { $0.counts == [2] && $0.isComplete }
      try window.press("ctrl+bracketleft", "ctrl+bracketright")
      try window.wait { $0.counts == [3] && $0.isComplete }
    }

    @Test("two windows at once have a session each, and both end cleanly")
    func twoWindows() throws {
      let folder = try PhotoFolder(["a", "b"])
      let window = try DrivenWindow("--layout", "grid", folder.path)
      let other = try Tool.start(
        [DrivenWindow.executable.path, folder.path], environment: window.environment)
      let library = window.folder.appendingPathComponent("data/opencollectionview/library.sqlite").path
      func sessions(_ condition: String) -> String? {
        Tool.output(
          ["sqlite3", library, "SELECT count(*) FROM session WHERE \(condition)"],
          environment: window.environment)
      }
      try wait("two sessions") { sessions("process <> 0") == "2\n" }
      other.terminate()
      other.waitUntilExit()
      #expect(sessions("process <> 0") == "1\n" && other.terminationStatus == 0)
      window.send(SIGTERM)
      #expect(try window.waitForEnd() == 0)
      #expect(sessions("process = 0") == "2\n")
    }

    /// How often the program is killed: more often in `make test-long`.
    private static let killCount = ProcessInfo.processInfo.environment["KILLS"].flatMap(Int.init) ?? 4

    @Test("killed at any moment, it leaves whole files and databases, and starts again")
    func killed() throws {
      let folder = try photos(40)
      let window = try DrivenWindow("--layout", "grid", folder.path) { $0.frames > 0 }
      for _ in 0..<Self.killCount {
        let delay = Double.random(in: 0...0.6)
        let moment = ContinuousClock.now + .seconds(delay)
        try window.press("Right", "ctrl+b")
        while ContinuousClock.now < moment { try window.press("ctrl+b") }
        window.send(SIGKILL)
        _ = try window.waitForEnd()
        for file in thumbnails(of: window) {
          let image = try? ImageDecoder.image(of: .file(path: file))
          #expect(image != nil && image?.damage == nil, "\(file), killed after \(delay) s")
        }
        for name in ["cache/opencollectionview/pictures.sqlite", "data/opencollectionview/library.sqlite"] {
          let path = window.folder.appendingPathComponent(name).path
          guard FileManager.default.fileExists(atPath: path) else { continue }
          let answer = try Tool.run(
            ["sqlite3", path, "PRAGMA integrity_check"], environment: window.environment)
          #expect(answer == "ok\n", "\(name), killed after \(delay) s")
        }
        try window.reopen("--layout", "grid", folder.path)
        #expect(window.reports.isEmpty, "killed after \(delay) s")
      }
      #expect(try window.close() == 0)
      let left = try FileManager.default.contentsOfDirectory(
        atPath: window.folder.appendingPathComponent("cache/thumbnails").path)
      #expect(
        left.filter { $0.hasPrefix(".") }.count <= 1, "what the last one left is removed by the next one")
    }
  }
}
