import Foundation

/// A window of GTK without this project, on the screen of a driven window.
enum PlainWindow {
  /// Opens it, drives it with the pointer and keys, and returns what was written to standard error.
  static func errors(beside window: DrivenWindow) throws -> String {
    let file = window.folder.appendingPathComponent("plain-errors")
    try Data().write(to: file)
    let process = Process()
    process.executableURL = DrivenWindow.programs.appendingPathComponent("GTKDragProbe")
    process.environment = window.environment
    process.standardError = try FileHandle(forWritingTo: file)
    try process.run()
    defer {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    try window.drive(
      """
      search --sync --onlyvisible --name drag.probe windowsize 300 300 mousemove 20 20 click 1 click 3 click 5 \
      key a key F10 key Escape
      """)
    return try String(contentsOf: file, encoding: .utf8)
  }
}
