import Foundation
import Glibc
import SystemPackage
import TestSupport
import Testing

@testable import GalleryApp

/// A tree that follows changes must equal one that is read from the beginning, by the code that opens albums.
@Suite("Following folders")
struct FolderTreeTests {
  /// The number of sequences: `FOLDER_SEQUENCES`, or few.
  private static let count =
    UInt64(ProcessInfo.processInfo.environment["FOLDER_SEQUENCES"] ?? "") ?? 16

  private func opened(_ paths: [FilePath]) -> OpenedAlbum { OpenedAlbum(paths: paths) { _ in } }

  @Test("after any operations, the tree equals the folder as it is opened", arguments: 0..<count)
  func equality(seed: UInt64) throws {
    var playground = FolderPlayground(seed: seed)
    playground.isVague = seed % 2 == 1
    var tree = FolderTree(of: opened([playground.root]).source)
    for step in 0..<40 {
      for _ in 0..<Int.random(in: 1...4, using: &playground.random) { playground.step() }
      _ = tree.refresh(playground.takeChanges(of: tree.paths))
      let expected = opened([playground.root]).album.sections
      try #require(
        tree.sections(AlbumArrangement()) == expected,
        "seed \(seed), step \(step): \(playground.log.suffix(8))")
    }
  }

  @Test("named files and a picture's folder are followed as well", arguments: 0..<count / 2)
  func namedFiles(seed: UInt64) throws {
    var playground = FolderPlayground(seed: seed)
    let root = playground.root
    let files = ["b2.png", "a.png", "inner/c.png"].map { root.appending($0) }
    let folder = root.appending("b10.png")
    var (tree, single) = (FolderTree(of: opened(files).source), FolderTree(of: opened([folder]).source))
    for step in 0..<30 {
      playground.step()
      let changes = playground.takeChanges(of: tree.paths + single.paths)
      _ = (tree.refresh(changes), single.refresh(changes))
      let shown = tree.sections(AlbumArrangement()).flatMap(\.items).compactMap(\.file)
      #expect(shown.allSatisfy { path in path.withPlatformString { access($0, F_OK) } == 0 || path.isLink })
      // The folder of a picture contains all its pictures, and no others.
      let expected = try FolderListing(of: root).pictures.sorted()
      let items = single.sections(AlbumArrangement()).first?.items ?? []
      try #require(
        items == expected.map { .file($0, folder: root) },
        "seed \(seed), step \(step): \(playground.log.suffix(8))")
    }
  }

  @Test("a named picture whose name a folder has taken is not shown")
  func folderInsteadOfPicture() throws {
    let temporary = TemporaryFolder()
    for name in ["a.png", "b.png"] { temporary.file(name, [1]) }
    temporary.folder("c")
    let (first, second) = (temporary.path.appending("a.png"), temporary.path.appending("b.png"))
    let (folder, files) = (opened([first]).source, opened([first, second]).source)
    var trees = [FolderTree(of: folder), FolderTree(of: files)]
    #expect(trees.map { $0.sections(AlbumArrangement())[0].items.count } == [2, 2])
    try FileManager.default.removeItem(atPath: first.string)
    try FileManager.default.createSymbolicLink(atPath: first.string, withDestinationPath: "c")
    trees += [FolderTree(of: folder), FolderTree(of: files)]
    for number in trees.indices {
      _ = trees[number].refresh([temporary.path: .entries([FileName(bytes: "a.png".utf8)])])
      #expect(trees[number].sections(AlbumArrangement()).flatMap(\.items).compactMap(\.file) == [second])
    }
  }

  @Test("a renamed file moves, and one that is replaced has changed")
  func kindsOfChanges() throws {
    let temporary = TemporaryFolder()
    for name in ["a.png", "b.png", "in/c.png"] { temporary.file(name, [1, 2]) }
    let root = temporary.path
    func item(_ name: String, in folder: FilePath? = nil) -> AlbumItem {
      .file(FileName(bytes: name.utf8), folder: folder ?? root)
    }
    var tree = FolderTree(of: AlbumSource(folder: root))
    try FileManager.default.moveItem(atPath: "\(root)/a.png", toPath: "\(root)/in/z.png")
    temporary.file("b.png", [1, 2, 3])
    let changes = tree.refresh([
      root: .entries([FileName(bytes: "a.png".utf8), FileName(bytes: "b.png".utf8)]),
      root.appending("in"): .entries([FileName(bytes: "z.png".utf8)]),
    ])
    #expect(changes.moved == [item("a.png"): item("z.png", in: root.appending("in"))])
    #expect(changes.changed == [item("b.png")])
    // A folder with another name moves all its pictures.
    try FileManager.default.moveItem(atPath: "\(root)/in", toPath: "\(root)/out")
    let renamed = tree.refresh([root: .entries([FileName(bytes: "in".utf8), FileName(bytes: "out".utf8)])])
    #expect(
      renamed.moved
        == Dictionary(
          uniqueKeysWithValues: ["c.png", "z.png"].map {
            (item($0, in: root.appending("in")), item($0, in: root.appending("out")))
          }))
    #expect(renamed.changed.isEmpty && renamed.problems.isEmpty)
  }

  @Test("a folder that is gone is reported once, and its pictures return with it")
  func missingFolder() throws {
    let temporary = TemporaryFolder()
    temporary.file("album/a.png", [1])
    let root = temporary.path.appending("album")
    var tree = FolderTree(of: AlbumSource(folder: root))
    try FileManager.default.moveItem(atPath: root.string, toPath: "\(temporary.path)/away")
    #expect(tree.refresh([root: .everything]).problems == [.missing(root)])
    #expect(tree.sections(AlbumArrangement()).isEmpty)
    #expect(tree.refresh([root: .everything]).problems.isEmpty)
    try FileManager.default.moveItem(atPath: "\(temporary.path)/away", toPath: root.string)
    _ = tree.refresh([root: .everything])
    #expect(tree.sections(AlbumArrangement()).map(\.items.count) == [1])
  }

  @Test("pictures are ordered by name, date and size, grouped by month, and filtered by kind")
  func arrangements() throws {
    let temporary = TemporaryFolder()
    // Seconds since 1970 in the middle of January and of March 2021, in any time zone.
    let (january, march) = (1_610_668_800, 1_615_766_400)
    for (name, size, date) in [("a.png", 3, march), ("b.jpg", 1, january), ("c.png", 2, march + 1)] {
      let path = temporary.file(name, [UInt8](repeating: 1, count: size))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(date))], ofItemAtPath: path.string)
    }
    let tree = FolderTree(of: AlbumSource(folder: temporary.path))
    func names(_ change: (inout AlbumArrangement) -> Void) -> [[String]] {
      var arrangement = AlbumArrangement()
      change(&arrangement)
      return tree.sections(arrangement).map { $0.items.map(\.title) }
    }
    #expect(names { $0.isReversed = true } == [["c.png", "b.jpg", "a.png"]])
    #expect(names { $0.order = .date } == [["b.jpg", "a.png", "c.png"]])
    #expect(names { $0.order = .size } == [["b.jpg", "c.png", "a.png"]])
    #expect(names { $0.kind = "png" } == [["a.png", "c.png"]])
    #expect(names { $0.sections = .months } == [["a.png", "c.png"], ["b.jpg"]])
    var months = AlbumArrangement()
    (months.sections, months.order) = (.months, .date)
    #expect(tree.sections(months).map(\.title) == ["January 2021", "March 2021"])
  }

  private func facts(
    of name: String, in temporary: TemporaryFolder, width: Int = 1, height: Int = 1, date: String? = nil,
    rgb: UInt32? = nil
  ) throws -> IndexedFacts {
    let record = try #require(FileRecord(of: temporary.file(name, [1])))
    return IndexedFacts(
      IndexedPicture(
        seconds: record.modified / 1_000_000_000, nanoseconds: record.modified % 1_000_000_000,
        byteCount: record.size, width: width, height: height, orientation: 1, date: date, camera: nil,
        color: rgb.map { DominantColor(rgb: $0) }))
  }

  @Test(
    "pictures are ordered and filtered by what the index knows; others are at the end, or not shown")
  func indexedArrangements() throws {
    let temporary = TemporaryFolder()
    let known = try [
      "a.png": facts(
        of: "a.png", in: temporary, width: 400, height: 300, date: "2020:05:01 10:00:00", rgb: 0x2020E0),
      "b.png": facts(
        of: "b.png", in: temporary, width: 30, height: 40, date: "2019:12:31 23:59:59", rgb: 0x808080),
      "c.png": facts(
        of: "c.png", in: temporary, width: 100, height: 96, date: "2020:05:01 09:59:59", rgb: 0xE02020),
    ]
    for name in ["d.png", "B.png"] { temporary.file(name, [1]) }
    var tree = FolderTree(of: AlbumSource(folder: temporary.path))
    tree.facts[temporary.path] = Dictionary(
      uniqueKeysWithValues: known.map { (FileName(bytes: $0.utf8), $1) })
    func names(_ change: (inout AlbumArrangement) -> Void) -> [String] {
      var arrangement = AlbumArrangement()
      change(&arrangement)
      return tree.sections(arrangement).map { $0.items.map { String($0.title.prefix(1)) }.joined() }
    }
    // B and d are not known. By name, upper case comes first among equal letters.
    let unknown = try #require(names { _ in }.first).filter { "Bd".contains($0) }
    #expect(names { $0.order = .dateTaken } == ["bca" + unknown])
    #expect(names { ($0.order, $0.isReversed) = (.dateTaken, true) } == ["acb" + unknown])
    #expect(names { $0.order = .dimensions } == ["bca" + unknown])
    #expect(names { $0.order = .color } == ["cab" + unknown])
    #expect(names { $0.orientation = .landscape } == ["a"])
    #expect(names { $0.orientation = .portrait } == ["b"])
    #expect(names { $0.orientation = .square } == ["c"])
    #expect(names { $0.period = .year(2020) } == ["ac"])
    #expect(names { ($0.period, $0.orientation) = (.year(2019), .landscape) } == [])
    // The other two files have just been written.
    #expect(names { $0.period = .lastDays(2) } == [unknown])
    var months = AlbumArrangement()
    (months.sections, months.order) = (.months, .dateTaken)
    #expect(tree.sections(months).prefix(2).map(\.title) == ["December 2019", "May 2020"])
    #expect(tree.choices.kinds == ["png"] && tree.choices.years.suffix(2) == [2020, 2019])
    // A file with other contents is not known any more.
    temporary.file("a.png", [1, 2])
    _ = tree.refresh([temporary.path: .everything])
    #expect(names { $0.orientation = .landscape } == [])
  }

  @Test("only favourites are shown, also of a folder that is named by a relative path")
  func favorites() throws {
    let temporary = TemporaryFolder()
    for name in ["a.png", "in/a.png", "in/b.png"] { temporary.file(name, [1]) }
    let tree = FolderTree(of: AlbumSource(folder: temporary.path.appending("in/..")))
    var arrangement = AlbumArrangement()
    arrangement.showsFavoritesOnly = true
    let favorites: Set<FilePath> = [temporary.path.appending("in/a.png"), "/elsewhere/a.png"]
    let sections = tree.sections(arrangement, favorites: favorites)
    #expect(sections.map { $0.items.map(\.title) } == [["a.png"]])
    #expect(sections.first?.title == "in")
  }

  @Test("a period of days begins at midnight, local time")
  func periods() {
    // 2021-03-15 06:13:20 and the two midnights before, in the time zone of the test.
    let now = 1_615_788_800
    var seconds = time_t(now)
    var parts = tm()
    localtime_r(&seconds, &parts)
    let midnight = now - Int(parts.tm_hour) * 3600 - Int(parts.tm_min) * 60 - Int(parts.tm_sec)
    let times = AlbumArrangement.Period.lastDays(1).times(now: now)
    #expect(times.lowerBound == Int64(midnight) * 1_000_000_000 && times.contains(Int64.max - 1))
  }
}
