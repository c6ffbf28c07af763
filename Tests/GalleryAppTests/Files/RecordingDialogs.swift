import SystemPackage

@testable import GalleryApp

/// Answers questions as a test decides, and records what is asked and reported.
@MainActor
final class RecordingDialogs: SilentDialogs {
  private(set) var questions: [FileQuestion] = []
  private(set) var problems: [String] = []
  /// The identifier of the button that is chosen; nil to cancel.
  var answer: String?
  /// The text that is entered; nil for that at the beginning.
  var text: String?
  /// The messages about what was done.
  private(set) var messages: [String] = []
  /// The button of the last message.
  private(set) var button: (title: String, action: @MainActor () -> Void)?
  /// Called when a problem is reported.
  var onReport: () -> Void = {}

  override func ask(_ question: FileQuestion) async -> (choice: String, text: String)? {
    questions.append(question)
    return answer.map { ($0, text ?? question.field?.text ?? "") }
  }

  override func report(_ problem: String) {
    problems.append(problem)
    onReport()
  }

  override func tell(_ message: String, button: (title: String, action: @MainActor () -> Void)?) {
    messages.append(message)
    self.button = button
  }
}

/// A desktop that records what is reported.
@MainActor
final class RecordingDesktop: Desktop {
  private(set) var problems: [String] = []

  func open(_ file: FilePath) {}
  func programs(for file: FilePath) -> [(name: String, open: @MainActor () -> Void)] { [] }
  func chooseProgram(for file: FilePath) {}
  func showInFolder(_ file: FilePath) {}
  func chooseFolder() {}
  func openFolders(_ folders: [FilePath]) {}
  func report(_ problem: String) { problems.append(problem) }
}
