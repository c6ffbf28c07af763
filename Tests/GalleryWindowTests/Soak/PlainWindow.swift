import Foundation

/// A window of GTK without this project, on the screen of a driven window.
enum PlainWindow {
  /// Opens it, drives it with the pointer and keys, and returns what was written to standard error.
  static func errors(beside window: DrivenWindow) throws -> String {
    let file = window.folder.appendingPathComponent("plain-errors")
    try Data().write(to: file)
    let process = Process()
    process.executableURL = DrivenWindow.programs.appendingPathComponent("GTKWindowProbe")
    process.environment = window.environment
    process.standardError = try FileHandle(forWritingTo: file)
    try process.run()
    defer {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    let search = "search --sync --onlyvisible --name window.probe"
    try window.drive(
      "\(search) windowsize 300 300 mousemove --window %1 20 20 click 1 click 5 key a key F10 key Escape")
    // A press opens the menu, and the button is released over it. GTK 4.8 counts the press for the widget below the menu
    // and the release for the one under the pointer, and warns about “broken accounting of active state”.
    for distance in [20, 40, 60] {
      try window.drive(
        """
        \(search) mousemove --window %1 20 20 mousedown 3 sleep 0.5 \
        mousemove --window %1 \(20 + distance) \(20 + distance) sleep 0.5 mouseup 3 sleep 0.5 key Escape sleep 0.5
        """)
    }
    return try String(contentsOf: file, encoding: .utf8)
  }
}
