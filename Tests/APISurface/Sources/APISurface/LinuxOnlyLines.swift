import Foundation

/// The lines of a source file that only Linux compiles: what stands between `#if os(Linux)` and its end.
struct LinuxOnlyLines {
  private var lines: Set<Int> = []

  /// Reads a source file; its conditions are whole lines.
  init(of source: String) {
    // Whether each open condition, from the outermost one, leaves the line to Linux.
    var open: [Bool] = []
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("#if") {
        open.append(text == "#if os(Linux)")
      } else if text.hasPrefix("#else") || text.hasPrefix("#elseif") {
        if !open.isEmpty { open[open.count - 1] = text == "#elseif os(Linux)" }
      } else if text.hasPrefix("#endif") {
        _ = open.popLast()
      }
      if open.contains(true) { lines.insert(index + 1) }
    }
  }

  /// Whether only Linux compiles a line, counted from 1.
  func contains(_ line: Int) -> Bool { lines.contains(line) }
}
