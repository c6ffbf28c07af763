import Dispatch
import SystemPackage
import Testing
import UIKit

@testable import GalleryApp

/// Commands that begin before others have ended.
@Suite("The order of commands that change files")
@MainActor
struct FileCommandOrderTests {
  private let folder = TemporaryFolder()
  private let trash = TemporaryFolder()

  private func item(_ name: String) -> AlbumItem { .file(FileName(bytes: name.utf8), folder: folder.path) }

  @Test("undo concerns the command before it, also if that was not performed yet")
  func undoAtOnce() async {
    for name in ["a.png", "b.png"] { folder.file(name, Array(name.utf8)) }
    let before = FolderContents(of: folder.path)
    let dialogs = SilentDialogs()
    let commands = FileCommands(trash: TestTrash(folder: trash.path), dialogs: dialogs)
    var changed: [FilesByFolder] = []
    commands.onChange = { changed.append($0) }

    await commands.moveToTrash([item("a.png")])
    let deleted = FolderContents(of: folder.path)
    #expect(deleted.entries.keys.sorted() == ["b.png"])
    // Tasks of the main actor begin in their order.
    let tasks = [
      Task { await commands.duplicate([item("b.png")]) },
      Task { await commands.undo() },
      Task { await commands.undo() },
    ]
    for task in tasks { await task.value }
    #expect(FolderContents(of: folder.path) == before)
    #expect(commands.undoTitle == nil)
    #expect(changed.map { $0.names[folder.path]?.count } == [1, 1, 1, 1])
    await commands.redo()
    #expect(FolderContents(of: folder.path) == deleted)
    await commands.redo()
    #expect(FolderContents(of: folder.path).entries.count == 2)
  }

  @Test("a hundred copies are as complete as one, and undone together", arguments: [1, 100])
  func copies(count: Int) async {
    let names = (0..<count).map { "\(1000 + $0).png" }
    for name in names { folder.file(name, Array(name.utf8)) }
    let before = FolderContents(of: folder.path)
    let dialogs = SilentDialogs()
    let commands = FileCommands(trash: TestTrash(folder: trash.path), dialogs: dialogs)
    var placed: FilesByFolder?
    commands.onPlace = { placed = $0 }
    await commands.duplicate(names.map(item))
    let after = FolderContents(of: folder.path)
    #expect(after.entries.count == 2 * count)
    for name in names {
      #expect(after.entries[name.replacing(".png", with: " (2).png")] == before.entries[name])
    }
    #expect(
      placed?.names == [
        folder.path: Set(names.map { FileName(bytes: $0.replacing(".png", with: " (2).png").utf8) })
      ])
    await commands.undo()
    #expect(FolderContents(of: folder.path) == before)
  }

  /// Cancels what takes long, if it is asked to.
  private final class CancellingDialogs: SilentDialogs {
    var isCancelling = false
    /// Called when the progress of a command appears.
    var onAppear: () -> Void = {}
    private var isShown = false

    override func showProgress(_ text: String, cancel: (@MainActor () -> Void)?) {
      guard !isShown else { return }
      isShown = true
      if isCancelling { cancel?() }
      onAppear()
    }

    override func hideProgress() { isShown = false }
  }

  /// Cancels as soon as that is possible, and records the progress.
  private final class ImpatientDialogs: SilentDialogs {
    private(set) var progress: [(text: String, hasButton: Bool)] = []
    var onCancel: () -> Void = {}

    override func showProgress(_ text: String, cancel: (@MainActor () -> Void)?) {
      progress.append((text, cancel != nil))
      guard let cancel else { return }
      cancel()
      onCancel()
    }
  }

  @Test("after the user has cancelled, the progress says so until everything is as before")
  func cancelling() async {
    for name in ["a.png", "b.png"] { folder.file(name, Array(name.utf8)) }
    let before = FolderContents(of: folder.path)
    let dialogs = ImpatientDialogs()
    let slow = SlowTrash(trash: TestTrash(folder: trash.path))
    let commands = FileCommands(trash: slow, dialogs: dialogs)
    dialogs.onCancel = { slow.isReleased.signal() }
    await commands.moveToTrash([item("a.png"), item("b.png")])
    #expect(FolderContents(of: folder.path) == before && commands.undoTitle == nil)
    #expect(dialogs.progress.first?.hasButton == true)
    let rest = dialogs.progress.dropFirst()
    #expect(!rest.isEmpty && rest.allSatisfy { $0.text == GalleryText.cancelling && !$0.hasButton })
  }

  @Test("an undo and a redo that are cancelled can be done again")
  func cancelledUndo() async {
    for name in ["a.png", "b.png"] { folder.file(name, Array(name.utf8)) }
    let before = FolderContents(of: folder.path)
    let dialogs = CancellingDialogs()
    let slow = SlowTrash(trash: TestTrash(folder: trash.path))
    let commands = FileCommands(trash: slow, dialogs: dialogs)
    let release = { for _ in 0..<2 { slow.isReleased.signal() } }
    dialogs.onAppear = release
    await commands.moveToTrash([item("a.png"), item("b.png")])
    let deleted = FolderContents(of: folder.path)
    #expect(deleted.entries.isEmpty)
    // The undo waits for no signal, and its progress appears only on a busy machine.
    dialogs.onAppear = {}
    await commands.undo()
    #expect(FolderContents(of: folder.path) == before)
    (dialogs.isCancelling, dialogs.onAppear) = (true, release)
    await commands.redo()
    #expect(FolderContents(of: folder.path) == before)
    #expect(commands.redoTitle != nil && commands.undoTitle == nil)
    dialogs.isCancelling = false
    await commands.redo()
    #expect(FolderContents(of: folder.path) == deleted)
  }
}
