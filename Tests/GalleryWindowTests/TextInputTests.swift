import Foundation
import TestSupport
import Testing

extension GalleryWindowTests {
  /// GTK's own input method, which is always there: accents after dead keys, and characters by their hexadecimal code.
  @Suite("Text input")
  struct TextInputTests {
    /// The probe's window, on the screen of a driven window.
    private final class Probe {
      private let window: DrivenWindow
      private let process = Process()
      private var lines: LineReader

      init() throws {
        window = try DrivenWindow("--layout", "grid")
        let output = Pipe()
        process.executableURL = DrivenWindow.programs.appendingPathComponent("TextInputProbe")
        process.environment = window.environment
        process.standardOutput = output
        try process.run()
        lines = LineReader(output.fileHandleForReading)
        try expect("")
        try window.drive("search --sync --onlyvisible --name text.input.probe windowfocus --sync")
      }

      deinit {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
      }

      func press(_ keys: String...) throws {
        try window.drive("key --delay 20 " + keys.joined(separator: " "))
      }

      /// Clicks below the field.
      func clickOutside() throws {
        try window.drive("search --name text.input.probe mousemove --window %1 150 170 click 1")
      }

      /// Waits until the field has a text. What is still composed is in brackets.
      func expect(_ text: String, at location: SourceLocation = #_sourceLocation) throws {
        let deadline = ContinuousClock.now + DrivenWindow.bound
        var last: String?
        while let line = lines.line(until: deadline) {
          if line == text { return }
          last = line
        }
        throw DrivenWindow.Missing(
          description: "“\(text)” waited for in \(location) did not come; last is \(last ?? "nothing")")
      }
    }

    @Test("letters, a character by its code, and a letter with an accent are typed, and undone")
    func composed() throws {
      let probe = try Probe()
      try probe.press("a", "shift+b")
      try probe.expect("aB")
      try probe.press("ctrl+shift+u", "3", "b")
      try probe.expect("aB[u3b]")
      try probe.press("1", "space")
      try probe.expect("aBα")
      try probe.press("dead_acute", "e")
      try probe.expect("aBαé")
      try probe.press("ctrl+z", "ctrl+z")
      try probe.expect("aB")
      try probe.press("BackSpace", "c")
      try probe.expect("ac")
    }

    @Test("Escape gives up what is composed; the end of editing keeps it")
    func givenUp() throws {
      let probe = try Probe()
      try probe.press("x", "ctrl+shift+u", "4")
      try probe.expect("x[u4]")
      try probe.press("Escape")
      try probe.expect("x")
      try probe.press("ctrl+shift+u", "4", "1")
      try probe.expect("x[u41]")
      try probe.clickOutside()
      try probe.expect("xu41")
    }
  }
}
