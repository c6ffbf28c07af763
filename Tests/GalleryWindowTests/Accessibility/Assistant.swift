import Foundation
import Testing

/// Assistive technology on the bus of a window: it reads the elements of the window, and performs their actions.
struct Assistant {
  /// An element as technology sees it.
  struct Element: Equatable {
    var depth: Int
    var role: String
    var name: String
    var description: String
    var states: Set<String>
    var actions: Set<String>
  }

  private let window: DrivenWindow

  /// Begins to use the elements of a window that has a bus.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - isEnabled: Whether it tells programs that it is there.
  init(of window: DrivenWindow, isEnabled: Bool = true) throws {
    self.window = window
    if isEnabled { try Tool.run([Self.script, "enable"], environment: window.environment) }
  }

  /// Whether it can play: Python knows AT-SPI, and there is a program that makes buses.
  static let isInstalled = Tool.succeeds(
    ["sh", "-c", "/usr/bin/python3 -c 'import pyatspi' && command -v dbus-daemon"],
    environment: ProcessInfo.processInfo.environment)

  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("assistant.py").path

  /// The elements of all programs.
  func elements() throws -> [Element] {
    try Tool.run([Self.script, "list"], environment: window.environment).split(separator: "\n").compactMap {
      line in
      let fields = line.drop { $0 == " " }.split(separator: "|", omittingEmptySubsequences: false)
        .map(String.init)
      guard fields.count == 5 else { return nil }
      func set(_ text: String) -> Set<String> { Set(text.split(separator: ",").map(String.init)) }
      return Element(
        depth: line.prefix { $0 == " " }.count, role: fields[0], name: fields[1], description: fields[2],
        states: set(fields[3]), actions: set(fields[4]))
    }
  }

  /// Waits until the elements fulfil a condition, and returns them.
  @discardableResult
  func wait(
    _ location: SourceLocation = #_sourceLocation, until condition: ([Element]) -> Bool
  ) throws -> [Element] {
    let deadline = ContinuousClock.now + DrivenWindow.bound
    var last: [Element] = []
    while ContinuousClock.now < deadline {
      last = try elements()
      if condition(last) { return last }
    }
    throw DrivenWindow.Missing(description: "the elements waited for in \(location) did not come: \(last)")
  }

  /// Performs an action of the first element with a name.
  func perform(_ action: String, of name: String) throws {
    try Tool.run([Self.script, "perform", name, "element.\(action)"], environment: window.environment)
  }

  /// Runs a closure, and returns the lines that programs report from then on, up to the first that fulfils a condition.
  func reports(until isLast: (String) -> Bool, after action: () throws -> Void) throws -> [String] {
    let output = Pipe()
    let listener = try Tool.start([Self.script, "listen"], output: output, environment: window.environment)
    defer {
      kill(listener.processIdentifier, SIGKILL)
      listener.waitUntilExit()
    }
    var reader = LineReader(output.fileHandleForReading)
    let deadline = ContinuousClock.now + DrivenWindow.bound
    guard reader.line(until: deadline) == "listening" else {
      throw DrivenWindow.Missing(description: "nobody listens")
    }
    try action()
    var lines: [String] = []
    while let line = reader.line(until: deadline) {
      lines.append(line)
      if isLast(line) { return lines }
    }
    throw DrivenWindow.Missing(description: "the report waited for did not come: \(lines)")
  }
}
