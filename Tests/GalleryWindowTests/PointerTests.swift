import Foundation
import GalleryApp
import Testing

extension GalleryWindowTests {
  @Suite("The pointer")
  struct PointerTests {
    @Test("content follows the pointer point for point, less 10 points of slop, and stays where it is let go")
    func drag() throws {
      let window = try DrivenWindow("--layout", "grid")
      let frame = try window.contentFrame
      let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height - 100)
      try window.drive("mousemove \(x) \(y) mousedown 1 mousemove \(x) \(y - 60) mousemove \(x) \(y - 100)")
      try window.wait { $0.offset == [0, 90] }
      try window.drive("mousemove \(x) \(y - 50)")
      try window.wait { $0.offset == [0, 40] }
      try window.drive("mouseup 1")
      #expect(window.state.selection.isEmpty)
    }

    @Test("a fling past the edge gives as a rubber band and comes back")
    func edge() throws {
      let window = try DrivenWindow("--layout", "grid")
      let end = try window.settle { try window.flick(byY: 300) }
      #expect(window.states.contains { $0.offset[1] < 0 })
      #expect(end.offset == [0, 0])
      for _ in 0..<8 where window.state.offset[1] < window.state.content[1] - window.state.size[1] - 0.5 {
        try window.settle { try window.flick(byY: -300) }
      }
      let last = window.state
      // The end is rounded to a pixel.
      #expect(last.offset[1] == (last.content[1] - last.size[1]).rounded(.toNearestOrEven))
      #expect(window.states.contains { $0.offset[1] > last.offset[1] })
    }

    @Test("a click of the mouse's wheel turns the spinning wheel by a picture")
    func wheelOnWheel() throws {
      let window = try DrivenWindow("--layout", "wheel")
      let page = (window.state.content[0] - window.state.size[0]) / Double(Album.builtIn.itemCount - 1)
      try window.point(at: window.state.size[0] / 2, window.state.size[1] / 2)
      let forth = try window.settle { try window.drive("click 5") }
      #expect(abs(forth.offset[0] - page) < 1e-6, "\(forth.offset), pages of \(page)")
      let back = try window.settle { try window.drive("click 4") }
      #expect(abs(back.offset[0]) < 1e-6)
    }

    @Test("a click of the mouse's wheel turns the picker by a row")
    func wheelOnPicker() throws {
      let window = try DrivenWindow("--layout", "picker")
      let page = window.state.size[1]
      #expect(window.state.offset == [0, page])
      try window.point(at: window.state.size[0] / 2, page / 2)
      #expect(try window.settle { try window.drive("click 5") }.offset == [0, 2 * page])
      // Quick clicks add up. From the second row three back: before the first one is the last, and one before that.
      let back = try window.settle { try window.drive("click 4 click 4 click 4") }
      #expect(back.offset == [0, Double(Album.builtIn.itemCount - 1) * page])
    }

    @Test(
      "a mouse wheel that clicks quickly scrolls before it stops, and its clicks add up",
      arguments: [2, 5, 12])
    func fastWheel(delay: Int) throws {
      let folder = try PhotoFolder((0..<2000).map { "photo\($0)" })
      let window = try DrivenWindow("--layout", "grid", folder.path)
      try window.point(at: window.state.size[0] / 2, window.state.size[1] / 2)
      let height = window.state.size[1]
      try window.settle { try window.drive("click --repeat 160 --delay \(delay) 5") }
      // A click scrolls by two thirds of the view's length to its power; the first scroll's end and the last one's may be
      // rounded to a pixel.
      #expect(abs(window.state.offset[1] - 160 * pow(height, 2.0 / 3)) <= 1)
      // The wheel turns up and down until enough has been seen, at whatever rate this machine draws frames.
      let turn = "click --repeat 160 --delay \(delay) 4 click --repeat 160 --delay \(delay) 5 "
      try window.drive(String(repeating: turn, count: 100)) {
        var (last, moves) = (window.state, 0)
        try window.wait { state in
          if state.frames > last.frames, state.offset != last.offset { moves += 1 }
          last = state
          return moves == 20
        }
      }
    }

    @Test("a fling of the wheel ends at a picture")
    func snap() throws {
      let window = try DrivenWindow("--layout", "wheel")
      let page = (window.state.content[0] - window.state.size[0]) / Double(Album.builtIn.itemCount - 1)
      let end = try window.settle { try window.flick(byX: -300) }
      let pages = end.offset[0] / page
      #expect(pages >= 1 && abs(pages - pages.rounded()) * page < 0.5, "\(end.offset), pages of \(page)")
    }

    @Test("the picker turns on and on, in both directions", arguments: [-300, 300])
    func endless(flick distance: Int) throws {
      let folder = try PhotoFolder((1...8).map { "photo\($0)" })
      let window = try DrivenWindow("--layout", "picker", folder.path)
      let height = window.state.size[1]
      // A fling goes on in its direction, but for a jump back by all pages.
      func hasWrapped() -> Bool {
        zip(window.states, window.states.dropFirst()).contains {
          let step = $1.offset[1] - $0.offset[1]
          return abs(step) > height && (step < 0) == (distance < 0)
        }
      }
      for _ in 0..<40 where !hasWrapped() { try window.settle { try window.flick(byY: distance) } }
      #expect(hasWrapped())
      #expect(window.states.allSatisfy { $0.offset[1] >= 0 && $0.offset[1] <= $0.content[1] - height })
      let pages = window.state.offset[1] / height
      #expect(abs(pages - pages.rounded()) * height < 0.5, "at rest at \(window.state.offset)")
    }

    @Test("a tap selects the picture under it, and one soon after the picture under that")
    func tap() throws {
      let window = try DrivenWindow("--layout", "grid")
      // Below the header of 52 points and the inset of 8, a picture's height and half its width from the edges.
      let (first, second) = (try window.point(50, 100), try window.point(window.state.size[0] - 50, 100))
      try window.drive("mousemove \(first) click 1 mousemove \(second) click 1")
      let state = try window.wait { $0.selection.count == 2 }
      #expect(state.selection[0] == [0, 0] && state.selection[1][0] == 0)
      try window.drive("mousemove \(first) click 1")
      try window.wait { $0.selection == [state.selection[1]] }
    }

    @Test("with Shift a click selects all from the one before, with Ctrl it selects or deselects one")
    func modifiers() throws {
      let window = try DrivenWindow("--layout", "grid")
      try window.click(at: 60, 100)
      try window.wait { $0.selection == [[0, 0]] }
      try window.drive(
        "keydown shift mousemove \(try window.point(window.state.size[0] - 60, 100)) click 1 keyup shift")
      let row = try window.wait { $0.selection.count > 1 }.selection
      #expect(row == (0..<row.count).map { [0, $0] })
      try window.drive("keydown ctrl mousemove \(try window.point(60, 100)) click 1 keyup ctrl")
      try window.wait { $0.selection == Array(row.dropFirst()) }
    }
  }
}
