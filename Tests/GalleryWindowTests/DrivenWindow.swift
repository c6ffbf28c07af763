import Foundation
import ImageDecoding
import Testing

/// The built `gallery` in a window on a screen of its own, with a pointer that a test moves.
///
/// Nothing here waits for a fixed time: a test waits for a state, and fails when it does not come within a bound.
final class DrivenWindow {
  /// What did not come in time.
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// Longer than anything takes on a machine that is busy with something else.
  private static let bound = Duration.seconds(60)

  private let folder: URL
  private let errorFile: URL
  private let screen = Process()
  private let gallery = Process()
  private var environment = ProcessInfo.processInfo.environment
  private var lines: LineReader
  /// All states so far, the latest last.
  private(set) var states: [WindowState] = []

  /// Opens a window and waits for its first frame.
  init(_ arguments: String..., renderer: String = "cairo") throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("GalleryWindow-\(UUID())")
    errorFile = folder.appendingPathComponent("errors")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

    let display = Pipe()
    screen.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    screen.arguments = [
      "Xvfb", "-displayfd", "1", "-screen", "0", "900x700x24", "-nolisten", "tcp", "-fbdir", folder.path,
    ]
    screen.standardOutput = display
    screen.standardError = FileHandle.nullDevice
    try screen.run()
    var displayLines = LineReader(display.fileHandleForReading)
    guard let number = displayLines.line(until: .now + Self.bound) else {
      throw Missing(description: "Xvfb did not start")
    }

    environment["DISPLAY"] = ":\(number)"
    environment["WAYLAND_DISPLAY"] = nil
    environment["GDK_BACKEND"] = "x11"
    environment["GSK_RENDERER"] = renderer
    environment["LIBGL_ALWAYS_SOFTWARE"] = "1"
    environment["XDG_STATE_HOME"] = folder.path
    gallery.executableURL = Self.executable
    gallery.arguments = ["--trace", "--appearance", "light"] + arguments
    gallery.environment = environment
    let output = Pipe()
    gallery.standardOutput = output
    try Data().write(to: errorFile)
    gallery.standardError = try FileHandle(forWritingTo: errorFile)
    lines = LineReader(output.fileHandleForReading)
    try gallery.run()
    _ = try wait { $0.frames > 0 && !$0.isMoving }
  }

  deinit {
    for process in [gallery, screen] where process.isRunning {
      // Tests run on threads that block all other signals, and processes begin with what their thread blocks.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: folder)
  }

  static var executable: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("gallery")
  }

  /// What was written to standard error so far.
  var errors: String { (try? String(contentsOf: errorFile, encoding: .utf8)) ?? "" }

  /// The latest state.
  var state: WindowState { states[states.count - 1] }

  /// Waits for a state after the latest one, which counts if nothing has changed since.
  @discardableResult
  func wait(for condition: (WindowState) -> Bool) throws -> WindowState {
    if let latest = states.last, condition(latest) { return latest }
    let deadline = ContinuousClock.now + Self.bound
    while let line = lines.line(until: deadline) {
      let state = try JSONDecoder().decode(WindowState.self, from: Data(line.utf8))
      states.append(state)
      if condition(state) { return state }
    }
    throw Missing(
      description: "the state waited for did not come; last is \(String(describing: states.last)), \(errors)")
  }

  /// Waits until something has changed, and then until nothing moves.
  @discardableResult
  func settle(after action: () throws -> Void) throws -> WindowState {
    let before = state
    try action()
    try wait { $0.isMoving || $0.offset != before.offset || $0.selection != before.selection }
    return try wait { !$0.isMoving }
  }

  // MARK: Input

  /// Runs xdotool with commands one after another.
  func drive(_ commands: String) throws {
    try Tool.run(["xdotool"] + commands.split(separator: " ").map(String.init), environment: environment)
  }

  /// Where a point of the content is on the screen.
  func point(_ x: Double, _ y: Double) throws -> String {
    let frame = try contentFrame
    return "\(frame.x + Int(x)) \(frame.y + Int(y))"
  }

  /// The content on the screen, in pixels. GTK draws the same border at the left, the right and the bottom.
  var contentFrame: (x: Int, y: Int, width: Int, height: Int) {
    get throws {
      let text = try Tool.run(
        ["xdotool", "search", "--onlyvisible", "--class", "gallery", "getwindowgeometry", "--shell"],
        environment: environment)
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

  /// Gives the window another size, borders included.
  func resize(width: Int, height: Int) throws {
    try drive("search --onlyvisible --class gallery windowsize \(width) \(height)")
  }

  /// Presses the button that closes the window, and waits for the program's end.
  func close() throws -> Int32 {
    // The header bar is at the top, whatever bars are below it; without a window manager the window is at the origin.
    let frame = try contentFrame
    try drive("mousemove \(frame.x + frame.width - 24) 26 click 1")
    let deadline = ContinuousClock.now + Self.bound
    while let line = lines.line(until: deadline) {
      states.append(try JSONDecoder().decode(WindowState.self, from: Data(line.utf8)))
    }
    // The end of the lines is that of the process, which is then only left to be noticed.
    guard lines.isAtEnd else { throw Missing(description: "the window did not close") }
    gallery.waitUntilExit()
    return gallery.terminationStatus
  }

  // MARK: Pictures

  /// What is on the screen where the content is.
  func screenshot() throws -> Bitmap {
    let frame = try contentFrame
    let file = try [UInt8](Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0")))
    // The header of XWD: numbers of 32 bits, greatest byte first (X11/XWDFile.h).
    func number(_ index: Int) -> Int { file[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (start, rowBytes) = (number(0) + number(19) * 12, number(12))
    var pixels: [UInt8] = []
    for y in frame.y..<(frame.y + frame.height) {
      for x in frame.x..<(frame.x + frame.width) {
        let pixel = start + y * rowBytes + x * 4
        pixels += file[pixel..<(pixel + 3)] + [255]
      }
    }
    return try #require(Bitmap(width: frame.width, height: frame.height, pixels: pixels))
  }

  /// The picture `gallery` writes of the same album in the same layout and size, not scrolled.
  func snapshot() throws -> Bitmap {
    let file = folder.appendingPathComponent("snapshot.png").path
    try Tool.run(
      [
        Self.executable.path, "--layout", state.layout, "--scale", "1", "--snapshot", file,
        "--size", "\(Int(state.size[0]))x\(Int(state.size[1]))",
      ], environment: environment)
    return try ImageDecoder.decode(.bytes([UInt8](Data(contentsOf: URL(fileURLWithPath: file)))))
  }
}
