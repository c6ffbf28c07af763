import Foundation
import Testing

/// A virtual screen with a window manager.
final class Screen {
  /// A built program, beside the tests.
  static func program(_ name: String) -> URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent(name)
  }

  /// Whether what a screen needs is installed.
  static let isAvailable = ["Xvfb", "xdotool", "matchbox-window-manager"].allSatisfy { tool in
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .contains { access("\($0)/\(tool)", X_OK) == 0 }
  }

  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  private let folder: URL
  private var environment = ProcessInfo.processInfo.environment
  private var processes: [Process] = []

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("Screen-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let display = Pipe()
    try run(
      [
        "Xvfb", "-displayfd", "1", "-screen", "0", "900x700x24", "-nolisten", "tcp", "-noreset", "-fbdir",
        folder.path,
      ], output: display)
    // The server writes its number once it accepts clients.
    var line = Data()
    while let byte = try display.fileHandleForReading.read(upToCount: 1), byte != Data("\n".utf8) {
      line += byte
    }
    guard let number = Int(String(decoding: line, as: UTF8.self)) else { throw Missing(description: "Xvfb") }
    environment["DISPLAY"] = ":\(number)"
    environment["WAYLAND_DISPLAY"] = nil
    environment["GDK_BACKEND"] = "x11"
    environment["GSK_RENDERER"] = "cairo"
    environment["XDG_STATE_HOME"] = folder.path
    environment["XDG_CONFIG_HOME"] = folder.path
    environment["GSETTINGS_BACKEND"] = "keyfile"
    environment["ADW_DISABLE_PORTAL"] = "1"
    try run(["matchbox-window-manager"])
    // GTK asks a window manager once what it can do.
    try wait { try output(["xdotool", "get_num_desktops"]) != nil }
  }

  deinit {
    for process in processes.reversed() where process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: folder)
  }

  @discardableResult
  private func run(_ arguments: [String], output: Pipe? = nil) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = environment
    (process.standardOutput, process.standardError) = (output ?? FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    processes.append(process)
    return process
  }

  func start(_ program: URL) throws -> Process { try run([program.path]) }

  /// What a tool prints; nil if it fails.
  private func output(_ arguments: [String]) throws -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = environment
    (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }

  /// The visible windows whose titles begin with a text.
  func windows(titled title: String) throws -> [String] {
    try output(["xdotool", "search", "--onlyvisible", "--name", "^\(title)"])?
      .split(separator: "\n").map(String.init) ?? []
  }

  /// The number of colours on the screen.
  func colorCount() throws -> Int {
    let file = try Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0"))
    // The header of XWD: 32-bit big-endian numbers (X11/XWDFile.h).
    func number(_ index: Int) -> Int {
      file[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let start = number(0) + number(19) * 12
    return file.withUnsafeBytes { bytes in
      Set(
        stride(from: start, to: bytes.count - 3, by: 4).map {
          bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self)
        }
      ).count
    }
  }

  func click(x: Int, y: Int) throws {
    _ = try output(["xdotool", "mousemove", "\(x)", "\(y)", "click", "1"])
  }

  /// Clicks the close button. The window manager shows one window at a time, which fills the screen.
  func closeTopmost() throws { try click(x: 900 - 24, y: 26) }

  /// Waits for a condition, at most for a bound in seconds that nothing takes.
  func wait(
    within bound: Double = 60, at location: SourceLocation = #_sourceLocation,
    for condition: () throws -> Bool
  ) throws {
    let deadline = ContinuousClock.now + .seconds(bound)
    while try !condition() {
      guard ContinuousClock.now < deadline else { throw Missing(description: "the wait in \(location)") }
    }
  }
}
