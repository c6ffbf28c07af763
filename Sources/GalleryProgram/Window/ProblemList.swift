import GTKHost
import Translations

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
    let text = translatedCount(
      "%@ file could not be shown", "%@ files could not be shown", lines.count, "\(lines.count)")
    return StatusMessage(text, identifier: "problems") { [lines = self.lines] in lines }
  }

  /// Forgets all problems.
  func removeAll() { (lines, known) = ([], []) }
}
