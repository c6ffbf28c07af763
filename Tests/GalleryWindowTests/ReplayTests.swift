import Foundation
import GalleryApp
import Testing
import UIKit

extension GalleryWindowTests {
  @Suite("Replaying")
  struct ReplayTests {
    @Test("events end at the same offset in the window and without one", arguments: Interaction.all)
    func agreement(interaction: Interaction) throws {
      let folder = try PhotoFolder([])
      let scene = InputRecording.Scene(layout: interaction.layout, size: Interaction.size)
      let file = folder.path + "/events.jsonl"
      var lines = try InputRecording.line(scene)
      for event in interaction.events { lines += try InputRecording.line(event) }
      try lines.write(to: URL(fileURLWithPath: file))

      let window = try DrivenWindow("--replay", file)
      let alone = try window.stateWithoutWindow("--replay", file)
      #expect(window.state.size == [Double(Interaction.size.width), Double(Interaction.size.height)])
      #expect(window.state.layout == alone.layout && window.state.size == alone.size)
      #expect(window.state.offset == alone.offset)
      #expect(window.state.selection == alone.selection && window.state.focus == alone.focus)
      if let end = interaction.end { #expect(alone.offset == end) }
    }

    @Test("what is done in the window is written down, and leads there again")
    func recording() throws {
      let folder = try PhotoFolder([])
      let file = folder.path + "/events.jsonl"
      let window = try DrivenWindow("--layout", "grid", "--record-input", file)
      try window.click(at: 50, 100)
      try window.wait { $0.selection == [[0, 0]] }
      try window.settle { try window.flick(byY: -100) }
      try window.settle { try window.press("shift+Down") }
      let alone = try window.stateWithoutWindow("--replay", file)
      #expect(alone.layout == "grid" && alone.size == window.state.size)
      #expect(alone.selection == window.state.selection && alone.focus == window.state.focus)
      #expect(zip(alone.offset, window.state.offset).allSatisfy { abs($0 - $1) < 0.5 })
    }
  }
}
