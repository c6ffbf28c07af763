import Foundation
import Testing

/// Programs the tests drive a window with.
enum Tool {
  /// Whether all of them are installed.
  static let areInstalled = ["Xvfb", "xdotool"].allSatisfy { name in
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .contains { access("\($0)/\(name)", X_OK) == 0 }
  }

  /// Runs a program to its end and returns what it printed.
  @discardableResult
  static func run(_ arguments: [String], environment: [String: String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(arguments)")
    return String(decoding: data, as: UTF8.self)
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips tests where there is nothing to drive a window with, and says so.
  static var needsTools: ConditionTrait {
    .enabled(if: Tool.areInstalled, "Xvfb or xdotool is not installed: scripts/setup installs both.")
  }
}
