import Glibc
import SystemPackage
import Testing
import UIKit

@testable import GalleryApp

/// Files that are placed in a folder to which several paths lead.
@Suite("Placing files in a folder")
@MainActor
struct FilePlacingTests {
  private let temporary = TemporaryFolder()
  private let trash = TemporaryFolder()
  private let dialogs = RecordingDialogs()
  private let folder: FilePath
  /// Another path of the same folder.
  private let link: FilePath

  init() {
    temporary.file("folder/a.png", SamplePictures.red)
    temporary.link("link", to: "folder")
    (folder, link) = (temporary.path.appending("folder"), temporary.path.appending("link"))
    dialogs.answer = FileAction.Conflicts.replace.rawValue
  }

  private var commands: FileCommands { FileCommands(trash: TestTrash(folder: trash.path), dialogs: dialogs) }

  private func names() -> [String] { FolderContents(of: folder).entries.keys.sorted() }

  @Test("a file of the folder itself is copied under another name, and not moved, without a question")
  func ownFolder() async {
    let item = AlbumItem.file(FileName(bytes: "a.png".utf8), folder: link)
    let before = FolderContents(of: temporary.path)
    await commands.place([item], in: folder, moves: true, links: false)
    #expect(FolderContents(of: temporary.path) == before)
    await commands.place([.file(folder.appending("a.png").fileURL)], in: link)
    #expect(names() == ["a (2).png", "a.png"])
    #expect(dialogs.questions.isEmpty && dialogs.problems.isEmpty)
    #expect(FolderContents(of: trash.path).entries.isEmpty)
  }

  @Test("a file never replaces another one that is placed with it", arguments: [true, false])
  func sources(moves: Bool) {
    let other = temporary.file("other/a.png", [1])
    let own = link.appending("a.png")
    let (steps, placed, _) = FileAction.placing(
      [other, own], in: folder, conflicts: .replace, moves: moves, links: false)
    let (second, third) = (folder.appending("a (2).png"), folder.appending("a (3).png"))
    if moves {
      #expect(steps == [.move(other, to: second)])
      #expect(placed == [second])
    } else {
      #expect(steps == [.create(second, .copy(of: other)), .create(third, .copy(of: own))])
      #expect(placed == [second, third])
    }
    // Another file is replaced as before.
    let (replacing, _, _) = FileAction.placing(
      [other], in: folder, conflicts: .replace, moves: moves, links: false)
    #expect(replacing.first == .trash(folder.appending("a.png")) && replacing.count == 2)
  }

  @Test("a hard link to a file does not replace it")
  func hardLink() {
    let other = temporary.folder("other").appending("a.png")
    #expect(Glibc.link(folder.appending("a.png").string, other.string) == 0)
    let (steps, _, _) = FileAction.placing(
      [other], in: folder, conflicts: .replace, moves: true, links: false)
    #expect(steps == [.move(other, to: folder.appending("a (2).png"))])
  }

  @Test("an album that is opened by a relative path has absolute ones")
  func relativePaths() throws {
    // The current folder of the tests is the package.
    let current = FilePath(FileManager.default.currentDirectoryPath)
    let picture = OpenedAlbum(paths: ["Documentation/sheet.png"]) { Issue.record("\($0)") }
    #expect(picture.openedItem?.file == current.appending("Documentation/sheet.png"))
    #expect(picture.source.folder == current.appending("Documentation"))
    let tree = OpenedAlbum(paths: ["Documentation/../Documentation"]) { Issue.record("\($0)") }
    #expect(tree.source.folder == current.appending("Documentation").resolvingLinks)
    #expect(tree.album.sections.allSatisfy { $0.folder?.isAbsolute == true })
  }

  @Test("what cannot be placed is reported after the rest was placed, and a message offers to open folders")
  func problems() async {
    let other = temporary.file("other/b.png", SamplePictures.red)
    let inner = temporary.folder("other/inner")
    let (dialogs, commands) = (dialogs, commands)
    var opened: [FilePath] = []
    commands.onOpenFolders = { opened += $0 }
    await commands.place([.file(inner.fileURL), .file(other.fileURL)], in: folder)
    #expect(names() == ["a.png", "b.png"] && dialogs.problems.isEmpty)
    #expect(dialogs.messages.last == "“inner” is a folder, and only pictures can be added")
    dialogs.button?.action()
    #expect(opened == [inner])
    // If that is all, it is reported, too.
    let parent = inner.removingLastComponent()
    await commands.place([.file(inner.fileURL), .file(parent.fileURL)], in: folder)
    #expect(dialogs.messages.last == "2 folders were not added, because only pictures can be")
    // Another problem comes first.
    dialogs.onReport = { [folder] in #expect(folder.appending("b.png").exists) }
    await commands.place([.file(inner.fileURL), .file(folder.appending("gone.png").fileURL)], in: folder)
    #expect(dialogs.problems.count == 1 && dialogs.problems.first?.contains("gone.png") == true)
  }
}
