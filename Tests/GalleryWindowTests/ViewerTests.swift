import Testing

extension GalleryWindowTests {
  @Suite("Opening a picture")
  struct ViewerTests {
    @Test("Return opens the focused picture, keys lead on and zoom, and Escape returns to the album")
    func keys() throws {
      let folder = try PhotoFolder(["a", "b", "c", "d"], width: 1200, height: 900)
      let window = try DrivenWindow("--layout", "grid", folder.path)
      #expect(window.state.viewer == nil)
      try window.settle { try window.press("Right", "Right") }
      try window.wait { $0.focus == [0, 1] && !$0.isMoving }
      try window.press("Return")
      let opened = try window.wait { $0.viewer?.isOpen == true && $0.isComplete }
      #expect(opened.viewer?.item == "b.jpg" && opened.viewer?.index == 1)
      // The picture fits the content of the window.
      let fit = min(opened.size[0] / 1200, opened.size[1] / 900)
      #expect(abs((opened.viewer?.zoom ?? 0) - fit) < 0.001)
      try window.drive("key --delay 30 Right Right Left")
      try window.wait { $0.viewer?.item == "c.jpg" && $0.isComplete }
      try window.press("1")
      try window.wait { $0.viewer?.zoom == 1 && $0.isComplete }
      try window.press("plus")
      try window.wait { abs(($0.viewer?.zoom ?? 0) - 1.25) < 0.001 && $0.isComplete }
      try window.press("0")
      try window.wait { abs(($0.viewer?.zoom ?? 0) - fit) < 0.001 && $0.isComplete }
      try window.press("Escape")
      let closed = try window.wait { $0.viewer == nil && $0.isComplete }
      #expect(closed.focus == [0, 2] && closed.selection == [[0, 2]])
      try window.press("Left")
      try window.wait { $0.focus == [0, 1] }
    }

    @Test(
      "a picture named on the command line is open from the first frame; Escape brings it to its place in the album",
      arguments: ["grid", "waterfall", "sphere", "coverflow"])
    func namedPicture(layout: String) throws {
      let folder = try PhotoFolder((100..<160).map(String.init), width: 600, height: 450)
      let window = try DrivenWindow("--layout", layout, "\(folder.path)/150.jpg")
      #expect(window.states.allSatisfy { $0.viewer?.item == "150.jpg" && $0.viewer?.isOpen == true })
      #expect(window.state.viewer?.index == 50)
      try window.press("Right")
      try window.wait { $0.viewer?.item == "151.jpg" && $0.isComplete }
      try window.press("Escape")
      let closed = try window.wait { $0.viewer == nil && $0.isComplete }
      #expect(closed.counts == [60] && closed.selection == [[0, 51]])
      try window.press("Return")
      try window.wait { $0.viewer?.item == "151.jpg" && $0.isComplete }
    }

    @Test("buttons in the header bar lead to the next picture, the one before, and back to the album")
    func headerBar() throws {
      let folder = try PhotoFolder(["a", "b", "c"], width: 1200, height: 900)
      let window = try DrivenWindow("--layout", "grid", "\(folder.path)/b.jpg")
      try window.clickStartButton(2)
      try window.wait { $0.viewer?.item == "c.jpg" && $0.isComplete }
      try window.clickStartButton(1)
      try window.wait { $0.viewer?.item == "b.jpg" && $0.isComplete }
      try window.clickStartButton(0)
      try window.wait { $0.viewer == nil && $0.isComplete }
      // The keys are the album's, and so are the buttons again.
      try window.press("Right", "Return")
      try window.wait { $0.viewer?.item == "c.jpg" && $0.viewer?.isOpen == true && $0.isComplete }
      try window.clickStartButton(0)
      try window.wait { $0.viewer == nil && $0.isComplete }
    }

    @Test("F5 shows slides on the whole screen; Escape ends them, then closes the picture")
    func slides() throws {
      let folder = try PhotoFolder(["a", "b", "c"], width: 1200, height: 900)
      let window = try DrivenWindow("--layout", "carousel", folder.path, isManaged: true)
      let size = window.state.size
      try window.press("F5")
      try window.wait { $0.viewer?.isShowingSlides == true && $0.chrome?.isFullscreen == true }
      try window.wait { $0.viewer?.index == 1 && $0.isComplete }
      // A key leads on at once, and the show goes on from there.
      try window.press("Right")
      try window.wait { $0.viewer?.index == 2 && $0.isComplete }
      // After the last picture comes the first one.
      try window.wait { $0.viewer?.index == 0 && $0.isComplete }
      try window.press("Escape")
      try window.wait { $0.viewer?.isShowingSlides == false && $0.chrome?.isFullscreen == false }
      try window.wait { $0.viewer?.isOpen == true && $0.size == size && $0.isComplete }
      try window.press("Escape")
      try window.wait { $0.viewer == nil && $0.isComplete }
    }

    @Test("I and Alt+Return show what is known about the picture, and about the next one")
    func information() throws {
      let folder = try PhotoFolder(["a", "b"], width: 1200, height: 900)
      let window = try DrivenWindow("--layout", "grid", folder.path)
      try window.settle { try window.press("Right") }
      try window.press("Return")
      try window.wait { $0.viewer?.isOpen == true && $0.isComplete }
      let before = try window.screenshotAtRest()
      try window.press("i")
      try window.wait { $0.viewer?.isShowingInformation == true && $0.isComplete }
      try window.waitForScreen { $0.fraction(differingFrom: before) > 0.1 }
      try window.press("Right")
      try window.wait {
        $0.viewer?.index == 1 && $0.viewer?.isShowingInformation == true && $0.isComplete
      }
      try window.press("alt+Return")
      try window.wait { $0.viewer?.isShowingInformation == false && $0.isComplete }
    }

    @Test("the wheel leads on, with Control it zooms, and another size of the window keeps the picture")
    func wheel() throws {
      let folder = try PhotoFolder(["a", "b", "c"], width: 1200, height: 900)
      let window = try DrivenWindow("--layout", "coverflow", folder.path)
      try window.settle { try window.press("Right") }
      try window.press("Return")
      let opened = try window.wait { $0.viewer?.isOpen == true && $0.isComplete }
      let fit = min(opened.size[0] / 1200, opened.size[1] / 900)
      try window.point(at: 300, 300)
      try window.drive("click 5")
      try window.wait { $0.viewer?.index == 1 && $0.isComplete }
      try window.drive("keydown ctrl click 4 click 4 keyup ctrl")
      try window.wait { abs(($0.viewer?.zoom ?? 0) - fit * 1.25 * 1.25) < 0.001 && $0.isComplete }
      try window.press("0")
      try window.resize(width: 600, height: 560)
      let resized = try window.wait { $0.size[0] < 650 && $0.isComplete && ($0.viewer?.zoom ?? 1) < fit }
      #expect(resized.viewer?.index == 1)
      try window.press("Escape")
      try window.wait { $0.viewer == nil && $0.isComplete }
    }
  }
}
