import Foundation
import SystemPackage
import Testing

@testable import GalleryApp

@Suite("What the user made")
struct UserLibraryTests {
  private let temporary = TemporaryFolder()
  private var folder: FilePath { temporary.path.appending("opencollectionview") }
  private var file: String { folder.appending("library.sqlite").string }

  /// The library, as after a new start.
  private func open() -> UserLibrary {
    let library = UserLibrary(in: temporary.path)
    library.finishCopying()
    return library
  }

  @Test("favourites are kept, also of names that are no text, and follow renamed files")
  func favorites() throws {
    let odd = FilePath(platformString: [0x2F, CChar(bitPattern: 0xFF), 0])
    try open().setFavorite(true, ["/a/b.jpg", odd, "/a/./c/../d.jpg"])
    #expect(open().favorites() == ["/a/b.jpg", odd, "/a/d.jpg"])
    try open().setFavorite(false, ["/a/d.jpg", "/unknown"])
    open().filesDidMove([odd: "/new.jpg", "/a/x.jpg": "/a/y.jpg"])
    #expect(open().favorites() == ["/a/b.jpg", "/new.jpg"])
  }

  @Test("two files that exchange their names exchange what the user made of them")
  @MainActor
  func exchangedNames() throws {
    let library = open()
    let favorites = Favorites(in: library)
    try favorites.toggle(["/a/1", "/a/3"])
    library.releaseMemory()
    library.setOrder(["3", "1", "2"].map { FileName(bytes: $0.utf8) }, of: "/a")
    let moved: [FilePath: FilePath] = ["/a/1": "/a/2", "/a/2": "/a/1", "/a/3": "/a/4"]
    library.filesDidMove(moved)
    favorites.filesDidMove(moved)
    #expect(library.favorites() == ["/a/2", "/a/4"])
    #expect((1...4).map { favorites.contains(FilePath("/a/\($0)")) } == [false, true, false, true])
    #expect(library.orders() == ["/a": ["4", "2", "1"].map { FileName(bytes: $0.utf8) }])
  }

  @Test("the order of a folder follows its new path, and a single file that leaves has no position elsewhere")
  func movedOrder() {
    let names = ["b", "a", "c"].map { FileName(bytes: $0.utf8) }
    let library = open()
    library.setOrder(names, of: "/x")
    library.filesDidMove(["/x/a": "/y/a"])
    #expect(library.orders() == ["/x": [names[0], names[2]]])
    library.filesDidMove(["/x/b": "/z/b", "/x/c": "/z/c", "/x/new": "/z/new"])
    #expect(library.orders() == ["/z": [names[0], names[2]]])
  }

