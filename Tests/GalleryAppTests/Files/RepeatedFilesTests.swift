import CollectionViewTesting
import Foundation
import ImageDecoding
import SystemPackage
import Testing
import UIKit

@testable import GalleryApp

/// Pictures that are in an album twice, and actions that are undone after others have replaced their files.
@Suite("Files that are in the album twice, or were replaced")
@MainActor
struct RepeatedFilesTests {
  private let folder = TemporaryFolder()
  private let trash = TemporaryFolder()
  private let dialogs = RecordingDialogs()
  private let commands: FileCommands

  init() throws {
    commands = FileCommands(trash: TestTrash(folder: trash.path), dialogs: dialogs)
    let picture = try #require(
      Bitmap(width: 64, height: 32, pixels: Array(repeating: 200, count: 64 * 32 * 4))?.jpegData(quality: 0.9)
    )
    for name in ["a.jpg", "b.jpg"] { folder.file(name, Array(picture)) }
  }

  private func item(_ name: String, in other: FilePath? = nil) -> AlbumItem {
    .file(FileName(bytes: name.utf8), folder: other ?? folder.path)
  }

  private func width(_ name: String) throws -> Int {
    let file = folder.path.appending(name)
    return try ImageDecoder.decode(.file(path: file.string), size: .full).width
  }

  /// The folder under another name.
  private var link: FilePath {
    let link = trash.path.appending("link")
    symlink(folder.path.string, link.string)
    return link
  }

  @Test("a picture that was named by itself and with its folder is rotated, copied and deleted once")
  func namedTwice() async throws {
    let (first, second) = (item("a.jpg"), item("a.jpg", in: link))
    await commands.turn([first, second, item("b.jpg")], clockwise: 1)
    #expect(try width("a.jpg") == 32)
    #expect(try width("b.jpg") == 32)
    await commands.duplicate([first, second])
    #expect(FolderContents(of: folder.path).entries.keys.sorted() == ["a (2).jpg", "a.jpg", "b.jpg"])
    await commands.moveToTrash([first, second, item("b.jpg")])
    #expect(FolderContents(of: folder.path).entries.keys.sorted() == ["a (2).jpg"])
    #expect(dialogs.problems == [])
  }

  @Test("a picture and a link to it are rotated once, and both deleted")
  func pictureAndLink() async throws {
    symlink("a.jpg", folder.path.appending("link.jpg").string)
    let items = [item("link.jpg"), item("a.jpg")]
    await commands.turn(items, clockwise: 1)
    #expect(try width("a.jpg") == 32)
    await commands.moveToTrash(items)
    #expect(FolderContents(of: folder.path).entries.keys.sorted() == ["b.jpg"])
  }

  @Test("a copy that was rotated and rotated back can be undone, and repeated")
  func rotatedCopy() async throws {
    let before = FolderContents(of: folder.path)
    await commands.duplicate([item("a.jpg")])
    await commands.turn([item("a (2).jpg")], clockwise: 1)
    #expect(try width("a (2).jpg") == 32)
    await commands.undo()
    await commands.undo()
    #expect(FolderContents(of: folder.path) == before && dialogs.problems == [])
    for _ in 0..<2 { await commands.redo() }
    #expect(try width("a (2).jpg") == 32)
    for _ in 0..<2 { await commands.undo() }
    #expect(FolderContents(of: folder.path) == before && dialogs.problems == [])
  }

  @Test("a link whose picture was rotated can be undone")
  func linkToRotatedPicture() async throws {
    await commands.place([item("a.jpg")], in: folder.path, moves: false, links: true)
    let names = FolderContents(of: folder.path).entries.keys.sorted()
    #expect(names == ["a (2).jpg", "a.jpg", "b.jpg"])
    await commands.turn([item("a.jpg")], clockwise: 1)
    for _ in 0..<2 { await commands.undo() }
    #expect(FolderContents(of: folder.path).entries.keys.sorted() == ["a.jpg", "b.jpg"])
    #expect(dialogs.problems == [])
  }

  @Test("a copy that another program has changed before it was rotated stays")
  func changedCopy() async throws {
    await commands.duplicate([item("a.jpg")])
    let copy = folder.path.appending("a (2).jpg")
    let longer = try Data(contentsOf: URL(filePath: copy.string)) + Data([0])
    let file = try FileHandle(forWritingTo: URL(filePath: copy.string))
    try file.write(contentsOf: longer)
    try file.close()
    await commands.turn([item("a (2).jpg")], clockwise: 1)
    for _ in 0..<2 { await commands.undo() }
    #expect(dialogs.problems.count == 1 && copy.exists)
  }

  @Test("files that leave their folder are reported with their new paths, and on the way back")
  func movesToFolders() async throws {
    let other = folder.folder("other")
    var moves: [[FilePath: FilePath]] = []
    commands.onMoveToFolders = { moves.append($0) }
    let (before, after) = (folder.path.appending("a.jpg"), other.appending("a.jpg"))
    await commands.place([item("a.jpg")], in: other, moves: true, links: false)
    await commands.undo()
    #expect(moves == [[before: after], [after: before]])
    await commands.duplicate([item("a.jpg")])
    #expect(moves.count == 2)
  }
}
