import Testing

extension GalleryWindowTests {
  @Suite("The window itself")
  struct WindowTests {
    @Test("after a change of size everything is laid out again", arguments: ["grid", "picker", "wheel"])
    func resize(layout: String) throws {
      let window = try DrivenWindow("--layout", layout)
      let before = window.state
      try window.resize(width: 700, height: 500)
      try window.wait { $0.size[0] < before.size[0] && $0.frames > before.frames && !$0.isMoving }
      #expect(window.state.size[0] > 650 && window.state.size[1] > 350)
      try window.expectPicture("--layout", layout)
    }

    @Test("on the whole screen there is no header bar; F11 and Escape bring it back")
    func fullscreen() throws {
      let window = try DrivenWindow("--layout", "picker", "--fullscreen", isManaged: true)
      let whole = try window.wait { $0.size[1] > 660 && $0.isComplete }.size
      // The pointer's arrow would be in the picture, and the scroll indicator appears below it at the right edge.
      try window.drive("mousemove 0 699")
      try window.expectPicture("--layout", "picker")
      try window.press("F11")
      // The bar is taller than 40 points.
      try window.wait { $0.size[1] < whole[1] - 40 && !$0.isMoving }
      try window.press("F11")
      try window.wait { $0.size == whole }
      try window.press("Escape")
      try window.wait { $0.size[1] < whole[1] - 40 && !$0.isMoving }
    }

    @Test("closed while it loads, it ends cleanly")
    func closeWhileLoading() throws {
      // The sphere shows hundreds of photos, so many that they take longer than closing does.
      let folder = try PhotoFolder((0..<400).map { "photo\($0)" }, width: 3000, height: 2000)
      let window = try DrivenWindow("--layout", "sphere", folder.path) { $0.frames > 0 && $0.pending > 0 }
      #expect(try window.close() == 0)
      #expect(window.state.pending > 0)
      #expect(!window.errors.contains("gallery: "), "\(window.errors)")
    }

    @Test("a missing folder is reported in the window and on standard error, and the exit status is 66")
    func missingFolder() throws {
      let window = try DrivenWindow("/not/here")
      #expect(window.errors.contains("gallery: There is no file or folder “/not/here”."))
      #expect(try window.close() == 66)
    }

    @Test("where there is nothing to see, Ctrl+O lets another folder be chosen")
    func openFolder() throws {
      let folder = try PhotoFolder(["a", "b"])
      let window = try DrivenWindow("--layout", "grid", "/not/here", isManaged: true)
      #expect(window.state.counts.isEmpty)
      try window.press("ctrl+o")
      try window.drive("search --sync --onlyvisible --name Open\\sFolder")
      // A slash begins a path to be typed in.
      try window.drive("type \(folder.path)/")
      try window.press("Return")
      try window.wait { $0.counts == [2] && !$0.isMoving }
    }

    @Test("size and layout are remembered")
    func memory() throws {
      let window = try DrivenWindow("--layout", "wheel")
      try window.resize(width: 700, height: 500)
      let size = try window.wait { $0.size[0] < 700 && !$0.isMoving }.size
      #expect(try window.close() == 0)
      try window.reopen()
      #expect(window.state.layout == "wheel" && window.state.size == size)
      #expect(window.states.allSatisfy { $0.size == size }, "it has this size from the start")
    }

    @Test("the size of the content below the search field is not the one that is remembered")
    func sizeWithoutSearch() throws {
      let window = try DrivenWindow("--layout", "grid")
      let size = try window.wait { !$0.isMoving }.size
      for _ in 0..<2 {
        try window.press("ctrl+f")
        try window.wait { $0.size[1] < size[1] }
        #expect(try window.close() == 0)
        try window.reopen()
        #expect(window.state.size == size)
      }
    }

    @Test("on the whole screen and back the picture in focus stays in sight, and returns to its place")
    func place() throws {
      let folder = try PhotoFolder((100..<900).map { "photo \($0)" })
      let window = try DrivenWindow("--layout", "grid", folder.path, isManaged: true)
      try window.settle { try window.press("p", "h", "o", "t", "o", "space", "5", "0", "0") }
      let before = try window.wait { $0.focus == [0, 400] && $0.isComplete }
      func expectInSight(_ state: WindowState, _ location: SourceLocation = #_sourceLocation) throws {
        let place = try #require(state.current, sourceLocation: location)
        #expect(
          state.focus == [0, 400] && place[1] > 0 && place[1] < state.size[1], sourceLocation: location)
      }
      try window.press("F11")
      try expectInSight(try window.wait { $0.size[1] > before.size[1] + 40 && $0.isComplete })
      try window.press("F11")
      let after = try window.wait { $0.size == before.size && $0.isComplete }
      try expectInSight(after)
      #expect(after.offset == before.offset)
    }
  }
}
