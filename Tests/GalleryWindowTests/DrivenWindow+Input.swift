import Foundation
import Testing

extension DrivenWindow {
  /// Runs xdotool with commands one after another.
  func drive(_ commands: String) throws {
    // A window that is searched for may never come.
    let bound = ["timeout", "\(Self.bound.components.seconds)"]
    try Tool.run(
      bound + ["xdotool"] + commands.split(separator: " ").map(String.init), environment: environment)
  }

  /// Runs xdotool with commands one after another while something is done, and ends it then.
  func drive(_ commands: String, during action: () throws -> Void) throws {
    let process = try Tool.start(
      ["xdotool"] + commands.split(separator: " ").map(String.init), environment: environment)
    defer {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    try action()
    #expect(process.isRunning, "the commands ended before")
  }

  /// Presses keys one after another, by their names in X, with modifiers and a plus sign before: `ctrl+a`.
  func press(_ keys: String...) throws {
    try drive("key --delay 0 " + keys.joined(separator: " "))
  }

  /// Moves the pointer to a point of the content.
  func point(at x: Double, _ y: Double) throws { try drive("mousemove \(try point(x, y))") }

  /// Clicks at a point of the content.
  func click(at x: Double, _ y: Double) throws { try drive("mousemove \(try point(x, y)) click 1") }

  /// Moves the pointer through the middle, or from a point of the content, with its button held, in six steps of about
  /// 8 ms, and lets go as long after the last: events of the same moment would have no speed. Waits until the program
  /// has handled that, so that another flick does not begin before.
  func flick(byX x: Int = 0, byY y: Int = 0, from start: [Double]? = nil) throws {
    let frame = try contentFrame
    var (left, top) = (frame.x + frame.width / 2 - x / 2, frame.y + frame.height / 2 - y / 2)
    if let start { (left, top) = (frame.x + Int(start[0]), frame.y + Int(start[1])) }
    let steps = (1...6).map { "sleep 0.008 mousemove \(left + x * $0 / 6) \(top + y * $0 / 6)" }
      .joined(separator: " ")
    let lifts = state.lifts
    try drive("mousemove \(left) \(top) mousedown 1 \(steps) sleep 0.008 mouseup 1")
    try wait { $0.lifts > lifts }
  }

  /// Flicks up or down in the column of the first photo, if it was found. Beside photos, the mouse would draw a rectangle.
  func flickPhotos(byY y: Int) throws {
    let start = state.size[1] / 2 - Double(y) / 2
    try flick(byY: y, from: columnOfPhotos.map { [$0, start] })
  }

  /// Finds the column of the first photo.
  func findPhotos() throws {
    try press("Right")
    columnOfPhotos = try wait { $0.focus != nil && $0.current != nil && !$0.isMoving }.current?[0]
  }

  /// Where a point of the content is on the screen.
  func point(_ x: Double, _ y: Double) throws -> String {
    let frame = try contentFrame
    return "\(frame.x + Int(x)) \(frame.y + Int(y))"
  }

  /// What `xdotool` prints about the places of the windows; nil if there is none.
  private func findWindows() -> String? {
    let search = ["search", "--onlyvisible", "--class", "gallery", "getwindowgeometry", "--shell"]
    // The search fails if a menu or a tooltip closes during it.
    for _ in 0..<5 {
      if let text = Tool.output(["xdotool"] + search, environment: environment) { return text }
    }
    return nil
  }

  /// The content on the screen, in pixels. GTK draws the same border at the left, the right and the bottom.
  var contentFrame: (x: Int, y: Int, width: Int, height: Int) {
    get throws {
      let text = try #require(findWindows())
      func value(_ name: String) throws -> Int {
        let line = try #require(text.split(separator: "\n").last { $0.hasPrefix(name + "=") })
        return try #require(Int(line.dropFirst(name.count + 1)))
      }
      let (width, height) = (Int(state.size[0]), Int(state.size[1]))
      let border = (try value("WIDTH") - width) / 2
      return (
        try value("X") + border, try value("Y") + value("HEIGHT") - border - height, width, height
      )
    }
  }

  /// The titles of the windows that the program shows. Menus and tooltips, which are named after the program, are none.
  var windowTitles: [String] {
    get throws {
      try Tool.run(
        ["xdotool", "search", "--onlyvisible", "--class", "gallery", "getwindowname", "%@"],
        environment: environment
      ).split(separator: "\n").map(String.init).filter { $0 != "gallery" }
    }
  }

  /// Gives the window another size, borders included.
  func resize(width: Int, height: Int) throws {
    try drive("search --onlyvisible --class gallery windowsize \(width) \(height)")
  }

  /// Waits for what another program would paste, as one of the types it may ask for.
  func waitForClipboard(as target: String = "UTF8_STRING", _ condition: (String) -> Bool) throws {
    let deadline = ContinuousClock.now + Self.bound
    var text: String?
    repeat {
      text = Tool.output(
        ["xclip", "-selection", "clipboard", "-out", "-target", target], environment: environment)
      if let text, condition(text) { return }
    } while ContinuousClock.now < deadline
    throw Missing(description: "what was to be copied did not come; last is \(text ?? "nothing")")
  }

  /// Presses the button that opens the layout menu: without a window manager, three buttons are to its right besides
  /// that of the main menu.
  ///
  /// As with a hand, a few frames pass between the last motion and the press, and between the press and the release: a
  /// motion that GTK makes itself has the buttons of the present, and would cancel a press that is already over.
  func clickLayoutButton() throws {
    let frame = try contentFrame
    try drive("mousemove \(frame.x + frame.width - 205) 26 sleep 0.05 mousedown 1 sleep 0.05 mouseup 1")
  }

  /// Presses one of the buttons at the start of the header bar, which are 34 points wide, 6 apart.
  func clickStartButton(_ index: Int) throws {
    let frame = try contentFrame
    try drive(
      "mousemove \(frame.x + 23 + 40 * index) 26 sleep 0.05 mousedown 1 sleep 0.05 mouseup 1")
  }

  /// Presses the button that closes the window, and waits for the program's end.
  func close() throws -> Int32 {
    // The header bar is at the top, whatever bars are below it; without a window manager the window is at the origin.
    let frame = try contentFrame
    try drive("mousemove \(frame.x + frame.width - 24) 26 click 1")
    return try waitForEnd()
  }
}
