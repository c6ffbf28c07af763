import Foundation
import GalleryApp
import Testing

extension GalleryWindowTests {
  @Suite(
    "In a Wayland compositor",
    .enabled(if: WaylandWindow.isInstalled, "Weston is not installed: scripts/setup --tests installs it."))
  struct WaylandTests {
    @Test("a recording is replayed, and nothing is reported")
    func replay() throws {
      // The drag that ends at a known offset.
      let interaction = try #require(Interaction.all.first { $0.end == [0, 100] })
      let folder = try PhotoFolder([])
      let file = folder.path + "/events.jsonl"
      var recording = try InputRecording.line(
        InputRecording.Scene(layout: interaction.layout, size: Interaction.size))
      for event in interaction.events { recording += try InputRecording.line(event) }
      try recording.write(to: URL(fileURLWithPath: file))

      let window = try WaylandWindow("--replay", file)
      let state = try window.wait { $0.isComplete && $0.offset == interaction.end }
      #expect(state.layout == interaction.layout.rawValue)
      // A machine without a desktop has no session bus. Every GTK program reports that.
      #expect(window.errors.filter { !$0.contains("Unable to acquire session bus") } == [])
    }
  }
}