  @Test("several windows that open at the same time share one library")
  func concurrentStarts() {
    let folder = temporary.path
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      try? UserLibrary(in: folder).setFavorite(true, [FilePath("/\(number)")])
    }
    #expect(open().favorites() == Set((0..<8).map { FilePath("/\($0)") }))
  }

  @Test("one command marks all files, or unmarks them if all are marked")
  @MainActor
  func toggle() throws {
    let favorites = Favorites(in: open())
    try favorites.toggle(["/a", "/b"])
    try favorites.toggle(["/b", "/c"])
    #expect(["/a", "/b", "/c", "/d"].map { favorites.contains($0) } == [true, true, true, false])
    try favorites.toggle(["/a", "/c"])
    #expect(open().favorites() == ["/b"])
  }

  @Test("the order of each folder is kept until it is replaced")
  func order() {
    let names = ["b", "a", "c"].map { FileName(bytes: $0.utf8) }
    open().setOrder(names, of: "/x")
    open().setOrder(names.reversed(), of: "/y")
    #expect(open().orders() == ["/x": names, "/y": names.reversed()])
    open().setOrder([], of: "/x")
    #expect(open().orders() == ["/y": names.reversed()])
  }

  @Test("an album has the order of the user, new pictures at the end, and missing ones leave no gap")
  func orderOfAlbum() {
    func section(_ names: [String], in folder: FilePath) -> AlbumSection {
      AlbumSection(
        title: "", items: names.map { .file(FileName(bytes: $0.utf8), folder: folder) }, folder: folder)
    }
    let album = Album(
      title: "", sections: [section(["a", "b", "c", "d"], in: "/x"), section(["a", "b"], in: "/y")])
    let ordered = album.ordered(by: ["/x": ["d", "gone", "b"].map { FileName(bytes: $0.utf8) }])
    #expect(ordered.sections == [section(["d", "b", "a", "c"], in: "/x"), album.sections[1]])
    #expect(album.ordered(by: [:]) == album)
  }

  @Test("the ten folders opened last are known, each once")
  func recentFolders() {
    let library = open()
    for number in 0..<12 { library.noteOpening(FilePath("/\(number)")) }
    library.noteOpening("/5")
    let expected = [5, 11, 10, 9, 8, 7, 6, 4, 3, 2].map { FilePath("/\($0)") }
    #expect(open().recentFolders() == expected)
  }

  @Test("each window has a session, and the one closed last opens first")
  func sessions() throws {
    #expect(open().takeSession() == nil)
    var (first, second) = (Session(paths: ["/first"]), Session(paths: ["/second", "/more"]))
    (first.item, first.selection, first.layout) = ("/first/a.jpg", ["/first/b.jpg"], "ring")
    (second.width, second.height) = (300, 200)
    let library = open()
    let numbers = try [
      #require(library.save(first, number: nil)), #require(library.save(second, number: nil)),
    ]
    #expect(Set(numbers).count == 2)
    // Both windows are open, in this process.
    #expect(open().takeSession() == nil)
    library.close(session: numbers[1])
    first.layout = "book"
    #expect(library.save(first, number: numbers[0]) == numbers[0])
    library.close(session: numbers[0])
    let taken = try [#require(open().takeSession()), #require(open().takeSession())]
    #expect(taken.map { $0.session } == [first, second] && taken.map { $0.number } == numbers)
    #expect(open().takeSession() == nil)
  }

  @Test("the session of a killed program opens again")
  func killed() throws {
    let number = try #require(open().save(Session(paths: ["/a"]), number: nil))
    let ended = try Process.run(URL(fileURLWithPath: "/bin/true"), arguments: [])
    ended.waitUntilExit()
    _ = try Program.output([
      "sqlite3", "-cmd", ".timeout 9000", file, "UPDATE session SET process = \(ended.processIdentifier)",
    ])
    #expect(open().takeSession()?.number == number)
  }

  @Test(
    "a damaged library is replaced by the older copy, with one message, and kept",
    arguments: ["text", "middle"])
  func damage(kind: String) throws {
    try open().setFavorite(true, (0..<500).map { FilePath("/\($0)") })
    // The copy is of the state at the start.
    try open().setFavorite(true, ["/later"])
    _ = try Program.output(["sqlite3", "-cmd", ".timeout 9000", file, "PRAGMA wal_checkpoint(TRUNCATE)"])
    var bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    if kind == "text" {
      bytes = Data("no database".utf8)
    } else {
      for position in 4096..<bytes.count { bytes[position] ^= 0x5A }
    }
    try bytes.write(to: URL(fileURLWithPath: file))
    let library = open()
    #expect(library.problem == "The favourites and sessions were damaged. An older copy is used.")
    #expect(library.favorites().count == 500)
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: folder.appending("library.damaged.sqlite").string)) == bytes)
    #expect(open().problem == nil)
    #expect(open().favorites().count == 500)
  }

  @Test("without a sound copy, a library begins again, with one message")
  func damageOfBoth() throws {
    try open().setFavorite(true, ["/a"])
    for name in ["library.sqlite", "library.older.sqlite"] {
      try Data("no database".utf8).write(to: URL(fileURLWithPath: folder.appending(name).string))
    }
    #expect(open().problem == "The favourites and sessions were damaged. They begin again.")
    #expect(open().problem == nil && open().favorites().isEmpty)
    try open().setFavorite(true, ["/b"])
    #expect(open().favorites() == ["/b"])
  }

  @Test("the library of a newer version is left alone")
  func newerVersion() throws {
    try open().setFavorite(true, ["/a"])
    _ = try Program.output(["sqlite3", "-cmd", ".timeout 9000", file, "PRAGMA user_version = 2"])
    let library = open()
    #expect(library.problem != nil)
    #expect(throws: UserLibrary.StoringFailure.self) { try library.setFavorite(true, ["/b"]) }
    #expect(library.favorites().isEmpty)
    #expect(
      try Program.output(["sqlite3", "-cmd", ".timeout 9000", file, "SELECT count(*) FROM favorite"]) == "1\n"
    )
  }

  @Test("where nothing can be written, nothing is remembered, and storing says so")
  func notWritable() throws {
    temporary.file("opencollectionview", [1])
    let library = open()
    #expect(throws: UserLibrary.StoringFailure.self) { try library.setFavorite(true, ["/a"]) }
    #expect(library.problem == nil && library.favorites().isEmpty && library.recentFolders().isEmpty)
    #expect(library.save(Session(), number: nil) == nil && library.takeSession() == nil)
  }
}

@Suite("Back and forward through albums")
struct FolderHistoryTests {
  private func session(_ name: String) -> Session { Session(paths: [FilePath("/\(name)")]) }

  @Test("back and forward retrace the way, and another album ends the way forward")
  func way() {
    var history = FolderHistory()
    #expect(!history.canGoBack && !history.canGoForward)
    history.leave(session("a"))
    history.leave(session("b"))
    #expect(history.goBack(from: session("c")) == session("b"))
    #expect(history.goBack(from: session("b")) == session("a"))
    #expect(history.goBack(from: session("a")) == nil)
    #expect(history.goForward(from: session("a")) == session("b"))
    #expect(history.canGoBack && history.canGoForward)
    history.leave(session("b"))
    #expect(!history.canGoForward)
    #expect(history.goForward(from: session("d")) == nil)
    #expect(history.goBack(from: session("d")) == session("b"))
  }

  @Test("one file stands for its folder: if it is gone, another picture or the folder is opened")
  func goneFile() {
    let folder = TemporaryFolder()
    let (a, b) = (folder.file("a.png", [1]), folder.file("b.png", [1]))
    var session = Session(paths: [a])
    session.item = b
    #expect(session.pathsToOpen == [a])
    unlink(a.string)
    #expect(session.pathsToOpen == [b])
    unlink(b.string)
    #expect(session.pathsToOpen == [folder.path])
    #expect(Session(paths: [a]).pathsToOpen == [a])
    // A folder that is gone is no picture of the folder around it.
    session.paths = [folder.path.appending("inner")]
    session.item = folder.path.appending("inner/a.png")
    #expect(session.pathsToOpen == session.paths)
    #expect(Session(paths: [a, b]).pathsToOpen == [a, b])
  }
}
