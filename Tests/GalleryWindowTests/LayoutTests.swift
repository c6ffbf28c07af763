import Foundation
import GalleryApp
import ImageDecoding
import Testing

extension GalleryWindowTests {
  /// Each layout in the program's window, flung by the pointer: what it promises there, by its state and by what is seen.
  @Suite("Every layout under the hand")
  struct LayoutTests {
    @Test(
      "it is flung on, rests where it may and goes no further than its content",
      arguments: [GalleryLayout.grid, .waterfall, .stretchy])
    func lists(layout: GalleryLayout) throws {
      let folder = try PhotoFolder.ofManyPhotos()
      let window: DrivenWindow
      if layout == .stretchy {
        window = try DrivenWindow("--layout", layout.rawValue)
      } else {
        window = try DrivenWindow("--layout", layout.rawValue, folder.path)
        try window.findPhotos()
      }
      try expectRubberBand(in: window) { try window.flickPhotos(byY: 300) }
      try expectChange(in: window) { try window.settle { try window.flickPhotos(byY: -300) } }
      var carried = window.state.offset[1]
      // Six steps of 50 points in 50 milliseconds scroll much further than 300 points. A busy machine may combine them
      // into one event, which has no velocity.
      for _ in 0..<6 where layout != .stretchy && carried < 400 {
        let start = window.state.offset[1]
        carried = try window.settle { try window.flickPhotos(byY: -300) }.offset[1] - start
      }
      #expect(carried > (layout == .stretchy ? 280 : 400))
      let (content, height) = (window.state.content[1], window.state.size[1])
      for _ in 0..<12 where window.state.offset[1] < content - height - 0.5 {
        try window.settle { try window.flickPhotos(byY: -300) }
      }
      // The end is rounded to a pixel.
      #expect(window.state.offset == [0, (window.state.content[1] - height).rounded(.toNearestOrEven)])
    }

    @Test(
      "a fling turns a leaf of the book, and back over the cover the row gives and returns")
    func book() throws {
      let window = try DrivenWindow("--layout", "book")
      let start = window.state.offset
      try expectRubberBand(in: window) { try window.flick(byX: 300) }
      try expectChange(in: window) {
        let state = try window.settle { try window.flick(byX: -300) }
        // However fast, one leaf, which is a view's width of scrolling.
        #expect(state.offset == [start[0] + state.size[0], 0])
      }
    }

    @Test(
      "it turns on and on, also back over the first item, and rests on one",
      arguments: [GalleryLayout.picker, .carousel, .turntable, .wheel, .coverflow])
    func endless(layout: GalleryLayout) throws {
      let window = try DrivenWindow("--layout", layout.rawValue)
      let axis = layout == .picker ? 1 : 0
      let page = layout == .picker ? window.state.size[1] : window.state.pageOfEndlessRow
      let start = window.state.offset[axis]
      try expectChange(in: window) {
        try window.settle { try axis == 1 ? window.flick(byY: 300) : window.flick(byX: 300) }
      }
      // On the picker back from the first row is the last one, at the other end of the content; the others begin in the
      // middle of theirs.
      let moved = window.state.offset[axis] - start
      #expect(layout == .picker ? moved > page : moved < -page / 2)
      let pages = window.state.offset[axis] / page
      #expect(
        abs(pages - pages.rounded()) * page < 0.51,
        "pages of \(page); \(window.states.suffix(40).map { ($0.offset[axis], $0.isMoving, $0.frames) })")
      if layout != .turntable { try expectInMiddle(window.state, axis: axis) }
      let scroll = axis == 1 ? "0,\(moved)" : "\(moved),0"
      try window.expectPicture("--layout", layout.rawValue, "--scroll=\(scroll)")
      try window.settle { try axis == 1 ? window.flick(byY: -300) : window.flick(byX: -300) }
      let length = window.state.size[axis]
      #expect(
        window.states.allSatisfy { $0.offset[axis] >= 0 && $0.offset[axis] <= $0.content[axis] - length })
    }

    @Test("the sphere turns about both axes without an end")
    func sphere() throws {
      let window = try DrivenWindow("--layout", "sphere")
      let size = window.state.size
      func hasWrapped(_ axis: Int) -> Bool {
        zip(window.states, window.states.dropFirst()).contains {
          $1.offset[axis] > $0.offset[axis] + size[axis]
        }
      }
      try expectChange(in: window) {
        let start = window.state.offset
        let state = try window.settle { try window.flick(byX: 200, byY: 200) }
        #expect(state.offset[0] != start[0] && state.offset[1] != start[1])
      }
      for _ in 0..<12 where !hasWrapped(0) || !hasWrapped(1) {
        try window.settle { try window.flick(byX: 280, byY: 280) }
      }
      #expect(hasWrapped(0) && hasWrapped(1))
    }

    // MARK: - Expectations

    private func expectInMiddle(
      _ state: WindowState, axis: Int, location: SourceLocation = #_sourceLocation
    ) throws {
      let place = try #require(state.current, sourceLocation: location)
      #expect(abs(place[axis] - state.size[axis] / 2) < 1, "\(place)", sourceLocation: location)
    }

    /// Expects a flick over the beginning of the content to show more than there is, and to come back.
    private func expectRubberBand(
      in window: DrivenWindow, location: SourceLocation = #_sourceLocation, _ flick: () throws -> Void
    ) throws {
      let start = window.state.offset
      var gave = false
      // A busy machine may draw nothing between the press and the end, and combine the motions.
      for _ in 0..<6 where !gave {
        let end = try window.settle(after: flick).offset
        #expect(end == start, sourceLocation: location)
        gave = window.states.contains { zip($0.offset, start).contains { $0 < $1 - 1 } }
      }
      #expect(gave, "the content gives", sourceLocation: location)
    }

    /// Expects something to be seen of what happens.
    private func expectChange(
      in window: DrivenWindow, location: SourceLocation = #_sourceLocation, _ action: () throws -> Void
    ) throws {
      let before = try window.screenshotAtRest()
      try action()
      try window.waitForScreen { $0.fraction(differingFrom: before) > 0.02 }
    }
  }
}
