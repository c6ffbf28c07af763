import Glibc
import SystemPackage
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

/// Commands of which a part is not possible.
@Suite("Files that a command leaves out")
@MainActor
struct LeftOutFilesTests {
  private let folder = TemporaryFolder()
  private let trash = TemporaryFolder()
  private let dialogs = RecordingDialogs()
  /// The start of a JPEG picture without EXIF data, which is all that turning needs.
  static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDB, 0, 3, 0, 0xFF, 0xDA, 0, 2, 0xFF, 0xD9]

  private func item(_ name: String) -> AlbumItem { .file(FileName(bytes: name.utf8), folder: folder.path) }

  private func commands(_ change: (inout TestTrash) -> Void = { _ in }) -> FileCommands {
    var trash = TestTrash(folder: trash.path)
    change(&trash)
    return FileCommands(trash: trash, dialogs: dialogs)
  }

  private func names() -> [String] { FolderContents(of: folder.path).entries.keys.sorted() }

  // MARK: - Rotating

  @Test("pictures that cannot be rotated are counted, and the others are rotated and turned back together")
  func rotating() async throws {
    for name in ["a.jpg", "b.jpg"] { folder.file(name, Self.jpeg) }
    for name in ["c.png", "d.mp4"] { folder.file(name, [1, 2, 3]) }
    let before = FolderContents(of: folder.path)
    let commands = commands()
    await commands.turn(["c.png", "a.jpg", "d.mp4", "b.jpg"].map(item), clockwise: 1)
    func orientation(_ name: String) -> Int? {
      let contents = FileManager.default.contents(atPath: folder.path.appending(name).string)
      return contents.flatMap { PictureTurning.orientation(of: [UInt8]($0)) }
    }
    #expect(orientation("a.jpg") == 6 && orientation("b.jpg") == 6)
    let after = FolderContents(of: folder.path)
    for name in ["c.png", "d.mp4"] { #expect(after.entries[name] == before.entries[name]) }
    #expect(
      dialogs.problems == [
        "2 pictures were not rotated, because only JPEG pictures can be rotated without loss."
      ])
    await commands.undo()
    #expect(orientation("a.jpg") == 1 && orientation("b.jpg") == 1)
    #expect(dialogs.problems.count == 1 && commands.undoTitle == nil)
  }

  @Test("where nothing can be rotated, there is nothing to undo")
  func rotatingNothing() async {
    folder.file("c.png", [1])
    let commands = commands()
    await commands.turn([item("c.png")], clockwise: 1)
    #expect(dialogs.problems == [FileFailure.notTurnable(folder.path.appending("c.png")).description])
    #expect(commands.undoTitle == nil)
  }

  // MARK: - Deleting

  @Test("without a trash, pictures are deleted only after a question, and the others are in the trash")
  func noTrash() async {
    for name in ["a.jpg", "b.png", "c.png"] { folder.file(name, [1]) }
    let commands = commands { $0.unsupported = ["png"] }
    await commands.moveToTrash(["a.jpg", "b.png", "c.png"].map(item))
    #expect(names() == ["b.png", "c.png"])
    #expect(dialogs.questions.map(\.heading) == ["Delete 2 Pictures permanently?"])
    #expect(dialogs.questions.first?.choices.map(\.isDestructive) == [true])

    dialogs.answer = "delete"
    await commands.moveToTrash([item("b.png")])
    #expect(names() == ["c.png"] && dialogs.problems.isEmpty)
    // Only what is in the trash returns.
    await commands.undo()
    #expect(names() == ["a.jpg", "c.png"])
    #expect(commands.undoTitle == nil)
  }

  @Test("deleting asks in any case, and cannot be undone")
  func deleting() async {
    for name in ["a.jpg", "b.png"] { folder.file(name, [1]) }
    let commands = commands()
    await commands.delete([item("a.jpg")])
    #expect(names() == ["a.jpg", "b.png"])
    dialogs.answer = "delete"
    await commands.delete(["a.jpg", "b.png"].map(item))
    #expect(names().isEmpty && commands.undoTitle == nil && dialogs.problems.isEmpty)
  }

  @Test("a file that replaces another one needs a trash for it")
  func replacing() async {
    let elsewhere = TemporaryFolder()
    let other = elsewhere.file("a.png", SamplePictures.red)
    folder.file("a.png", [1])
    let before = FolderContents(of: folder.path)
    dialogs.answer = FileAction.Conflicts.replace.rawValue
    await commands { $0.unsupported = ["png"] }.place([.file(other.fileURL)], in: folder.path)
    #expect(FolderContents(of: folder.path) == before)
    #expect(dialogs.problems == [FileFailure.noTrash(folder.path.appending("a.png").absolute).description])
  }

  // MARK: - Undo

  @Test("a picture whose place in the trash is unknown is there, and cannot be returned by undo")
  func unknownPlace() async {
    for name in ["a.jpg", "b.png"] { folder.file(name, [1]) }
    let commands = commands { $0.findsFiles = false }
    await commands.moveToTrash([item("a.jpg")])
    #expect(names() == ["b.png"] && dialogs.problems.isEmpty)
    #expect(commands.undoTitle == nil)
  }

  @Test("an undo that fails can be done again, unless it can never succeed")
  func failedUndo() async throws {
    folder.file("a.jpg", [1])
    let commands = commands()
    await commands.moveToTrash([item("a.jpg")])
    // The name is taken meanwhile.
    folder.file("a.jpg", [2])
    await commands.undo()
    #expect(dialogs.problems.count == 1 && commands.undoTitle != nil)
    unlink(folder.path.appending("a.jpg").string)
    await commands.undo()
    #expect(names() == ["a.jpg"] && commands.undoTitle == nil)

    await commands.duplicate([item("a.jpg")])
    folder.file("a (2).jpg", [1, 2])
    await commands.undo()
    #expect(dialogs.problems.count == 2 && commands.undoTitle == nil)
  }

  @Test("an undo whose file is gone does not prevent those before it")
  func goneFile() async {
    for name in ["a.jpg", "b.jpg"] { folder.file(name, Self.jpeg) }
    let commands = commands()
    await commands.moveToTrash([item("a.jpg")])
    await commands.turn([item("b.jpg")], clockwise: 1)
    unlink(folder.path.appending("b.jpg").string)
    await commands.undo()
    #expect(dialogs.problems.count == 1 && commands.undoTitle == "Undo Move to Trash of “a.jpg”")
    await commands.undo()
    #expect(names() == ["a.jpg"] && commands.undoTitle == nil)
    // The volume of a folder that is not there may come back.
    let elsewhere = FilePath("/not/here/a.jpg")
    #expect(!FileFailure.system(elsewhere, .noSuchFileOrDirectory).isFinal)
    #expect(!FileFailure.system(folder.path.appending("a.jpg"), .noSuchFileOrDirectory).isFinal)
  }
}
