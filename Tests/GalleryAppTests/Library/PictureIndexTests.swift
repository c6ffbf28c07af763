import Foundation
import Synchronization
import SystemPackage
import Testing

@testable import GalleryApp

@Suite("The index of pictures")
struct PictureIndexTests {
  private let folder = ThumbnailFolder()
  private var cache: FilePath { folder.temporary.path.appending("cache") }
  private var file: String { cache.appending("opencollectionview/pictures.sqlite").string }

  /// An index, as after a new start.
  private var index: PictureIndex { PictureIndex(in: cache) }

  /// An album of files in one folder.
  private func album(_ names: [String]) -> Album {
    let items = names.map { AlbumItem.file(FileName(bytes: $0.utf8), folder: folder.temporary.path) }
    return Album(title: "Test", sections: [AlbumSection(title: "Test", items: items)])
  }

  private func read(_ album: Album, needsColors: Bool = false) -> [FileName: IndexedPicture] {
    let indexer = PictureIndexer(index: index, store: folder.store, niceValue: 0)
    indexer.start(album, needsColors: needsColors)
    indexer.finish()
    return index.pictures(in: folder.temporary.path)
  }

  @Test("an album is read once, and known at the next start")
  func facts() throws {
    _ = folder.photo("a.jpg", width: 400, height: 300)
    _ = folder.photo("turned.jpg", width: 400, height: 300, orientation: 6)
    folder.file("broken.jpg", [1, 2, 3])
    let names = ["a.jpg", "turned.jpg", "broken.jpg", "missing.jpg"]
    let pictures = read(album(names))
    #expect(pictures.count == 3)
    let upright = try #require(pictures[FileName(bytes: "a.jpg".utf8)])
    #expect(upright.width == 400 && upright.height == 300 && upright.orientation == 1)
    #expect(upright.seconds == 1_000_000_000 && upright.date == nil && upright.color == nil)
    let turned = try #require(pictures[FileName(bytes: "turned.jpg".utf8)])
    #expect(turned.width == 300 && turned.height == 400 && turned.orientation == 6)
    #expect(pictures[FileName(bytes: "broken.jpg".utf8)]?.aspectRatio == nil)
    #expect(index.pictures(in: "/elsewhere").isEmpty)
  }

  @Test("of an album that is known, only the folders with changes are read again")
  func changedFolders() throws {
    let inner = folder.temporary.path.appending("inner")
    try FileManager.default.createDirectory(atPath: inner.string, withIntermediateDirectories: true)
    _ = folder.photo("a.jpg", width: 400, height: 300)
    _ = folder.photo("inner/b.jpg", width: 400, height: 300)
    func album() -> Album {
      let items = [("a.jpg", folder.temporary.path), ("b.jpg", inner)].map { name, folder in
        AlbumItem.file(FileName(bytes: name.utf8), folder: folder)
      }
      return Album(title: "Test", sections: [AlbumSection(title: "Test", items: items)])
    }
    let seen = Mutex<[String]>([])
    let indexer = PictureIndexer(index: index, store: folder.store, niceValue: 0)
    let onRead: PictureIndexer.Receiver = { found, _ in
      seen.withLock { $0 += found.keys.map(\.displayName) }
    }
    indexer.start(album(), onRead: onRead)
    indexer.finish()
    #expect(seen.withLock { $0.sorted() } == ["a.jpg", "b.jpg"])
    // Both change, and one folder is named.
    _ = folder.photo("a.jpg", width: 40, height: 30, changed: ThumbnailFolder.longAgo + 5)
    _ = folder.photo("inner/b.jpg", width: 40, height: 30, changed: ThumbnailFolder.longAgo + 5)
    seen.withLock { $0 = [] }
    indexer.add([inner], of: album(), onRead: onRead)
    indexer.finish()
    #expect(seen.withLock { $0 } == ["b.jpg"])
    #expect(index.pictures(in: inner)[FileName(bytes: "b.jpg".utf8)]?.width == 40)
    #expect(index.pictures(in: folder.temporary.path)[FileName(bytes: "a.jpg".utf8)]?.width == 400)
  }

