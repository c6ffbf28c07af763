import SystemPackage
import Testing
import UIKit

@testable import GalleryApp

/// What commands ask, and what they say afterwards.
@Suite("Questions and messages of commands that change files")
@MainActor
struct FileMessageTests {
  private let folder = TemporaryFolder()
  private let trash = TemporaryFolder()
  private let dialogs = RecordingDialogs()

  private func item(_ name: String) -> AlbumItem { .file(FileName(bytes: name.utf8), folder: folder.path) }

  private func commands(unsupported: Set<String> = []) -> FileCommands {
    var trash = TestTrash(folder: trash.path)
    trash.unsupported = unsupported
    return FileCommands(trash: trash, dialogs: dialogs)
  }

  private func names() -> [String] { FolderContents(of: folder.path).entries.keys.sorted() }

  @Test("a message names what is in the trash and what returned; its button undoes that action only")
  func messages() async {
    for name in ["a.jpg", "b.jpg", "c.png"] { folder.file(name, LeftOutFilesTests.jpeg) }
    let before = FolderContents(of: folder.path)
    let commands = commands(unsupported: ["png"])
    await commands.moveToTrash(["a.jpg", "b.jpg", "c.png"].map(item))
    #expect(dialogs.messages == ["2 pictures moved to the trash"] && dialogs.button?.title == "Undo")
    let undo = dialogs.button
    undo?.action()
    await Task {}.value
    await commands.turn([], clockwise: 1)
    #expect(FolderContents(of: folder.path) == before)
    #expect(dialogs.messages.last == "Restored 2 pictures" && dialogs.button == nil)
    await commands.turn([item("a.jpg")], clockwise: 1)
    // The message about an earlier action.
    undo?.action()
    await Task {}.value
    #expect(commands.undoTitle == "Undo Rotation of “a.jpg”")
    await commands.undo()
    #expect(dialogs.messages.last == "Undone: Rotation of “a.jpg”")
    await commands.moveToTrash([item("a.jpg")])
    #expect(dialogs.messages.last == "“a.jpg” moved to the trash")
    await commands.undo()
    #expect(dialogs.messages.last == "Restored “a.jpg”")
    await commands.redo()
    #expect(dialogs.messages.last == "“a.jpg” moved to the trash" && dialogs.button?.title == "Undo")
  }

  @Test("a new folder is made where the question says, and can be opened from the message")
  func newFolder() async throws {
    let commands = commands()
    var opened: [FilePath] = []
    commands.onOpenFolders = { opened += $0 }
    (dialogs.answer, dialogs.text) = ("create", "Trip")
    await commands.makeFolder(in: folder.path)
    #expect(dialogs.questions.first?.body == "It is created in “\(folder.path)”.")
    #expect(names() == ["Trip"] && dialogs.messages == ["“Trip” was created"])
    #expect(dialogs.button?.title == "Open")
    dialogs.button?.action()
    #expect(opened == [folder.path.appending("Trip")])
    let album = try Album(openedFolder: opened[0]) { Issue.record("\($0)") }
    #expect(album.sections.isEmpty && album.title == "Trip")
  }

  // MARK: - Renaming

  @Test("while a pattern is entered, a few names are shown, and the disk is not asked")
  func enteringPattern() async throws {
    let items = (0..<3000).map { item("\(1000 + $0).png") }
    let commands = commands()
    await commands.rename(items)
    let field = try #require(dialogs.questions.first?.field)
    // None of the files exists, and the folder is not there any more.
    #expect(field.check("x {n}") == ("x 1.png\nx 2.png\nx 3.png\n…\nx 3000.png", true))
    #expect(field.check("{name}").isAccepted == false)
    #expect(field.check("x").note == GalleryText.describe(.repeated("x.png")))
    #expect(field.check("x/{n}").note == GalleryText.describe(.slash))
  }

  @Test("a name that another file has is reported when the pattern was entered, and nothing is renamed")
  func takenName() async {
    for name in ["a.png", "b.png", "x 2.png"] { folder.file(name, [1]) }
    let before = FolderContents(of: folder.path)
    let commands = commands()
    (dialogs.answer, dialogs.text) = ("rename", "x {n}")
    await commands.rename(["a.png", "b.png"].map(item))
    #expect(dialogs.questions.first?.field?.check("x {n}").isAccepted == true)
    #expect(dialogs.problems == [GalleryText.describe(.taken("x 2.png"))])
    #expect(FolderContents(of: folder.path) == before && commands.undoTitle == nil)
    dialogs.text = "y {n}"
    await commands.rename(["a.png", "b.png"].map(item))
    #expect(names() == ["x 2.png", "y 1.png", "y 2.png"])
  }

  @Test("a folder that cannot be changed is named instead of the file, unless it can be changed after all")
  func unchangeableFolder() {
    let failure = FileFailure.system("/a/b/copy.jpg", .readOnlyFileSystem)
    var asked: [FilePath] = []
    let blamed = failure.blamingFolder {
      asked.append($0)
      return false
    }
    #expect(asked == ["/a/b"])
    #expect(
      blamed.description == "The folder “b” cannot be changed: Read-only file system. Nothing was changed.")
    #expect(failure.blamingFolder { _ in true } == failure)
    let full = FileFailure.system("/a/b/copy.jpg", .noSpace)
    #expect(full.blamingFolder { _ in false } == full)
  }

  @Test("the filters of an album are named")
  func filters() {
    var arrangement = AlbumArrangement()
    #expect(GalleryText.filters(of: arrangement) == nil)
    arrangement.orientation = .landscape
    #expect(GalleryText.filters(of: arrangement) == "Landscape")
    (arrangement.showsFavoritesOnly, arrangement.kind, arrangement.period) = (true, "png", .year(2020))
    #expect(GalleryText.filters(of: arrangement) == "Favourites, Landscape, Only PNG, 2020")
  }
}
