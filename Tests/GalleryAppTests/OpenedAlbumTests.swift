import Glibc
import SystemPackage
import Testing

@testable import GalleryApp

@Suite("Albums of files and folders that a user names")
struct OpenedAlbumTests {
  private let temporary = TemporaryFolder()

  private func open(_ names: String...) -> OpenedAlbum {
    OpenedAlbum(paths: names.map { temporary.path.appending($0) }) { Issue.record("\($0)") }
  }

  private func titles(_ opened: OpenedAlbum) -> [[String]] {
    opened.album.sections.map { $0.items.map(\.title) }
  }

  @Test("one file opens the album of its folder, without the folders inside it")
  func oneFile() {
    for name in ["trip/10.png", "trip/9.jpg", "trip/inner/a.png", "trip/notes.txt", "b.png"] {
      temporary.file(name)
    }
    let opened = open("trip/10.png")
    #expect(titles(opened) == [["9.jpg", "10.png"]])
    #expect(opened.album.title == "trip" && opened.openedItem?.title == "10.png")
    #expect(opened.openedItem == opened.album.sections[0].items[1])
    #expect(opened.problems.isEmpty)
  }

  @Test("a named file is in the album of its folder, even if a folder would leave it out")
  func hiddenFile() {
    temporary.file(".cover.png")
    temporary.file("photo.dat", SamplePictures.red)
    temporary.file("z.png")
    #expect(titles(open(".cover.png")) == [[".cover.png", "z.png"]])
    #expect(titles(open("photo.dat")) == [["photo.dat", "z.png"]])
  }

  @Test("a file without a folder in its path is in the current one")
  func relativePath() throws {
    // The current folder of the tests is the package, which has pictures only further inside.
    let path = FilePath("Documentation/sheet.png")
    try #require(path.withPlatformString { access($0, R_OK) } == 0)
    let opened = OpenedAlbum(paths: [path]) { Issue.record("\($0)") }
    #expect(opened.album.title == "Documentation" && opened.openedItem?.title == "sheet.png")
    let missing = OpenedAlbum(paths: ["no such file.png"]) { Issue.record("\($0)") }
    #expect(missing.problems == [.missing("no such file.png")])
  }

  @Test("several files are an album of just these, in the given order, each once")
  func severalFiles() {
    for name in ["a/1.png", "a/2.png", "b/1.png"] { temporary.file(name) }
    #expect(titles(open("a/2.png", "a/1.png", "a/2.png")) == [["2.png", "1.png"]])
    #expect(open("a/2.png", "a/1.png").album.title == "a")
    #expect(open("a/2.png", "b/1.png").album.title == "Pictures")
    #expect(open("a/2.png", "b/1.png").openedItem == nil)
  }

  @Test("files and folders can be mixed; files that follow each other are one section")
  func mixture() {
    for name in ["1.png", "2.png", "3.png", "a/x.png", "a/in/y.png"] { temporary.file(name) }
    let opened = open("2.png", "1.png", "a", "a/x.png")
    #expect(titles(opened) == [["2.png", "1.png"], ["x.png"], ["y.png"], ["x.png"]])
    #expect(opened.album.sections.map(\.title).dropFirst() == ["a", "a / in", "a"])
    // Cells, thumbnails and selections identify a picture by its item.
    let items = opened.album.sections.flatMap(\.items)
    #expect(Set(items).count == items.count)
  }

  @Test("what cannot be shown is reported, and the rest is shown")
  func problems() {
    temporary.file("good.png")
    temporary.file("notes.txt", Array("To whom it may concern".utf8))
    temporary.path.appending("pipe.png").withPlatformString { _ = mkfifo($0, 0o644) }
    let opened = open("missing.png", "good.png", "notes.txt", "good.png/inside", "pipe.png", "nowhere")
    #expect(titles(opened) == [["good.png"]])
    #expect(
      opened.problems.map { $0.description.replacing(temporary.path.string + "/", with: "") } == [
        "There is no file or folder “missing.png”.", "“notes.txt” is not a picture.",
        "There is no file or folder “good.png/inside”.", "“pipe.png” is not a picture.",
        "There is no file or folder “nowhere”.",
      ])
  }

  @Test("an album without pictures has a reason")
  func nothing() {
    temporary.folder("empty")
    #expect(
      open("empty").problems.map(\.description) == ["There are no pictures in “\(temporary.path)/empty”."])
    #expect(open().problems.map(\.description) == ["The list of pictures is empty."])
    #expect(open("missing").problems.count == 1)
    for opened in [open("empty"), open(), open("missing")] {
      #expect(opened.album.sections.isEmpty && opened.openedItem == nil)
    }
  }

  @Test("the title has at most three names")
  func title() {
    for name in ["a", "b", "c", "d", "e"] { temporary.file("\(name)/1.png") }
    #expect(open("a", "b", "a", "c").album.title == "a, b, c")
    #expect(open("a", "b", "c", "d", "e").album.title == "a, b, c and 2 more")
  }
}