  @Test("what is stored stays when memory is released, also while it is read")
  func releasedMemory() {
    _ = folder.photo("a.jpg", width: 400, height: 300)
    _ = read(album(["a.jpg"]))
    let (index, path) = (index, folder.temporary.path)
    index.releaseMemory()
    DispatchQueue.concurrentPerform(iterations: 50) { _ in
      index.releaseMemory()
      #expect(index.pictures(in: path).count == 1)
    }
    index.store(index.pictures(in: path), in: "/copy")
    index.releaseMemory()
    #expect(index.pictures(in: "/copy").count == 1)
  }

  @Test("changed files are read again, and removed ones are forgotten")
  func changes() throws {
    _ = folder.photo("a.jpg", width: 400, height: 300)
    let gone = folder.photo("b.jpg", width: 400, height: 300)
    #expect(read(album(["a.jpg", "b.jpg"])).count == 2)
    _ = folder.photo("a.jpg", width: 200, height: 300, changed: ThumbnailFolder.longAgo + 1)
    try FileManager.default.removeItem(atPath: gone.string)
    let pictures = read(album(["a.jpg"]))
    #expect(pictures.mapValues(\.width) == [FileName(bytes: "a.jpg".utf8): 200])
  }

  @Test("files that are not in the album stay known, because it may be a part of the folder")
  func parts() {
    for name in ["a.jpg", "b.jpg"] { _ = folder.photo(name, width: 400, height: 300) }
    _ = read(album(["a.jpg"]))
    #expect(read(album(["b.jpg"])).count == 2)
  }

  @Test("the dominant colour is read when it is needed")
  func colors() {
    _ = folder.photo("a.jpg", width: 400, height: 300, gray: 120)
    #expect(read(album(["a.jpg"])).values.map(\.color) == [nil])
    let color = read(album(["a.jpg"]), needsColors: true).values.first?.color
    #expect(color.map { abs(Int($0.red) - 120) < 3 } == true && color?.hue == nil)
  }

  @Test(
    "a damaged database, and one of another version, is replaced",
    arguments: ["nothing", "text", "half", "middle", "version", "table"])
  func damage(kind: String) throws {
    let names = (0..<200).map { "\($0).jpg" }
    for name in names { _ = folder.photo(name, width: 16, height: 12) }
    #expect(read(album(names)).count == 200)
    let url = URL(fileURLWithPath: file)
    // What is in the log belongs to the file.
    _ = try Program.output(["sqlite3", "-cmd", ".timeout 9000", file, "PRAGMA wal_checkpoint(TRUNCATE)"])
    var bytes = try Data(contentsOf: url)
    switch kind {
    case "nothing": bytes = Data()
    case "text": bytes = Data("This is no database.".utf8) + bytes.dropFirst(20)
    case "half": bytes = bytes.prefix(bytes.count / 2)
    case "middle": for position in stride(from: 4096, to: bytes.count, by: 7) { bytes[position] ^= 0x5A }
    case "version":
      _ = try Program.output(["sqlite3", "-cmd", ".timeout 9000", file, "PRAGMA user_version = 99"])
    default: _ = try Program.output(["sqlite3", "-cmd", ".timeout 9000", file, "DROP TABLE picture"])
    }
    if kind != "version", kind != "table" { try bytes.write(to: url) }
    // The first question may find the damage, and the next one finds a sound database.
    _ = index.pictures(in: folder.temporary.path)
    #expect(read(album(names)).count == 200)
    let check = try Program.output(["sqlite3", "-cmd", ".timeout 9000", file, "PRAGMA integrity_check"])
    #expect(check == "ok\n")
  }

  @Test("where nothing can be written, nothing is known")
  func notWritable() {
    folder.temporary.file("cache/opencollectionview", [1])
    _ = folder.photo("a.jpg", width: 400, height: 300)
    #expect(read(album(["a.jpg"])).isEmpty)
  }

  @Test("two processes read and write at once")
  func twoProcesses() {
    let (first, second) = (index, index)
    let pictures = (0..<50).map { number in
      IndexedPicture(
        seconds: 1, nanoseconds: 0, byteCount: 1, width: number + 1, height: 1, orientation: 1, date: nil,
        camera: nil, color: nil)
    }
    DispatchQueue.concurrentPerform(iterations: 50) { number in
      let name = FileName(bytes: "\(number)".utf8)
      (number % 2 == 0 ? first : second).store([name: pictures[number]], in: "/x")
    }
    #expect(Set(index.pictures(in: "/x").values.map(\.width)) == Set(1...50))
  }
}
