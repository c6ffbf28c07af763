import Foundation

/// A screen of its own, with a program whose windows tell their state in their titles.
final class Screen {
  struct Missing: Error, CustomStringConvertible {
    var description: String
  }

  /// How long a state may take. It is long, because machines that build at the same time are slow.
  private static let bound = Duration.seconds(60)

  /// Whether a program is built, and there are a display server and the programs that drive it.
  static func canRun(_ name: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let tools = ["Xvfb", "xdotool", "xclip"].allSatisfy { tool in
      path.split(separator: ":").contains { access("\($0)/\(tool)", X_OK) == 0 }
    }
    return tools && access(programs.appendingPathComponent(name).path, X_OK) == 0
  }

  /// The folder of the built programs.
  private static let programs = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  private let server = Process()
  private let program = Process()
  private var environment = ProcessInfo.processInfo.environment
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  /// Starts a program on a new screen.
  init(_ name: String, _ arguments: String...) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let output = Pipe()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    server.arguments = [
      "Xvfb", "-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp", "-noreset",
    ]
    (server.standardOutput, server.standardError) = (output, FileHandle.nullDevice)
    try server.run()
    var number = ""
    while !number.hasSuffix("\n") {
      let bytes = output.fileHandleForReading.availableData
      guard !bytes.isEmpty else { throw Missing(description: "Xvfb did not start") }
      number += String(decoding: bytes, as: UTF8.self)
    }
    environment["DISPLAY"] = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
    environment["WAYLAND_DISPLAY"] = nil
    environment["GDK_BACKEND"] = "x11"
    environment["GSK_RENDERER"] = "cairo"
    environment["GSETTINGS_BACKEND"] = "memory"
    environment["DBUS_SESSION_BUS_ADDRESS"] = "disabled:"
    environment["XDG_STATE_HOME"] = folder.path
    program.executableURL = Self.programs.appendingPathComponent(name)
    program.arguments = arguments
    program.environment = environment
    let errors = folder.appendingPathComponent("errors")
    try Data().write(to: errors)
    program.standardError = try FileHandle(forWritingTo: errors)
    try program.run()
  }

  deinit {
    // Tests run on threads that block all other signals, and processes begin with what their thread blocks.
    for process in [program, server] where process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// What the program wrote to standard error, without lines about the missing bus.
  var errors: [Substring] {
    let text = (try? String(contentsOf: folder.appendingPathComponent("errors"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.contains("bus") }
  }

  /// Waits until a window has a title.
  func waitForTitle(_ title: String) throws {
    let deadline = ContinuousClock.now + Self.bound
    while !titles.contains(title) {
      guard ContinuousClock.now < deadline, program.isRunning else {
        throw Missing(description: "no window has the title “\(title)”, but \(titles); \(errors)")
      }
    }
  }

  /// The titles of the windows.
  private var titles: [String] {
    let windows = (try? run("xdotool", "search", "--onlyvisible", "--name", ".")) ?? ""
    return windows.split(separator: "\n").compactMap {
      try? run("xdotool", "getwindowname", String($0)).trimmingCharacters(in: .newlines)
    }
  }

  /// Sends input with xdotool.
  func send(_ arguments: String...) throws { try run(["xdotool"] + arguments) }

  /// The text that the program has copied.
  func copiedText(expecting text: String) throws -> String {
    let deadline = ContinuousClock.now + Self.bound
    var copied = ""
    while copied != text, ContinuousClock.now < deadline {
      copied = (try? run("xclip", "-selection", "clipboard", "-out")) ?? ""
    }
    return copied
  }

  @discardableResult
  private func run(_ arguments: String...) throws -> String { try run(arguments) }

  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = environment
    (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Missing(description: "\(arguments) failed") }
    return String(decoding: data, as: UTF8.self)
  }
}
