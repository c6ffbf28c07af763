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
    // A press opens the menu, and the button is released on each of its parts: GTK 4.8 counts the press for the widget
    // below the menu and the release for the part, and warns about “broken accounting of active state”.
    for x in [4, 40, 100] {
      for y in stride(from: 2, to: 160, by: 12) {
        try window.drive(
          """
          \(search) mousemove --window %1 20 20 mousedown 3 sleep 0.1 mousemove --window %1 \(20 + x) \(20 + y) \
          sleep 0.05 mouseup 3 sleep 0.05 key Escape sleep 0.05
          """)
      }
    }
    return try String(contentsOf: file, encoding: .utf8)
  }
}
