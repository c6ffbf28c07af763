import SystemPackage
import Testing
import UIKit

@testable import GalleryApp

/// Files of other programs that belong to pictures, by the names that are in the folders afterwards.
@Suite("Sidecars of pictures")
@MainActor
struct SidecarTests {
  private let temporary = TemporaryFolder()
  private let trash = TemporaryFolder()
  private let dialogs = RecordingDialogs()
  private let commands: FileCommands

  init() {
    var trash = TestTrash(folder: trash.path)
    trash.unsupported = ["bmp"]
    commands = FileCommands(trash: trash, dialogs: dialogs)
  }

  private func item(_ path: String) -> AlbumItem {
    let path = FilePath(path)
    return .file(
      FileName(path.lastComponent!), folder: temporary.path.appending(path.removingLastComponent().string))
  }

  /// Writes files whose contents are their names.
  private func write(_ files: String) {
    for file in files.split(separator: " ") { temporary.file(String(file), Array(file.utf8)) }
  }

  private var contents: FolderContents { FolderContents(of: temporary.path) }

  /// The paths of all files.
  private var files: String {
    contents.entries.filter { $0.value != "folder" }.keys.sorted().joined(separator: " ")
  }

  /// Performs a command, expects the files that it leaves, and the same as before and after when it is undone and repeated.
  private func expect(
    _ expected: String, location: SourceLocation = #_sourceLocation,
    after command: @MainActor () async -> Void
  ) async {
    let before = contents
    await command()
    // Files that have exchanged their contents would have the right names.
    let values = contents.entries.values.filter { !$0.hasPrefix("link") }
    #expect(Set(values).isSubset(of: before.entries.values), sourceLocation: location)
    let sorted = expected.split(separator: ";").map { $0.trimmingPrefix(" ") }.sorted().joined(separator: " ")
    #expect(files == sorted, sourceLocation: location)
    let after = contents
    await commands.undo()
    #expect(contents == before, sourceLocation: location)
    await commands.redo()
    #expect(contents == after, sourceLocation: location)
    #expect(dialogs.problems.isEmpty, sourceLocation: location)
  }

  @Test(
    "a sidecar gets the name of its picture",
    arguments: [
      // Appended to the name.
      ("a.jpg a.jpg.xmp a.jpgx.xmp", "a.jpg", "b.jpg", "b.jpg;b.jpg.xmp;a.jpgx.xmp"),
      ("a.NEF a.NEF.pp3 a.NEF.dop a.NEF.arp", "a.NEF", "b.NEF", "b.NEF;b.NEF.pp3;b.NEF.dop;b.NEF.arp"),
      ("a.jpg a.png a.jpg.xmp a.png.XMP", "a.png", "b.png", "a.jpg;a.jpg.xmp;b.png;b.png.XMP"),
      // Further versions in darktable, unless they are those of another picture.
      (
        "a.cr2 a.cr2.xmp a_01.cr2.xmp a_1.cr2.xmp", "a.cr2", "b.cr2",
        "b.cr2;b.cr2.xmp;b_01.cr2.xmp;a_1.cr2.xmp"
      ),
      ("a.cr2 a_01.cr2 a_01.cr2.xmp", "a.cr2", "b.cr2", "b.cr2;a_01.cr2;a_01.cr2.xmp"),
      // Instead of the extension.
      ("a.jpg a.XMP a.pp3 a.txt ab.xmp", "a.jpg", "b.jpg", "b.jpg;b.XMP;a.pp3;a.txt;ab.xmp"),
      ("a.heic a.AAE", "a.heic", "b.heic", "b.heic;b.AAE"), ("a.mp4 a.THM", "a.mp4", "b.mp4", "b.mp4;b.THM"),
      // Of several pictures: of the RAW file, or of the last one.
      ("a.CR2 a.JPG a.xmp", "a.CR2", "b.CR2", "b.CR2;b.xmp;a.JPG"),
      ("a.CR2 a.JPG a.xmp", "a.JPG", "b.JPG", "a.CR2;a.xmp;b.JPG"),
      ("a.jpg a.png a.xmp", "a.png", "b.png", "a.jpg;a.xmp;b.png"),
    ])
  func names(present: String, picture: String, name: String, expected: String) async {
    write(present)
    (dialogs.answer, dialogs.text) = ("rename", name)
    await expect(expected) { await commands.rename([item(picture)]) }
  }

