import GalleryApp
import Testing

extension GalleryWindowTests {
  @Suite("The keyboard")
  struct KeyboardTests {
    /// Enough photos for a grid of equal squares: twenty each with twenty-six names, one for every letter.
    private static let names = (0..<520).map { index in
      let letter = Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(index / 20)))
      return "\(letter)nimal \(100 + index % 20)"
    }

    /// How many squares are in a row, and how far apart the rows are: margins of 20, spaces of 10, squares of at least
    /// 150, whole pixels.
    private func squares(in window: DrivenWindow) -> (columns: Int, pitch: Double) {
      let width = window.state.size[0] - 40
      let columns = ((width + 10) / 160).rounded(.down)
      return (Int(columns), ((width - (columns - 1) * 10) / columns).rounded(.down) + 10)
    }

    @Test("arrows lead over the grid, other keys to its ends and a page on, letters to a name")
    func grid() throws {
      let folder = try PhotoFolder(Self.names)
      let window = try DrivenWindow("--layout", "grid", folder.path)
      let (columns, pitch) = squares(in: window)
      let height = window.state.size[1]
      func expectFocus(after key: String, _ item: Int, _ location: SourceLocation = #_sourceLocation) throws {
        let state = try window.settle { try window.press(key) }
        #expect(state.focus == [0, item], "after \(key)", sourceLocation: location)
        // The first row begins below a header of 52 points and an inset of 8.
        let top = 60 + Double(item / columns) * pitch - state.offset[1]
        #expect(
          top > -1 && top + pitch - 10 < height + 1, "\(key) leaves it at \(top)", sourceLocation: location)
      }
      #expect(window.state.focus == nil)
      // The first key shows where the focus is, and nobody has touched the window before.
      try expectFocus(after: "Right", 0)
      try expectFocus(after: "Right", 1)
      try expectFocus(after: "Down", 1 + columns)
      try expectFocus(after: "Left", columns)
      try expectFocus(after: "Up", 0)
      let page = Int((height / pitch).rounded()) * columns
      try expectFocus(after: "Page_Down", page)
      try expectFocus(after: "Page_Down", 2 * page)
      try expectFocus(after: "Page_Up", page)
      try expectFocus(after: "End", 519)
      try expectFocus(after: "Page_Up", 519 - page)
      try expectFocus(after: "Home", 0)
      try expectFocus(after: "q", 320)
      try window.press("q", "n", "i", "m", "a", "l", "space", "1", "1", "5")
      // The selection follows the focus.
      try window.wait { $0.focus == [0, 335] && $0.selection == [[0, 335]] }
    }

    @Test("pages down that follow one another within 100 ms are pages, and Home shows the very beginning")
    func quickPages() throws {
      let folder = try PhotoFolder(Self.names)
      let window = try DrivenWindow("--layout", "grid", folder.path)
      let (columns, pitch) = squares(in: window)
      let page = Int((window.state.size[1] / pitch).rounded()) * columns
      try window.settle { try window.press("Home") }
      try window.drive("key --delay 40 Next Next Next")
      try window.wait { $0.focus == [0, 3 * page] && !$0.isMoving }
      try window.drive("key --delay 40 Prior Prior")
      try window.wait { $0.focus == [0, page] && !$0.isMoving }
      try window.press("End")
      let end = try window.wait { $0.focus == [0, 519] && !$0.isMoving }
      #expect(abs(end.offset[1] + end.size[1] - end.content[1]) < 0.5)
      try window.press("Home")
      #expect(try window.wait { $0.focus == [0, 0] && !$0.isMoving }.offset[1] == 0)
    }

    @Test("the focus goes along from one layout to another")
    func layouts() throws {
      let folder = try PhotoFolder(Self.names)
      let window = try DrivenWindow("--layout", "grid", folder.path)
      try window.settle { try window.press("q", "n", "i", "m", "a", "l", "space", "1", "1", "5") }
      try window.wait { $0.focus == [0, 335] && !$0.isMoving }
      for layout in ["waterfall", "featured", "picker"] {
        try window.press("ctrl+Next")
        try window.wait { $0.layout == layout && $0.focus == [0, 335] && $0.isComplete }
      }
      try window.press("Down")
      try window.wait { $0.focus == [0, 336] }
    }

    @Test("keys select ranges, single pictures, all and none")
    func selection() throws {
      let folder = try PhotoFolder(Self.names)
      let window = try DrivenWindow("--layout", "grid", folder.path)
      let columns = squares(in: window).columns
      func expectSelection(after keys: String..., items: some Sequence<Int>) throws {
        let items = items.map { [0, $0] }
        for key in keys { try window.press(key) }
        try window.wait { $0.selection == items }
      }
      try expectSelection(after: "Right", items: [0])
      try expectSelection(after: "shift+Right", "shift+Right", items: 0...2)
      try expectSelection(after: "shift+Left", items: 0...1)
      try expectSelection(after: "ctrl+Right", "ctrl+Right", "ctrl+space", items: [0, 1, 3])
      try expectSelection(after: "shift+Down", items: 3...(3 + columns))
      try expectSelection(after: "space", items: 3..<(3 + columns))
      try expectSelection(after: "ctrl+a", items: 0..<520)
      try expectSelection(after: "Escape", items: [])
      #expect(window.state.focus == [0, 3 + columns])
      try window.press("Escape")
      try window.wait { $0.focus == nil }
    }

    @Test("arrows turn the picker by a row, round and round")
    func picker() throws {
      let window = try DrivenWindow("--layout", "picker")
      let page = window.state.size[1]
      let last = Album.builtIn.itemCount - 1
      let lastPath = Album.builtIn.indexPath(ofItem: last).map { [$0.section, $0.item] }
      func expectFocus(after key: String, _ item: [Int]?, row: Int) throws {
        let state = try window.settle { try window.press(key) }
        #expect(state.focus == item, "after \(key)")
        let pages = (state.offset[1] / page - 1 - Double(row)) / Double(last + 1)
        #expect(abs(pages - pages.rounded()) * page < 0.5, "after \(key) at \(state.offset)")
      }
      try expectFocus(after: "Down", [0, 0], row: 0)
      try expectFocus(after: "Down", [0, 1], row: 1)
      try expectFocus(after: "Up", [0, 0], row: 0)
      try expectFocus(after: "Up", lastPath, row: last)
      try expectFocus(after: "Down", [0, 0], row: 0)
      try expectFocus(after: "End", lastPath, row: last)
      try expectFocus(after: "Home", [0, 0], row: 0)
    }

    @Test("arrows turn the spinning wheel by a picture, on from the last one to the first")
    func wheel() throws {
      let window = try DrivenWindow("--layout", "wheel")
      let count = Album.builtIn.itemCount
      let (page, start) = (window.state.pageOfEndlessRow, window.state.offset[0])
      func expectFocus(after key: String, item: Int) throws {
        let state = try window.settle { try window.press(key) }
        #expect(
          state.focus == Album.builtIn.indexPath(ofItem: item).map { [$0.section, $0.item] }, "after \(key)")
        let pages = (state.offset[0] - start) / page - Double(item)
        #expect(
          abs(pages.remainder(dividingBy: Double(count))) * page < 0.5, "after \(key) at \(state.offset)")
      }
      try expectFocus(after: "Right", item: 0)
      try expectFocus(after: "Right", item: 1)
      try expectFocus(after: "Right", item: 2)
      try expectFocus(after: "Left", item: 1)
      try expectFocus(after: "End", item: count - 1)
      try expectFocus(after: "Right", item: 0)
      try expectFocus(after: "Left", item: count - 1)
      try expectFocus(after: "Left", item: count - 2)
      try expectFocus(after: "Home", item: 0)
    }

    @Test("the ring around the picture in focus is seen, until something is touched")
    func ring() throws {
      let folder = try PhotoFolder(Array(Self.names.prefix(3)))
      let window = try DrivenWindow("--layout", "grid", folder.path)
      let before = try window.screenshotAtRest()
      try window.settle { try window.press("Right") }
      try window.waitForScreen { $0.pixels != before.pixels }
      try window.click(at: window.state.size[0] / 2, window.state.size[1] - 10)
      try window.waitForScreen { $0.pixels == before.pixels }
    }

    #if DEBUG
      @Test("Ctrl+Shift+L draws the elements of the layout over the window, and hides them again")
      func wireframe() throws {
        let folder = try PhotoFolder(["a", "b", "c"])
        let window = try DrivenWindow("--layout", "grid", folder.path, isDebugBuild: true)
        // The scroll indicator and the pointer's arrow would be in the picture.
        try window.drive("mousemove 0 699")
        let before = try window.screenshotAtRest()
        try window.press("ctrl+shift+l")
        // The outlines of cells are blue, and that of the content is green.
        let (cell, content): (UInt32, UInt32) = (0x2666E6, 0x33A64D)
        #expect(before.area(of: cell) == nil && before.area(of: content) == nil)
        try window.waitForScreen { $0.area(of: cell) != nil && $0.area(of: content) != nil }
        let wireframe = try window.screenshotAtRest()
        let width = window.state.size[0]
        let outline = try #require(wireframe.area(of: content))
        #expect(outline.minX == 0 && outline.maxX == width, "the content is as wide as the window")
        // Three photos fill a row between margins of 20.
        let cells = try #require(wireframe.area(of: cell))
        #expect(abs(cells.minX - 20) <= 1 && abs(cells.maxX - (width - 20)) <= 1, "\(cells)")
        #expect(window.state.selection == [] && window.state.focus == nil, "nothing else reacts to the key")
        try window.press("ctrl+shift+l")
        try window.waitForScreen(like: before)
      }
    #endif
  }
}
