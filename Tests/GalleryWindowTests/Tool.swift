import Foundation
import Testing

/// Programs the tests drive a window with.
enum Tool {
  /// Whether all of them are installed.
  static let areInstalled = ["Xvfb", "xdotool", "xclip", "matchbox-window-manager"].allSatisfy { name in
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .contains { access("\($0)/\(name)", X_OK) == 0 }
  }

  /// Starts a program, and lets it run.
  @discardableResult
  static func start(
    _ arguments: [String], output: Pipe? = nil, environment: [String: String]
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = environment
    (process.standardOutput, process.standardError) = (output ?? FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    return process
  }

  /// Runs a program to its end, and tells whether it did what it was asked for.
  static func succeeds(_ arguments: [String], environment: [String: String]) -> Bool {
    output(arguments, environment: environment) != nil
  }

  /// Runs a program to its end and returns what it printed.
  @discardableResult
  static func run(_ arguments: [String], environment: [String: String]) throws -> String {
    try #require(output(arguments, environment: environment), "\(arguments)")
  }

  /// Runs a program to its end and returns what it printed; nil when it did not do what it was asked for.
  static func output(_ arguments: [String], environment: [String: String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = environment
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips tests where there is nothing to drive a window with, and says so.
  static var needsTools: ConditionTrait {
    .enabled(
      if: Tool.areInstalled,
      "Xvfb, xdotool, xclip or a window manager is not installed: scripts/setup --tests installs all."
    )
  }
}
