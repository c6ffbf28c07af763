import GTKHost

/// The files and folders that could not be shown, which one message counts.
@MainActor
final class ProblemList {
  private var lines: [String] = []
  private var known: Set<String> = []

  /// Adds a problem, unless it is known.
  ///
  /// - Parameter line: A sentence with the file and the reason.
  /// - Returns: The message that counts all problems; nil if the problem is known.
  func add(_ line: String) -> StatusMessage? {
    guard known.insert(line).inserted else { return nil }
    lines.append(line)
    let count = lines.count == 1 ? "1 file" : "\(lines.count) files"
    return StatusMessage("\(count) could not be shown", identifier: "problems") { [lines = self.lines] in
      lines
    }
  }

  /// Forgets all problems.
  func removeAll() { (lines, known) = ([], []) }
}
