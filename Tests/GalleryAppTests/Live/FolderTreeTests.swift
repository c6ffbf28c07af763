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
    UInt64(ProcessInfo.processInfo.environment["FOLDER_SEQUENCES"] ?? "") ?? 60

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
      #expect(items == expected.map { .file($0, folder: root) }, "seed \(seed), step \(step)")
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
}
