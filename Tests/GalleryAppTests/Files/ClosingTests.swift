import SystemPackage
import Testing
import UIKit

@testable import GalleryApp

/// What the user is asked when a window closes while files are being changed.
@Suite("Closing a window during an action")
@MainActor
struct ClosingTests {
  /// Waits for the answer of a test.
  private final class WaitingDialogs: SilentDialogs {
    private(set) var question: FileQuestion?
    private var continuation: CheckedContinuation<String?, Never>?

    override func ask(_ question: FileQuestion) async -> (choice: String, text: String)? {
      self.question = question
      let choice = await withCheckedContinuation { continuation = $0 }
      return choice.map { ($0, "") }
    }

    override func update(_ question: FileQuestion) { self.question = question }

    func answer(_ choice: String?) {
      question = nil
      continuation?.resume(returning: choice)
    }
  }

  private let folder = TemporaryFolder()
  private let trash = TemporaryFolder()
  private let dialogs = WaitingDialogs()

  /// Begins an action that waits, and closes the window.
  private func close(
    _ body:
      @MainActor (FileCommands, SlowTrash, _ action: Task<Void, Never>, _ closing: Task<Bool, Never>) async ->
      Void
  ) async {
    for name in ["a.png", "b.png"] { folder.file(name, [1]) }
    let slow = SlowTrash(trash: TestTrash(folder: trash.path))
    let commands = FileCommands(trash: slow, dialogs: dialogs)
    let items = ["a.png", "b.png"].map { AlbumItem.file(FileName(bytes: $0.utf8), folder: folder.path) }
    let action = Task { await commands.moveToTrash(items) }
    while !commands.isPerforming { await Task.yield() }
    let closing = Task { await commands.askToClose() }
    while dialogs.question == nil { await Task.yield() }
    await body(commands, slow, action, closing)
  }

  @Test("the question names the action and its progress, and keeps the window open by default")
  func question() async {
    await close { commands, slow, action, closing in
      let question = dialogs.question
      #expect(question?.body.hasPrefix("Move to Trash of 2 Pictures: 0 of 2\n") == true)
      #expect(question?.cancelTitle == "Keep Open")
      #expect(question?.choices.map(\.title) == ["Cancel and Close"])
      #expect(question?.choices.map(\.isDestructive) == [true])
      let isClosing = await commands.askToClose()
      #expect(!isClosing, "there is one question at a time")
      dialogs.answer(nil)
      let isClosed = await closing.value
      #expect(!isClosed && commands.isPerforming)
      for _ in 0..<2 { slow.isReleased.signal() }
      await action.value
      #expect(FolderContents(of: folder.path).entries.isEmpty && !commands.isPerforming)
    }
  }

  @Test("if the action ends during the question, the user still decides", arguments: [nil, "close"])
  func end(answer: String?) async {
    await close { commands, slow, action, closing in
      for _ in 0..<2 { slow.isReleased.signal() }
      await action.value
      #expect(dialogs.question?.body == "The action has ended.")
      #expect(dialogs.question?.choices.map(\.title) == ["Close"])
      dialogs.answer(answer)
      let isClosing = await closing.value
      #expect(isClosing == (answer != nil))
      #expect(!commands.isPerforming)
    }
  }
}
