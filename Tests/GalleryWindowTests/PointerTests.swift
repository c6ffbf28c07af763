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
      let folder = try PhotoFolder.ofManyPhotos()
      let window = try DrivenWindow("--layout", "grid", folder.path)
      try window.findPhotos()
      let end = try window.settle { try window.flickPhotos(byY: 300) }
      #expect(window.states.contains { $0.offset[1] < 0 })
      #expect(end.offset == [0, 0])
      for _ in 0..<8 where window.state.offset[1] < window.state.content[1] - window.state.size[1] - 0.5 {
        try window.settle { try window.flickPhotos(byY: -300) }
      }
      let last = window.state
      // The end is rounded to a pixel.
      #expect(last.offset[1] == (last.content[1] - last.size[1]).rounded(.toNearestOrEven))
      #expect(window.states.contains { $0.offset[1] > last.offset[1] })
    }

    @Test("a click of the mouse's wheel turns the spinning wheel by a picture")
    func wheelOnWheel() throws {
      let window = try DrivenWindow("--layout", "wheel")
      let (page, start) = (window.state.pageOfEndlessRow, window.state.offset[0])
      try window.point(at: window.state.size[0] / 2, window.state.size[1] / 2)
      let forth = try window.settle { try window.drive("click 5") }
      #expect(abs(forth.offset[0] - start - page) < 1e-6, "\(forth.offset), pages of \(page)")
      // From the second picture two back: before the first one is the last.
      let back = try window.settle { try window.drive("click 4 click 4") }
      #expect(abs(back.offset[0] - start + page) < 1e-6)
    }

    @Test(
      "a wheel that spins turns wheels, covers and rings on, in both directions, and rests on a picture",
      arguments: [GalleryLayout.wheel, .coverflow, .ring], [4, 5])
    func spinning(layout: GalleryLayout, button: Int) throws {
      let window = try DrivenWindow("--layout", layout.rawValue)
      let page = window.state.pageOfEndlessRow
      try window.point(at: window.state.size[0] / 2, window.state.size[1] / 2)
      try window.settle { try window.drive("click --repeat 40 --delay 15 \(button)") }
      // What it moved, without the jumps of whole rows.
      let row = page * Double(Album.builtIn.itemCount)
      let moved = zip(window.states, window.states.dropFirst()).reduce(0.0) { sum, states in
        let step = states.1.offset[0] - states.0.offset[0]
        return sum + step - (step / row).rounded() * row
      }
      // How far depends on when this machine reports the clicks.
      #expect((button == 5 ? moved : -moved) > 15 * page, "\(moved / page) pictures")
      let pages = window.state.offset[0] / page
      #expect(abs(pages - pages.rounded()) * page < 0.5, "at rest at \(window.state.offset)")
    }

    @Test("Shift and a click of the wheel turn the sphere about its other axis")
    func wheelAcross() throws {
      let window = try DrivenWindow("--layout", "sphere")
      let start = window.state.offset
      try window.point(at: window.state.size[0] / 2, window.state.size[1] / 2)
      let down = try window.settle { try window.drive("click 5") }
      #expect(down.offset[0] == start[0] && down.offset[1] > start[1] + 20)
      let across = try window.settle { try window.drive("keydown shift click 5 keyup shift") }
      #expect(across.offset[0] > start[0] + 20 && across.offset[1] == down.offset[1])
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
      let (page, start) = (window.state.pageOfEndlessRow, window.state.offset[0])
      let end = try window.settle { try window.flick(byX: -300) }
      let pages = (end.offset[0] - start) / page
      #expect(pages >= 0.99 && abs(pages - pages.rounded()) * page < 0.5, "\(end.offset), pages of \(page)")
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
  }
}
