import SystemPackage
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

@Suite("Changes of an album")
@MainActor
struct AlbumChangeTests {
  private func item(_ name: String, copy: Int = 0) -> AlbumItem {
    .file(FileName(bytes: name.utf8), folder: "/photos", copy: copy)
  }

  private func album(_ sections: [[String]]) -> Album {
    Album(
      title: "",
      sections: sections.enumerated().map { AlbumSection(title: "\($0)", items: $1.map { item($0) }) })
  }

  private func names(_ album: Album) -> [[String]] { album.sections.map { $0.items.map(\.title) } }

  @Test("pictures come in behind another one, at the end, or as the first section there is")
  func insertion() {
    var album = album([["a", "b"], ["c"]])
    let inner = album.apply(.insert([item("x"), item("y")], after: item("a")))
    #expect(names(album) == [["a", "x", "y", "b"], ["c"]])
    #expect(inner?.insertedItems == [[0, 1], [0, 2]] && inner?.insertedSections.isEmpty == true)
    let last = album.apply(.insert([item("z")], after: nil))
    #expect(last?.insertedItems == [[1, 1]])
    #expect(names(album) == [["a", "x", "y", "b"], ["c", "z"]])
    #expect(album.apply(.insert([item("w")], after: item("nowhere"))) == nil)
    #expect(album.apply(.insert([], after: item("a"))) == nil)
    var empty = Album(title: "", sections: [])
    let first = empty.apply(.insert([item("a")], after: nil))
    #expect(first?.insertedSections == [0])
    #expect(names(empty) == [["a"]])
  }

  @Test("pictures are taken out, and a section with its last one")
  func removal() {
    var album = album([["a", "b"], ["c"], ["d", "e"]])
    let updates = album.apply(.remove([item("b"), item("c"), item("e"), item("nowhere")]))
    #expect(names(album) == [["a"], ["d"]])
    #expect(updates?.deletedItems == [[0, 1], [2, 1]] && updates?.deletedSections == [1])
    #expect(album.apply(.remove([item("c")])) == nil)
  }

  @Test("a picture takes a name, a folder and a number")
  func size() { #expect(MemoryLayout<AlbumItem>.stride == 3 * MemoryLayout<Int>.size) }

  @Test("an album and the one before a change share the items of the sections that did not change")
  func sharing() {
    let before = album([["a", "b"], ["c"], ["d", "e"], ["f"]])
    func share(_ album: Album, _ section: Int, _ other: Int) -> Bool {
      func place(_ items: [AlbumItem]) -> UnsafePointer<AlbumItem>? {
        items.withUnsafeBufferPointer(\.baseAddress)
      }
      return place(album.sections[section].items) == place(before.sections[other].items)
    }
    var album = before
    _ = album.apply(.remove([item("c"), item("e")]))
    #expect(share(album, 0, 0) && !share(album, 1, 2) && share(album, 2, 3))
    album = before
    _ = album.apply(.insert([item("x")], after: item("d")))
    #expect((0..<4).allSatisfy { share(album, $0, $0) == ($0 != 2) })
    album = before
    _ = album.apply(.move(item("a"), toPlaceOf: item("b")))
    #expect((0..<4).allSatisfy { share(album, $0, $0) == ($0 != 0) })
  }

  @Test("a file that is shown already gets the next number that is free")
  func copies() {
    let album = Album(
      title: "", sections: [AlbumSection(title: "", items: [item("a"), item("a", copy: 2), item("b")])])
    #expect(
      album.distinguishing([item("a"), item("a"), item("c"), item("b", copy: 1)])
        == [item("a", copy: 1), item("a", copy: 3), item("c"), item("b", copy: 1)])
  }

  @Test("a collection view follows random changes, and equals a reloaded one", arguments: 0..<40)
  func random(seed: UInt64) {
    final class Cell: UICollectionViewCell { var title = "" }
    final class Source: NSObject, UICollectionViewDataSource {
      var album = Album(title: "", sections: [])
      func numberOfSections(in collectionView: UICollectionView) -> Int { album.sections.count }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        album.sections[section].items.count
      }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        (cell as? Cell)?.title = album[path].title
        return cell
      }
    }
    var random = SplitMix64(seed: seed)
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 900), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    let handler = UIDiagnostic.handler
    UIDiagnostic.handler = { Issue.record("seed \(seed): \($0)") }
    defer { UIDiagnostic.handler = handler }
    for step in 0..<30 {
      let items = source.album.sections.flatMap(\.items)
      let change: AlbumChange =
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          .insert(
            (0..<Int.random(in: 0...3, using: &random)).map { item("\(step).\($0)") },
            after: items.randomElement(using: &random))
        case 1: .remove(Set(items.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }))
        default:
          .move(
            items.randomElement(using: &random) ?? item("a"),
            toPlaceOf: items.randomElement(using: &random) ?? item("a"))
        }
      view.performBatchUpdates { source.album.apply(change)?.perform(in: view) }
      view.layoutIfNeeded()
      let shown = view.indexPathsForVisibleItems.sorted().map { (view.cellForItem(at: $0) as? Cell)?.title }
      #expect(
        shown == source.album.sections.flatMap(\.items).map(\.title), "seed \(seed), step \(step): \(change)")
    }
  }
}