  @Test("by a pattern, a RAW file, its JPEG file and their sidecars get one number")
  func pattern() async {
    write("a.CR2 a.JPG a.xmp a.JPG.xmp b.jpg b.png b.xmp c.jpg")
    (dialogs.answer, dialogs.text) = ("rename", "x{n}")
    await expect("x1.CR2;x1.JPG;x1.xmp;x1.JPG.xmp;x2.jpg;x2.png;x2.xmp;c.jpg") {
      await commands.rename(["a.CR2", "a.JPG", "b.jpg", "b.png"].map(item))
    }
  }

  @Test("a name whose sidecar is taken is refused while it is entered, and nothing is renamed")
  func takenName() async throws {
    write("a.jpg a.xmp b.xmp")
    let before = contents
    (dialogs.answer, dialogs.text) = ("rename", "b.jpg")
    await commands.rename([item("a.jpg")])
    #expect(dialogs.problems == [GalleryText.describe(.taken("b.xmp"))] && contents == before)
    let field = try #require(dialogs.questions.first?.field)
    #expect(field.check("b.jpg") == (GalleryText.describe(.taken("b.xmp")), false))
    #expect(field.check("c.jpg").isAccepted)
  }

  @Test("a sidecar of two pictures goes to the trash with the last one, and messages count pictures only")
  func trashing() async {
    write("a.jpg a.png a.xmp b.jpg b.jpg.xmp")
    await expect("a.png;a.xmp") { await commands.moveToTrash(["a.jpg", "b.jpg"].map(item)) }
    #expect(
      dialogs.messages == [
        "2 pictures moved to the trash", "Restored 2 pictures", "2 pictures moved to the trash",
      ])
    await expect("") { await commands.moveToTrash([item("a.png")]) }
    #expect(dialogs.messages.suffix(2) == ["Restored “a.png”", "“a.png” moved to the trash"])
    await commands.undo()
    await commands.undo()
    #expect(files == "a.jpg a.png a.xmp b.jpg b.jpg.xmp")
  }

  @Test("what has no trash keeps its sidecar, until both are deleted")
  func deleting() async {
    write("a.bmp a.bmp.xmp b.jpg b.xmp")
    await commands.moveToTrash(["a.bmp", "b.jpg"].map(item))
    #expect(files == "a.bmp a.bmp.xmp" && dialogs.messages == ["“b.jpg” moved to the trash"])
    #expect(dialogs.questions.map(\.heading) == ["Delete “a.bmp” permanently?"])
    dialogs.answer = "delete"
    await commands.moveToTrash([item("a.bmp")])
    #expect(files == "" && dialogs.problems.isEmpty)
    await commands.undo()
    #expect(files == "b.jpg b.xmp")
  }

  @Test("copies in the same folder have copies of the sidecars, under the first number that is free for all")
  func duplicating() async {
    write("a.CR2 a.JPG a.xmp a_02.CR2.xmp")
    await expect(
      "a.CR2;a.JPG;a.xmp;a_02.CR2.xmp;a (2).CR2;a (2).JPG;a (2).xmp;a (2)_02.CR2.xmp"
    ) {
      await commands.duplicate(["a.CR2", "a.JPG"].map(item))
    }
    temporary.file("a (3).xmp", [1])
    await commands.duplicate([item("a.CR2")])
    #expect(
      contents.entries["a (4).CR2"] != nil && contents.entries["a (4).xmp"] == contents.entries["a.xmp"])
    #expect(contents.entries["a (3).CR2"] == nil)
  }

  @Test("sidecars move and are copied to other folders with their pictures; links have none")
  func placing() async {
    write("a/p.CR2 a/p.JPG a/p.xmp a/q.jpg a/q.jpg.xmp b/x.jpg")
    let folder = temporary.path.appending("b")
    await expect("a/p.JPG;a/q.jpg;a/q.jpg.xmp;b/p.CR2;b/p.xmp;b/x.jpg") {
      await commands.place([item("a/p.CR2")], in: folder, moves: true, links: false)
    }
    await expect("a/p.JPG;a/q.jpg;a/q.jpg.xmp;b/p.CR2;b/p.xmp;b/x.jpg;b/q.jpg;b/q.jpg.xmp") {
      await commands.place([.file(item("a/q.jpg").file!.fileURL)], in: folder)
    }
    let last = temporary.folder("c")
    await expect("a/p.JPG;a/q.jpg;a/q.jpg.xmp;b/p.CR2;b/p.xmp;b/x.jpg;b/q.jpg;b/q.jpg.xmp;c/q.jpg") {
      await commands.place([item("a/q.jpg")], in: last, moves: false, links: true)
    }
    #expect(dialogs.questions.isEmpty)
  }

  @Test(
    "where a sidecar has the name of another file, the user decides",
    arguments: [
      ("keepBoth", "b/p.xmp;b/p (2).jpg;b/p (2).xmp"), ("skip", "a/p.jpg;a/p.xmp;b/p.xmp"),
      ("replace", "b/p.jpg;b/p.xmp"),
    ])
  func conflict(answer: String, expected: String) async {
    write("a/p.jpg a/p.xmp b/p.xmp")
    let (own, other) = (contents.entries["a/p.xmp"], contents.entries["b/p.xmp"])
    dialogs.answer = answer
    let folder = temporary.path.appending("b")
    if answer == "skip" {
      await commands.place([item("a/p.jpg")], in: folder, moves: true, links: false)
      #expect(contents.entries["b/p.xmp"] == other && contents.entries["a/p.xmp"] == own)
    } else {
      await expect(expected) {
        await commands.place([item("a/p.jpg")], in: folder, moves: true, links: false)
      }
      #expect(contents.entries["b/p.xmp"] == (answer == "replace" ? own : other))
    }
    #expect(dialogs.questions.map(\.heading) == ["A file named “p.xmp” exists in this folder."])
  }

  @Test("a picture that is replaced takes its sidecars to the trash, but not that of another picture")
  func replacing() async {
    write("a/p.jpg a/q.jpg b/p.jpg b/p.jpg.xmp b/q.jpg b/q.CR2 b/q.xmp")
    dialogs.answer = "replace"
    await expect("a/p.jpg;a/q.jpg;b/p.jpg;b/q.jpg;b/q.CR2;b/q.xmp") {
      let items = ["a/p.jpg", "a/q.jpg"].map(item)
      await commands.place(items, in: temporary.path.appending("b"), moves: false, links: false)
    }
    #expect(contents.entries["b/p.jpg"] == contents.entries["a/p.jpg"])
  }

  @Test("if a sidecar cannot be copied, its picture is not copied either")
  func failure() async {
    write("a/p.jpg a/q.jpg")
    temporary.link("a/q.jpg.xmp", to: "nowhere")
    temporary.folder("b")
    let before = contents
    let items = ["a/p.jpg", "a/q.jpg"].map(item)
    await commands.place(items, in: temporary.path.appending("b"), moves: false, links: false)
    #expect(contents == before && dialogs.problems.count == 1 && commands.undoTitle == nil)
  }

  @Test(
    "of files that another program has copied, sidecars come with their pictures, and others are reported")
  func incoming() async {
    write("a/p.jpg a/p.xmp a/other.xmp b/x.jpg")
    let pictures = ["a/p.xmp", "a/p.jpg", "a/other.xmp"].map { IncomingPicture.file(item($0).file!.fileURL) }
    await commands.place(pictures, in: temporary.path.appending("b"))
    #expect(files == "a/other.xmp a/p.jpg a/p.xmp b/p.jpg b/p.xmp b/x.jpg")
    #expect(dialogs.problems == [AlbumError.notAPicture(item("a/other.xmp").file!).description])
  }
}
