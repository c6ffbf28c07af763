import Foundation
import Testing

extension GalleryWindowTests {
  @Suite("What surrounds the pictures")
  struct ChromeTests {
    @Test(
      "the title is the album's, and below it the folder and the number of pictures, or of those selected")
    func title() throws {
      let folder = try PhotoFolder(["a", "b", "c"])
      let window = try DrivenWindow("--layout", "grid", folder.path)
      let name = URL(fileURLWithPath: folder.path).lastPathComponent
      try window.wait {
        $0.chrome?.title == name && $0.chrome?.subtitle == "\(folder.path) · 3 pictures"
      }
      try window.press("ctrl+a")
      try window.wait { $0.chrome?.subtitle == "3 of 3 selected" }
      try window.press("Escape")
      try window.wait { $0.chrome?.subtitle == "\(folder.path) · 3 pictures" }
    }

    @Test("F10 opens the main menu, from which everything can be done with keys")
    func mainMenu() throws {
      let folder = try PhotoFolder(["a", "b", "c"])
      let window = try DrivenWindow("--layout", "grid", folder.path)
      try window.press("F10")
      try window.wait { $0.chrome?.isHeaderMenuOpen == true }
      // Open Folder…, Slide Show, Find…, Select All
      try window.press("Down", "Down", "Down", "Return")
      try window.wait { $0.chrome?.isHeaderMenuOpen == false && $0.selection.count == 3 }
      try window.press("F10")
      try window.wait { $0.chrome?.isHeaderMenuOpen == true }
      try window.press("Escape")
      try window.wait { $0.chrome?.isHeaderMenuOpen == false }
      // The keys are the pictures' again.
      try window.press("Escape")
      try window.wait { $0.selection.isEmpty }
      try window.press("F10")
      try window.wait { $0.chrome?.isHeaderMenuOpen == true }
      try window.press("Down", "Down", "Return")
      try window.wait { $0.chrome?.isSearching == true }
    }

    @Test("the layout menu is opened by a click, and a layout is chosen with arrows and Return")
    func layoutMenu() throws {
      let folder = try PhotoFolder(["a", "b", "c"])
      let window = try DrivenWindow("--layout", "grid", folder.path)
      try window.clickLayoutButton()
      try window.wait { $0.chrome?.isHeaderMenuOpen == true }
      try window.press("Right", "Return")
      try window.wait { $0.layout == "waterfall" && $0.chrome?.isHeaderMenuOpen == false }
      try window.clickLayoutButton()
      try window.wait { $0.chrome?.isHeaderMenuOpen == true }
      try window.press("End", "Escape")
      try window.wait { $0.chrome?.isHeaderMenuOpen == false }
      #expect(window.state.layout == "waterfall", "Escape chooses nothing")
      try window.press("ctrl+Prior")
      try window.wait { $0.layout == "grid" }
    }

    @Test("keys that come together with the click that opens the layout menu move in it")
    func keysBeforeLayout() throws {
      let folder = try PhotoFolder(["a", "b", "c"])
      let window = try DrivenWindow("--layout", "grid", folder.path)
      // The program finds all of them at once, as after something that took it long.
      window.send(SIGSTOP)
      try window.clickLayoutButton()
      try window.press("Down", "Right", "Up", "Return")
      window.send(SIGCONT)
      try window.wait { $0.layout == "waterfall" && $0.chrome?.isHeaderMenuOpen == false }
    }

    @Test("Ctrl+Q and Ctrl+W close the window, and the state is stored", arguments: ["ctrl+q", "ctrl+w"])
    func closing(keys: String) throws {
      let window = try DrivenWindow("--layout", "grid")
      try window.press("ctrl+Next")
      try window.wait { $0.layout == "waterfall" && !$0.isMoving }
      try window.press(keys)
      #expect(try window.waitForEnd() == 0)
      try window.reopen()
      #expect(window.state.layout == "waterfall")
    }

    @Test("a signal to end stores the state, too", arguments: [SIGTERM, SIGINT, SIGHUP])
    func signals(signal: Int32) throws {
      let window = try DrivenWindow("--layout", "grid")
      try window.press("ctrl+Next")
      try window.wait { $0.layout == "waterfall" && !$0.isMoving }
      window.send(signal)
      #expect(try window.waitForEnd() == 0)
      try window.reopen()
      #expect(window.state.layout == "waterfall")
    }

