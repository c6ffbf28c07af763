import Foundation
import Testing

extension GalleryWindowTests {
  /// A video of many gigabytes without contents, which takes no space, and seconds to copy.
  @Suite("Closing the window while files are changed")
  struct ClosingTests {
    private let folder: PhotoFolder
    private let window: DrivenWindow

    init() throws {
      folder = try PhotoFolder([])
      let path = folder.path + "/a.mp4"
      try Data().write(to: URL(fileURLWithPath: path))
      let file = try #require(FileHandle(forWritingAtPath: path))
      try file.truncate(atOffset: 24 << 30)
      try file.close()
      window = try DrivenWindow("--layout", "grid", folder.path)
      try window.wait { $0.isSettled == true }
      try window.press("Right")
      try window.wait { $0.focus == [0, 0] }
      try window.press("ctrl+d")
      try window.wait { $0.chrome?.message == "Duplicate of “a.mp4”" }
    }

    private func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    /// Waits until the question is open, or closed.
    private func wait(isAsking: Bool) throws {
      let deadline = ContinuousClock.now + DrivenWindow.bound
      while try window.windowTitles.contains("Close the Window?") != isAsking {
        try #require(ContinuousClock.now < deadline)
      }
    }

    @Test("the window asks; Return keeps it open, and the other button cancels the copy and closes")
    func question() throws {
      try window.press("ctrl+w")
      try wait(isAsking: true)
      try window.press("Return")
      try wait(isAsking: false)
      #expect(window.state.chrome?.message == "Duplicate of “a.mp4”")
      try window.press("ctrl+q")
      try wait(isAsking: true)
      try window.press("Escape")
      try wait(isAsking: false)
      try window.press("ctrl+q")
      try wait(isAsking: true)
      try window.press("Right", "Return")
      #expect(try window.waitForEnd() == 0)
      #expect(try names() == ["a.mp4"] && window.reports.isEmpty)
    }

    @Test("the end of the session cancels the copy without a question")
    func termination() throws {
      window.send(SIGTERM)
      #expect(try window.waitForEnd() == 0)
      #expect(try names() == ["a.mp4"])
    }
  }
}
