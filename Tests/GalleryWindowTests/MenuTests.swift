import Foundation
import GalleryApp
import ImageDecoding
import Testing

extension GalleryWindowTests {
  @Suite("The menu of a picture, and what it copies")
  struct MenuTests {
    /// A point of the first of three pictures, below the header of 52 points and the inset of 8.
    private static let place = (x: 60.0, y: 100.0)

    /// Of the first picture. Channels are in the middle of sixteen, so that the last digits may be others.
    private static let color: UInt32 = 0x3838D8

    private let folder: PhotoFolder
    private let window: DrivenWindow

    init() throws {
      folder = try PhotoFolder(photos: [("a", Self.color), ("b", 0xFFFFFF), ("c", 0xFFFFFF)])
      window = try DrivenWindow("--layout", "grid", folder.path)
    }

    @Test(
      "it opens where it is asked for, by a long press, the mouse's other button and keys; Escape closes it",
      arguments: ["mousedown 1", "click 3", "key Menu", "key shift+F10"])
    func opening(way: String) throws {
      try window.point(at: Self.place.x, Self.place.y)
      var anchor = (x: Self.place.x, y: Self.place.y)
      if way.hasPrefix("key") {
        try window.settle { try window.press("Right") }
        // Asked for by a key it is below the middle of what it is about: three photos, four to three, in a row with
        // margins of 20 points and spaces of 10.
        let width = ((window.state.size[0] - 60) / 3).rounded(.down)
        anchor = (20 + width / 2, 60 + (0.75 * width).rounded(.down))
      }
      let before = try window.screenshotAtRest()
      try window.drive(way)
      if way == "mousedown 1" {
        // It is lifted: larger than it was.
        let width = try #require(before.area(of: Self.color)).width
        try window.waitForScreen { ($0.area(of: Self.color)?.width ?? 0) > 1.04 * width }
        try window.drive("mouseup 1")
      }
      try window.wait(for: \.isMenuOpen)
      // Without somebody who blends windows, its shadow of some 24 points is black.
      try window.waitForScreen { screen in
        guard let change = screen.area(differingFrom: before) else { return false }
        let start = way.hasPrefix("key") ? (change.minX + change.maxX) / 2 : change.minX
        return change.width > 100 && change.height > 100 && change.width < 300
          && abs(start - anchor.x) < 32 && abs(change.minY - anchor.y) < 32
      }
      // Keys have the focus, which the selection follows. A menu selects nothing.
      #expect(window.state.selection == (way.hasPrefix("key") ? [[0, 0]] : []))

      try window.press("Escape")
      try window.wait { !$0.isMenuOpen }
      try window.waitForScreen { $0.pixels == before.pixels }
      // The keys are the pictures' again, and the mouse holds nothing.
      try window.press("ctrl+a")
      try window.wait { $0.selection.count == 3 }
      try window.point(at: Self.place.x, Self.place.y + 100)
      #expect(try window.wait { !$0.isMoving }.offset == [0, 0])
    }

    @Test("a click beside it closes it and does nothing else")
    func clickBeside() throws {
      try window.point(at: Self.place.x, Self.place.y)
      try window.drive("click 3")
      try window.wait(for: \.isMenuOpen)
      try window.click(at: window.state.size[0] - 60, 100)
      try window.wait { !$0.isMenuOpen }
      #expect(window.state.selection.isEmpty)
    }

    @Test("an entry chosen by keys is done: the path of the picture is copied")
    func copyPath() throws {
      try window.point(at: Self.place.x, Self.place.y)
      try window.drive("click 3")
      try window.wait(for: \.isMenuOpen)
      // Copy Path is before the last action.
      try window.press("Up", "Up", "Return")
      try window.wait { !$0.isMenuOpen }
      try window.waitForClipboard { $0 == "\(folder.path)/a.jpg" }
    }

    /// Installs programs for JPEG files. Each of them writes its name and its file into ``record``.
    private func install(_ names: [String], default preferred: String) throws {
      let script = window.folder.appendingPathComponent("program")
      try Data("#!/bin/sh\nprintf '%s opens %s' \"$1\" \"$2\" >'\(record.path)'\n".utf8).write(to: script)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
      let folder = window.folder.appendingPathComponent("data/applications")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in names {
        let entry = """
          [Desktop Entry]
          Type=Application
          Name=\(name)
          Exec=\(script.path) \(name) %f
          MimeType=image/jpeg;

          """
        try Data(entry.utf8).write(to: folder.appendingPathComponent("\(name).desktop"))
      }
      let list = """
        [Default Applications]
        image/jpeg=\(preferred).desktop
        [Added Associations]
        image/jpeg=\(names.map { "\($0).desktop;" }.joined())

        """
      try Data(list.utf8).write(to: window.folder.appendingPathComponent("mimeapps.list"))
    }

    private var record: URL { window.folder.appendingPathComponent("record") }

    @Test(
      "Open With offers the programs for the file, the default one first, and the chosen one receives the file",
      arguments: [("Viewer", 1), ("Editor", 2)])
    func openWith(program: String, place: Int) throws {
      try install(["Editor", "Viewer"], default: "Viewer")
      try window.point(at: Self.place.x, Self.place.y)
      try window.drive("click 3")
      try window.wait(for: \.isMenuOpen)
      // Open is current, and Open With is below it. Its menu begins with the way back.
      try window.press("Down", "Return")
      for _ in 0..<place { try window.press("Down") }
      try window.press("Return")
      try window.wait { !$0.isMenuOpen }
      let deadline = ContinuousClock.now + DrivenWindow.bound
      let expected = "\(program) opens \(folder.path)/a.jpg"
      while (try? String(contentsOf: record, encoding: .utf8)) != expected, ContinuousClock.now < deadline {}
      #expect(try String(contentsOf: record, encoding: .utf8) == expected)
      #expect(window.reports.isEmpty)
    }

    @Test("Ctrl+C copies the selected pictures as files, a single one as a picture as well")
    func copy() throws {
      try window.click(at: Self.place.x, Self.place.y)
      try window.wait { $0.selection == [[0, 0]] }
      try window.press("ctrl+c")
      try window.waitForClipboard(as: "text/uri-list") { $0 == "file://\(folder.path)/a.jpg\r\n" }
      try window.waitForClipboard(as: "TARGETS") { $0.split(separator: "\n").contains("image/png") }
      try window.press("ctrl+a")
      try window.wait { $0.selection.count == 3 }
      try window.press("ctrl+c")
      let files = ["a", "b", "c"].map { "file://\(folder.path)/\($0).jpg\r\n" }.joined()
      try window.waitForClipboard(as: "text/uri-list") { $0 == files }
    }
  }
}
