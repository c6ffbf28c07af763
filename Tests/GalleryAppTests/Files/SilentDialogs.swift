import Testing

@testable import GalleryApp

/// Answers no questions, and expects that nothing is reported.
@MainActor
class SilentDialogs: FileDialogs {
  func ask(_ question: FileQuestion) async -> (choice: String, text: String)? { nil }
  func update(_ question: FileQuestion) {}
  func showProgress(_ text: String, cancel: (@MainActor () -> Void)?) {}
  func hideProgress() {}
  func report(_ problem: String) { Issue.record("\(problem)") }
  func tell(_ message: String, button: (title: String, action: @MainActor () -> Void)?) {}
}
