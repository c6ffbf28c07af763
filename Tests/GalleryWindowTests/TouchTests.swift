import Foundation
import GalleryApp
import Testing
import UIKit

extension GalleryWindowTests {
  @Suite("Fingers")
  struct TouchTests {
    /// Opens a window that covers the screen and replays events.
    private func window(_ events: EventList, in folder: PhotoFolder) throws -> DrivenWindow {
      let file = folder.path + "/events.jsonl"
      var lines = try InputRecording.line(
        InputRecording.Scene(layout: .grid, size: CGSize(width: 900, height: 700)))
      for event in events.events { lines += try InputRecording.line(event) }
      try lines.write(to: URL(fileURLWithPath: file))
      return try DrivenWindow("--fullscreen", "--replay", file, folder.path, isManaged: true) {
        $0.chrome?.isFullscreen == true && $0.chrome?.isHeaderBarShown == false
      }
    }

    @Test("in full screen, a tap near the upper edge shows the header bar, and another tap hides it")
    func edge() throws {
      let folder = try PhotoFolder(["a", "b"])
      let events = EventList().waiting(1).tapping(450, 400).waiting(1).tapping(450, 20).waiting(2)
        .tapping(450, 400)
      let window = try window(events, in: folder)
      try window.wait { $0.chrome?.isHeaderBarShown == true }
      try window.wait { $0.chrome?.isHeaderBarShown == false }
    }

    @Test("in full screen, a tap on an open picture shows the header bar, and two taps zoom")
    func openPicture() throws {
      let folder = try PhotoFolder(["a", "b"], width: 1_600, height: 1_200)
      let events = EventList().waiting(1).tapping(100, 120).tapping(100, 120).waiting(2)
        .tapping(450, 400).tapping(450, 400).waiting(2).tapping(450, 400)
      let window = try window(events, in: folder)
      let fitting = try window.wait { $0.viewer?.isOpen == true }
      let zoomed = try window.wait {
        $0.viewer.map { $0.zoom > fitting.viewer?.zoom ?? 0 } == true
      }
      #expect(zoomed.chrome?.isHeaderBarShown == false)
      try window.wait { $0.viewer?.isOpen == true && $0.chrome?.isHeaderBarShown == true }
    }

    @Test(
      "the menu begins the selection mode, in which clicks add up, and the button of the header bar ends it")
    func selectionMode() throws {
      let folder = try PhotoFolder(["a", "b", "c"])
      let window = try DrivenWindow("--layout", "grid", folder.path)
      try window.click(at: 60, 100)
      try window.drive("click 3")
      try window.wait(for: \.isMenuOpen)
      try window.press("Up", "Return")
      try window.wait { !$0.isMenuOpen && $0.chrome?.subtitle == "a.jpg · 1 of 3 selected" }
      try window.click(at: window.state.size[0] / 2, 100)
      try window.wait { $0.selection == [[0, 0], [0, 1]] }
      try window.click(at: 60, 100)
      try window.wait { $0.selection == [[0, 1]] }
      try window.clickStartButton(0)
      try window.wait { $0.selection.isEmpty && $0.chrome?.subtitle.hasSuffix("3 pictures") == true }
    }
  }
}