    @Test("files that cannot be shown are counted in one message, which Escape hides; keys show its details")
    func problems() throws {
      let folder = try PhotoFolder(["good"])
      for name in ["one", "two", "three"] {
        try Data("no picture".utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(name).jpg"))
      }
      // The parser's message about this file has line breaks.
      try Data("<svg xmlns=\"x\"\n<<&\n\n".utf8).write(to: URL(fileURLWithPath: "\(folder.path)/four.svg"))
      let window = try DrivenWindow("--layout", "grid", folder.path)
      try window.wait { $0.chrome?.message == "4 files could not be shown" }
      // The first key gives the button the focus.
      try window.press("Tab", "space")
      try window.drive("search --sync --onlyvisible --name Details")
      try window.press("Escape")
      try window.wait { $0.chrome?.message == nil }
      try window.press("Right")
      try window.wait { $0.focus == [0, 0] }
      #expect(window.reports.count >= 4)
      #expect(!window.errors.contains("CRITICAL"), "\(window.errors)")
    }

    @Test("a message goes by itself, and Escape hides it before it deselects")
    func messages() throws {
      let window = try DrivenWindow("/not/here")
      try window.wait { $0.chrome?.message == "There is no file or folder “/not/here”." }
      try window.wait { $0.chrome?.message == nil }
      let folder = try PhotoFolder(["a"])
      try Data("no picture".utf8).write(to: URL(fileURLWithPath: "\(folder.path)/b.jpg"))
      let other = try DrivenWindow("--layout", "grid", folder.path)
      try other.wait { $0.chrome?.message == "1 file could not be shown" }
      try other.press("ctrl+a")
      try other.wait { $0.selection.count == 2 }
      try other.press("Escape")
      try other.wait { $0.chrome?.message == nil }
      #expect(other.state.selection.count == 2)
      try other.press("Escape")
      try other.wait { $0.selection.isEmpty }
    }

    @Test("in full screen the pointer at the upper edge shows the header bar, and F10 its menu")
    func fullscreen() throws {
      let folder = try PhotoFolder(["a"])
      let window = try DrivenWindow("--layout", "grid", "--fullscreen", folder.path, isManaged: true)
      // Nothing surrounds the content, not even the frame that GTK draws without a compositor.
      try window.wait { $0.size == [900, 700] && $0.chrome?.isHeaderBarShown == false }
      try window.drive("mousemove 400 350 mousemove 400 0")
      try window.wait { $0.chrome?.isHeaderBarShown == true }
      #expect(window.state.size == [900, 700], "the content does not move")
      try window.drive("mousemove 400 350")
      try window.wait { $0.chrome?.isHeaderBarShown == false }
      try window.press("F10")
      try window.wait { $0.chrome?.isHeaderMenuOpen == true && $0.chrome?.isHeaderBarShown == true }
      try window.press("Escape")
      try window.wait { $0.chrome?.isHeaderMenuOpen == false }
      try window.press("Escape")
      try window.wait { $0.chrome?.isFullscreen == false && $0.chrome?.isHeaderBarShown == true }
      #expect(!window.errors.contains("CRITICAL"), "\(window.errors)")
    }

    @Test(
      "windows of information open and close",
      arguments: [("ctrl+question", "Shortcuts"), ("F1", "Shortcuts")])
    func information(key: String, title: String) throws {
      let window = try DrivenWindow("--layout", "grid")
      try window.press(key)
      try window.drive("search --sync --onlyvisible --name \(title)")
      try window.press("Escape")
      // Until the other window has gone, keys are for nobody.
      for _ in 0..<30 where window.state.focus == nil {
        try window.press("Right")
        _ = try? window.wait(within: .seconds(1)) { $0.focus != nil }
      }
      #expect(window.state.focus != nil)
      #expect(!window.errors.contains("CRITICAL"), "\(window.errors)")
      #expect(!window.errors.contains("sizes must be >= 0"), "\(window.errors)")
    }
  }
}
