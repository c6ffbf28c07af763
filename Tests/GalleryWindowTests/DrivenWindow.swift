import Foundation
import Testing

/// The built `gallery` in a window on a screen of its own, with a pointer and a keyboard that a test moves.
///
/// Nothing here waits for a fixed time: a test waits for a state, and fails when it does not come within a bound.
final class DrivenWindow {
  /// What did not come in time.
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// Longer than anything takes on a machine that is busy with something else.
  static let bound = Duration.seconds(60)

  /// The usual size of the screen, in pixels.
  static let screenSize = (width: 900, height: 700)

  /// A folder for what the window and its test write.
  let folder: URL
  /// What programs on the window's screen are run with.
  private(set) var environment = ProcessInfo.processInfo.environment
  /// A command that runs the program of the next ``reopen(_:)``; empty for none.
  var wrapper: [String] = []
  /// All states so far, the latest last.
  private(set) var states: [WindowState] = []

  /// The middle of the first photo's column, in points; nil until it is found.
  var columnOfPhotos: Double?

  private let program: URL
  private let errorFile: URL
  private let screen = Process()
  private let windowManager = Process()
  private let bus = Process()
  private var gallery = Process()
  private var lines = LineReader(.nullDevice)

  /// Opens a window and waits until it shows everything.
  ///
  /// - Parameters:
  ///   - arguments: Those of the program.
  ///   - screenSize: The size of the screen, in pixels.
  ///   - renderer: What GTK draws with; nil for what the program chooses.
  ///   - isDark: Whether the desktop is dark.
  ///   - isManaged: Whether somebody manages windows, so that one can cover the whole screen.
  ///   - hasBus: Whether the screen has a bus of its own, which programs use to talk to each other.
  ///   - isDebugBuild: Whether the program must be a debug build, which has keys for developers.
  ///   - isReady: What to wait for.
  init(
    _ arguments: String..., screenSize: (width: Int, height: Int) = DrivenWindow.screenSize,
    renderer: String? = "cairo", isDark: Bool = false, isManaged: Bool = false, hasBus: Bool = false,
    isDebugBuild: Bool = false,
    until isReady: (WindowState) -> Bool = \.isComplete
  ) throws {
    program = isDebugBuild ? Self.debugExecutable : Self.executable
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("GalleryWindow-\(UUID())")
    errorFile = folder.appendingPathComponent("errors")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

    let display = Pipe()
    screen.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A server resets when its last client leaves, and one that is just then connecting is turned away: `-noreset`.
    screen.arguments = [
      "Xvfb", "-displayfd", "1", "-screen", "0",
      "\(screenSize.width)x\(screenSize.height)x24", "-nolisten", "tcp", "-noreset", "-fbdir",
      folder.path,
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
    environment["XDG_CACHE_HOME"] = folder.appendingPathComponent("cache").path
    // The trash is there, too.
    environment["XDG_DATA_HOME"] = folder.appendingPathComponent("data").path
    // The desktop's settings are in a file that a test can write.
    environment["XDG_CONFIG_HOME"] = folder.path
    environment["GSETTINGS_BACKEND"] = "keyfile"
    environment["ADW_DISABLE_PORTAL"] = "1"
    try setDesktop(isDark: isDark)
    if isManaged { try startWindowManager() }
    if hasBus { try startBus() }
    try open(arguments, until: isReady)
  }

  /// Opens the window once more, after it was closed.
  func reopen(_ arguments: String..., until isReady: (WindowState) -> Bool = \.isComplete) throws {
    try open(arguments, until: isReady)
  }

  /// Changes the folders for what the program keeps, before it is opened again.
  func setFolders(cache: String, data: String) {
    (environment["XDG_CACHE_HOME"], environment["XDG_DATA_HOME"]) = (cache, data)
  }

  /// Changes the language of the program, before it is opened again.
  func setLanguage(_ language: String, catalogues: String) {
    (environment["LC_ALL"], environment["LANGUAGE"]) = ("C.UTF-8", language)
    environment["TEXTDOMAINDIR"] = catalogues
  }

  /// Makes the desktop dark or light.
  func setDesktop(isDark: Bool) throws {
    let settings = folder.appendingPathComponent("glib-2.0/settings")
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    let scheme = isDark ? "prefer-dark" : "default"
    try Data("[org/gnome/desktop/interface]\ncolor-scheme='\(scheme)'\n".utf8)
      .write(to: settings.appendingPathComponent("keyfile"))
  }

  /// Starts a window manager, and waits until it says what it can: GTK asks once.
  private func startWindowManager() throws {
    windowManager.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    windowManager.arguments = ["matchbox-window-manager"]
    windowManager.environment = environment
    try windowManager.run()
    let deadline = ContinuousClock.now + Self.bound
    while !Tool.succeeds(["xdotool", "get_num_desktops"], environment: environment) {
      guard ContinuousClock.now < deadline else { throw Missing(description: "no window manager came") }
    }
  }

  /// Starts a bus, and tells programs its address.
  private func startBus() throws {
    let output = Pipe()
    bus.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    bus.arguments = ["dbus-daemon", "--session", "--nofork", "--print-address"]
    bus.environment = environment
    (bus.standardOutput, bus.standardError) = (output, FileHandle.nullDevice)
    try bus.run()
    var lines = LineReader(output.fileHandleForReading)
    guard let address = lines.line(until: .now + Self.bound) else {
      throw Missing(description: "no bus came")
    }
    environment["DBUS_SESSION_BUS_ADDRESS"] = address
  }

  private func open(_ arguments: [String], until isReady: (WindowState) -> Bool) throws {
    let output = Pipe()
    // While a test does something else, the program must not wait for it to read. 1031 is F_SETPIPE_SZ, which Swift's
    // headers leave out (fcntl(2)).
    _ = fcntl(output.fileHandleForReading.fileDescriptor, 1031, 1 << 20)
    try Data().write(to: errorFile)
    gallery = Process()
    gallery.executableURL = wrapper.isEmpty ? program : URL(fileURLWithPath: "/usr/bin/env")
    gallery.arguments = (wrapper.isEmpty ? [] : wrapper + [program.path]) + ["--trace"] + arguments
    gallery.environment = environment
    gallery.standardOutput = output
    gallery.standardError = try FileHandle(forWritingTo: errorFile)
    lines = LineReader(output.fileHandleForReading)
    states = []
    try gallery.run()
    try wait(for: isReady)
  }

  deinit {
    for process in [gallery, windowManager, bus, screen] where process.isRunning {
      // Tests run on threads that block all other signals, and processes begin with what their thread blocks.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// The folder of the built programs.
  static let programs = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// The built program, or that of `GALLERY`.
  static let executable =
    ProcessInfo.processInfo.environment["GALLERY"].map { URL(fileURLWithPath: $0) }
    ?? debugExecutable
  /// The program that was built with the tests.
  private static let debugExecutable = programs.appendingPathComponent("gallery")

  /// What was written to standard error so far.
  var errors: String { (try? String(contentsOf: errorFile, encoding: .utf8)) ?? "" }

  /// The messages of the program itself, without its name.
  var reports: [String] {
    errors.split(separator: "\n").filter { $0.hasPrefix("gallery: ") }.map { String($0.dropFirst(9)) }
  }

  /// The latest state.
  var state: WindowState { states[states.count - 1] }

  /// Waits for a state after the latest one, which counts if nothing has changed since.
  @discardableResult
  func wait(
    at location: SourceLocation = #_sourceLocation, within bound: Duration = bound,
    for condition: (WindowState) -> Bool
  ) throws -> WindowState {
    if let latest = states.last, condition(latest) { return latest }
    let deadline = ContinuousClock.now + bound
    while let line = lines.line(until: deadline) {
      let state = try JSONDecoder().decode(WindowState.self, from: Data(line.utf8))
      states.append(state)
      if condition(state) { return state }
    }
    var last = states.last
    // All pictures may be selected.
    if let selection = last?.selection { last?.selection = Array(selection.prefix(10)) }
    throw Missing(
      description: "the state waited for in \(location) did not come; last is "
        + "\(String(describing: last)), \(errors)")
  }

  /// Does something once nothing moves any more, waits until it has changed something, and then until nothing moves.
  @discardableResult
  func settle(after action: () throws -> Void) throws -> WindowState {
    try receiveStates()
    let before = try wait { !$0.isMoving }
    try action()
    try wait {
      $0.isMoving || $0.offset != before.offset || $0.selection != before.selection
        || $0.focus != before.focus
    }
    return try wait { !$0.isMoving }
  }

  /// Reads the states that were printed, and keeps only the latest one.
  func readStates() throws {
    try receiveStates()
    states.removeFirst(states.count - 1)
  }

  /// Reads the states that were printed.
  private func receiveStates() throws {
    while let line = lines.line(until: .now + .milliseconds(1)) {
      states.append(try JSONDecoder().decode(WindowState.self, from: Data(line.utf8)))
    }
    if lines.isAtEnd { throw Missing(description: "the program ended, \(errors.suffix(2_000))") }
  }

  /// The identifier of the program's process.
  var processIdentifier: Int32 { gallery.processIdentifier }

  /// Sends a signal to the program.
  func send(_ signal: Int32) { kill(processIdentifier, signal) }

  /// Waits until the program has ended, and returns its exit status.
  func waitForEnd() throws -> Int32 {
    let deadline = ContinuousClock.now + Self.bound
    while let line = lines.line(until: deadline) {
      states.append(try JSONDecoder().decode(WindowState.self, from: Data(line.utf8)))
    }
    // The end of the lines is that of the process, which is then only left to be noticed.
    guard lines.isAtEnd else { throw Missing(description: "the window did not close") }
    gallery.waitUntilExit()
    return gallery.terminationStatus
  }
}
