import GTKHost
import GalleryApp
import Translations

/// The files and folders that could not be shown, which one message counts, and other problems whose message is still visible
/// when the next one appears.
@MainActor
final class ProblemList {
  /// The identifier of the messages.
  static let identifier = "problems"

  /// The files and folders that could not be shown, in order.
  private var lines: [String] = []
  private var known: Set<String> = []
  /// Other problems, whose message is visible.
  private var others: [String] = []

  /// Adds a problem, unless it is known.
  ///
  /// - Parameter line: A sentence with the file and the reason.
  /// - Returns: The message that counts all problems; nil if the problem is known.
  func add(_ line: String) -> StatusMessage? {
    guard known.insert(line).inserted else { return nil }
    lines.append(line)
    let text =
      others.isEmpty
      ? translatedCount(
        "%@ file could not be shown", "%@ files could not be shown", lines.count, lines.count.grouped)
      : translatedCount("%@ problem", "%@ problems", all.count, all.count.grouped)
    return message(text)
  }

  /// Adds the answer to what the user did.
  ///
  /// - Parameters:
  ///   - line: The sentence.
  ///   - isVisible: Whether the message before it is visible, so that the details repeat it.
  /// - Returns: The message. It has details if the sentence is long or not the only one.
  func report(_ line: String, whileVisible isVisible: Bool) -> StatusMessage {
    others = isVisible ? others + [line] : [line]
    let isAlone = others.count == 1 && !(isVisible && !lines.isEmpty)
    guard isAlone else { return message(line) }
    var status = StatusMessage(line, identifier: Self.identifier)
    if line.count > 80 || line.contains(where: \.isNewline) { status.details = { [line] } }
    return status
  }

  private var all: [String] { lines + others }

  private func message(_ text: String) -> StatusMessage {
    StatusMessage(text, identifier: Self.identifier) { [all = self.all] in all }
  }

  /// Forgets the problems whose message was hidden before the next one.
  func forgetOthers() { others = [] }

  /// Forgets all problems.
  func removeAll() { (lines, known, others) = ([], [], []) }
}
