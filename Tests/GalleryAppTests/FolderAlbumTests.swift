import Glibc
import SystemPackage
import Testing

@testable import GalleryApp

@Suite("Albums of folders")
struct FolderAlbumTests {
  /// The album of a folder as text: titles, and names under them; and what was reported.
  private func read(_ folders: FilePath...) throws -> (
    sections: [String: [String]], order: [String], reports: [String]
  ) {
    var reports: [String] = []
    let album = try Album(folders: folders) { reports.append($0) }
    let pairs = album.sections.map { ($0.title, $0.items.map(\.title)) }
    return (Dictionary(uniqueKeysWithValues: pairs), pairs.map(\.0), reports)
  }

  @Test("every folder with pictures is a section, outer before inner, all in natural order")
  func sections() throws {
    let temporary = TemporaryFolder()
    for name in [
      "root/10.png", "root/9.JPG", "root/notes.txt", "root/.hidden.png", "root/part 10/a.png",
      "root/part 2/b.webp",
      "root/part 2/inner/c.gif", "root/no pictures/deep/d.svg", "root/.git/e.png",
      "root/empty.folder/readme.md",
    ] { temporary.file(name) }
    let album = try read(temporary.path.appending("root"))
    #expect(album.order == ["root", "no pictures / deep", "part 2", "part 2 / inner", "part 10"])
    #expect(album.sections["root"] == ["9.JPG", "10.png"])
    #expect(album.sections["part 2 / inner"] == ["c.gif"])
    #expect(album.reports.isEmpty)
  }

  @Test("with several folders, every title begins with its folder's name")
  func severalFolders() throws {
    let temporary = TemporaryFolder()
    for name in ["one/a.png", "one/in/b.png", "two/in/c.png"] { temporary.file(name) }
    let album = try read(temporary.path.appending("one"), temporary.path.appending("two"))
    #expect(album.order == ["one", "one / in", "two / in"])
  }

  @Test("a name that is no text reaches the file it belongs to")
  func bytes() throws {
    let temporary = TemporaryFolder()
    let name = FileName(bytes: [0xFF, 0xFE, 0x20, 0xC3] + Array(".png".utf8))
    temporary.file(name, in: temporary.path, [1, 2, 3])
    let album = try Album(folders: [temporary.path]) { _ in }
    guard case .file(name, folder: let folder, copy: 0) = album.sections[0].items[0] else {
      Issue.record("\(album)")
      return
    }
    let status = folder.appending(name)!.withPlatformString { access($0, R_OK) }
    #expect(status == 0)
  }

  @Test("a file without an extension is known by its first bytes")
  func signatures() throws {
    let temporary = TemporaryFolder()
    temporary.file("jpeg", [0xFF, 0xD8, 0xFF, 0xE0])
    temporary.file("webp", Array("RIFF1234WEBPVP8 ".utf8))
    temporary.file("wave", Array("RIFF1234WAVEfmt ".utf8))
    temporary.file("short", [0xFF])
    temporary.file("README", Array("BE KIND".utf8))
    #expect(try read(temporary.path).sections.values.first == ["jpeg", "webp"])
  }

  @Test("links lead to pictures and folders, and round in circles only once")
  func links() throws {
    let temporary = TemporaryFolder()
    let picture = temporary.file("elsewhere/a.png")
    temporary.folder("root/inner")
    temporary.link("root/to a picture.png", to: picture)
    temporary.link("root/to nowhere.png", to: "/does/not/exist")
    temporary.link("root/to nothing", to: "/does/not/exist")
    temporary.link("root/inner/back", to: temporary.path.appending("root"))
    temporary.link("root/self.png", to: temporary.path.appending("root/self.png"))
    temporary.link("root/z folder", to: temporary.path.appending("elsewhere"))
    let album = try read(temporary.path.appending("root"))
    #expect(album.order == ["root", "z folder"])
    #expect(album.sections["root"] == ["self.png", "to a picture.png", "to nowhere.png"])
    #expect(album.reports.isEmpty)
  }

  @Test("pipes and sockets are passed over without waiting for them")
  func pipes() throws {
    let temporary = TemporaryFolder()
    temporary.file("a.png")
    for name in ["pipe", "pipe.png"] {
      temporary.path.appending(name).withPlatformString { _ = mkfifo($0, 0o644) }
    }
    #expect(try read(temporary.path).sections.values.first == ["a.png"])
  }

  @Test("a folder that is missing, not a folder, or without pictures is reported in one sentence")
  func failures() {
    let temporary = TemporaryFolder()
    let file = temporary.file("file.png")
    let empty = temporary.folder("empty")
    let missing = temporary.path.appending("missing")
    for (folder, sentence) in [
      (missing, "There is no file or folder “\(missing)”."),
      (file, "“\(file)” is not a folder."),
      (empty, "There are no pictures in “\(empty)”."),
    ] {
      #expect {
        try Album(folders: [folder]) { _ in }
      } throws: { error in
        String(describing: error) == sentence
      }
    }
  }

  @Test(
    "an inner folder that cannot be read is reported, and the others are shown", .enabled(if: geteuid() != 0))
  func unreadable() throws {
    let temporary = TemporaryFolder()
    temporary.file("a.png")
    let locked = temporary.folder("locked")
    locked.withPlatformString { _ = chmod($0, 0) }
    let album = try read(temporary.path)
    #expect(album.order.count == 1)
    #expect(album.reports == ["“\(locked)” cannot be read: Permission denied."])
  }

  @Test("a path too long for the system is reported, and ends nothing")
  func longPath() throws {
    let temporary = TemporaryFolder()
    temporary.file("a.png")
    // 20 times 250 bytes is beyond the 4,096 of a path; such folders are made step by step.
    let name = String(repeating: "n", count: 250)
    var folder = open(temporary.path.string, O_DIRECTORY)
    for _ in 0..<20 {
      mkdirat(folder, name, 0o755)
      let inner = openat(folder, name, O_DIRECTORY)
      close(folder)
      folder = inner
    }
    close(folder)
    let album = try read(temporary.path)
    #expect(album.order.count == 1)
    #expect(album.reports.count == 1)
  }

  @Test("a name with a line break is shown in one line")
  func lineBreak() {
    let error = AlbumError.missing("/a\nb\u{1B}")
    #expect(error.description == "There is no file or folder “/a\u{FFFD}b\u{FFFD}”.")
  }
}
