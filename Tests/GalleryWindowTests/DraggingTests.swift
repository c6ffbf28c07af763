import Foundation
import Geometry
import Testing

extension GalleryWindowTests {
  /// The gallery at the left of the screen, and another program at the right.
  @Suite("Dragging between the window and other programs")
  struct DraggingTests {
    private let folders: PhotoFolders
    private let window: DrivenWindow

    init() throws {
      folders = try PhotoFolders()
      window = try DrivenWindow("--layout", "grid", folders.shown.path)
      let before = window.state.size
      try window.resize(width: 600, height: 600)
      try window.wait { $0.size[0] < before[0] && !$0.isMoving }
    }

    /// Opens the other program, which offers an address and prints those dropped on it.
    private func openProbe(offering uri: String) throws -> LineReader {
      let probe = DrivenWindow.programs.appendingPathComponent("GTKWindowProbe")
      let output = Pipe()
      try Tool.start([probe.path, uri], output: output, environment: window.environment)
      try window.drive("search --sync --onlyvisible --name window\\sprobe windowmove --sync 680 200")
      return LineReader(output.fileHandleForReading)
    }

    /// Drags the first picture out of the window to another program.
    ///
    /// - Returns: What that program receives.
    private func dragFirstPictureToProbe() throws -> LineReader {
      let lines = try openProbe(offering: "")
      let width = try #require(try window.screenshotAtRest().area(of: PhotoFolders.own)).width
      try window.drive("mousemove \(try window.point(60, 100)) mousedown 1")
      try window.waitForScreen { ($0.area(of: PhotoFolders.own)?.width ?? 0) > 1.04 * width }
      try drag(to: 760, 280)
      try window.drive("mouseup 1")
      return lines
    }

    /// Moves the pointer to a point of the screen in steps, as a hand does.
    private func drag(to x: Int, _ y: Int) throws {
      try window.drive("mousemove_relative -- 20 0 sleep 0.05")
      for fraction in 1...4 {
        try window.drive("mousemove \(x - 8 * (4 - fraction)) \(y) sleep 0.05")
      }
    }

    @Test("a folder from another program is opened")
    func dropFolder() throws {
      _ = try openProbe(offering: "file://\(folders.elsewhere.path)")
      try window.drive("mousemove 760 280 mousedown 1")
      let place = try window.point(60, 100).split(separator: " ").compactMap { Int($0) }
      try drag(to: place[0], place[1])
      try window.drive("mouseup 1")
      let name = URL(fileURLWithPath: folders.elsewhere.path).lastPathComponent
      try window.wait { $0.chrome?.title == name && $0.isComplete }
      // The button of the mouse for going back: without a window manager, the other program has the keyboard.
      try window.drive("click 8")
      try window.wait { $0.counts == [3] && $0.isComplete }
      #expect(window.reports.isEmpty)
    }

    @Test("files from another program are dropped on a picture, and are copied into its folder")
    func dropIn() throws {
      _ = try openProbe(offering: "file://\(folders.elsewhere.path)/x.jpg")
      try window.drive("mousemove 760 280 mousedown 1")
      let place = try window.point(60, 100).split(separator: " ").compactMap { Int($0) }
      try drag(to: place[0], place[1])
      try window.drive("mouseup 1")
      try window.wait { $0.counts == [4] && $0.selection == [[0, 3]] && !$0.isMoving }
      try window.waitForScreen { $0.area(of: PhotoFolders.other) != nil }
      #expect(window.reports.isEmpty)
      #expect(FileManager.default.fileExists(atPath: "\(folders.shown.path)/x.jpg"))
    }

    @Test("a picture dragged out of the window is its file for the other program, and stays in the window")
    func dragOut() throws {
      var lines = try dragFirstPictureToProbe()
      #expect(lines.line(until: .now + DrivenWindow.bound) == "file://\(folders.shown.path)/a.jpg")
      let state = try window.wait { !$0.isMoving }
      #expect(state.counts == [3] && !state.isMenuOpen)
      try window.click(at: 60, 100)
      try window.wait { $0.selection == [[0, 0]] }
    }

    @Test("of a selection dragged out of the window, the other program receives all files")
    func dragSelectionOut() throws {
      try window.click(at: 60, 100)
      try window.wait { $0.selection == [[0, 0]] }
      try window.press("ctrl+a")
      try window.wait { $0.selection.count == 3 }
      var lines = try dragFirstPictureToProbe()
      for name in ["a", "b", "c"] {
        #expect(lines.line(until: .now + DrivenWindow.bound) == "file://\(folders.shown.path)/\(name).jpg")
      }
      #expect(window.state.selection.count == 3)
    }

    @Test(
      "a picture dropped on the header of a folder is moved there, copied with Ctrl and linked with Alt",
      arguments: [nil, "ctrl", "alt"])
    func dropOnHeader(key: String?) throws {
      let inner = URL(fileURLWithPath: folders.shown.path).appendingPathComponent("inner")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
      try FileManager.default.copyItem(
        at: URL(fileURLWithPath: folders.elsewhere.path).appendingPathComponent("x.jpg"),
        to: inner.appendingPathComponent("x.jpg"))
      try window.wait { $0.counts == [3, 1] && $0.isSettled == true && !$0.isMoving && $0.pending == 0 }
      // A drag near an edge scrolls, so that both sections must be far from it.
      for _ in 0..<4 { try window.settle { try window.press("ctrl+minus") } }
      try window.wait(for: \.isComplete)
      let screen = try window.screenshotAtRest()
      let other = try #require(screen.area(of: PhotoFolders.other))
      let width = try #require(screen.area(of: PhotoFolders.own)).width
      try window.drive("mousemove \(try window.point(60, 100)) mousedown 1")
      try window.waitForScreen { ($0.area(of: PhotoFolders.own)?.width ?? 0) > 1.04 * width }
      // The header is just above the pictures of the folder.
      let header = try window.point(other.minX + 40, other.minY - 20).split(separator: " ")
        .compactMap { Int($0) }
      try drag(to: header[0], header[1])
      if let key { try window.drive("keydown \(key) mousemove_relative -- 2 0 sleep 0.05") }
      try window.drive("mouseup 1")
      if let key { try window.drive("keyup \(key)") }
      let isMove = key == nil
      try window.wait { $0.counts == [isMove ? 2 : 3, 2] && $0.isSettled == true }
      let placed = inner.appendingPathComponent("a.jpg").path
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: placed)
      #expect(target == (key == "alt" ? "\(folders.shown.path)/a.jpg" : nil))
      try window.press("ctrl+z")
      try window.wait { $0.counts == [3, 1] }
      #expect(FileManager.default.fileExists(atPath: "\(folders.shown.path)/a.jpg"))
      #expect(window.reports.isEmpty)
    }
  }
}
