import Foundation
import Testing

/// The built `gallery` in a window of Weston, a Wayland compositor, without a screen. Input comes from a recording.
final class WaylandWindow {
  /// Something that did not happen in time.
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// Whether Weston is installed.
  static let isInstalled = Tool.succeeds(
    ["weston", "--version"], environment: ProcessInfo.processInfo.environment)

  private static let bound = Duration.seconds(60)
  private static let socket = "wayland-test"

  private let folder: URL
  private let compositor = Process()
  private let gallery = Process()
  private var lines = LineReader(.nullDevice)

  /// Starts the compositor and opens a window.
  init(_ arguments: String...) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Wayland-\(UUID().uuidString.prefix(8))")
    // Weston and GTK require that no other user can enter the folder of the socket.
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_RUNTIME_DIR"] = folder.path
    environment["XDG_STATE_HOME"] = folder.path
    environment["XDG_CACHE_HOME"] = folder.appendingPathComponent("cache").path
    environment["XDG_DATA_HOME"] = folder.appendingPathComponent("data").path
    environment["DISPLAY"] = nil
    environment["WAYLAND_DISPLAY"] = nil

    compositor.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compositor.arguments = [
      "weston", "--backend=headless-backend.so", "--socket=\(Self.socket)", "--no-config", "--idle-time=0",
      "--width=1000", "--height=700",
    ]
    compositor.environment = environment
    (compositor.standardOutput, compositor.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try compositor.run()
    let deadline = ContinuousClock.now + Self.bound
    while !Tool.succeeds(
      ["test", "-S", folder.appendingPathComponent(Self.socket).path], environment: environment)
    {
      guard ContinuousClock.now < deadline else { throw Missing(description: "Weston did not start") }
    }

    environment["WAYLAND_DISPLAY"] = Self.socket
    environment["GDK_BACKEND"] = "wayland"
    environment["GSK_RENDERER"] = "cairo"
    environment["GSETTINGS_BACKEND"] = "memory"
    environment["ADW_DISABLE_PORTAL"] = "1"
    let output = Pipe()
    let errorFile = folder.appendingPathComponent("errors")
    try Data().write(to: errorFile)
    gallery.executableURL = DrivenWindow.executable
    gallery.arguments = ["--trace"] + arguments
    gallery.environment = environment
    gallery.standardOutput = output
    gallery.standardError = try FileHandle(forWritingTo: errorFile)
    lines = LineReader(output.fileHandleForReading)
    try gallery.run()
  }

  deinit {
    for process in [gallery, compositor] where process.isRunning {
      // Tests run on threads that block all other signals, and processes inherit that.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Waits for a state.
  @discardableResult
  func wait(for condition: (WindowState) -> Bool) throws -> WindowState {
    let deadline = ContinuousClock.now + Self.bound
    var last: WindowState?
    while let line = lines.line(until: deadline) {
      let state = try JSONDecoder().decode(WindowState.self, from: Data(line.utf8))
      if condition(state) { return state }
      last = state
    }
    throw Missing(description: "The last state is \(String(describing: last)). \(errors)")
  }

  /// What the program and its libraries reported, without empty lines.
  var errors: [String] {
    let text = try? String(contentsOf: folder.appendingPathComponent("errors"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").map(String.init)
  }
}
