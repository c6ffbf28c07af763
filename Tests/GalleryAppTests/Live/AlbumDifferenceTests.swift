import SystemPackage
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

/// The updates from one album to another, against lists to which they are applied one by one.
@Suite("Differences of albums")
@MainActor
struct AlbumDifferenceTests {
  private func item(_ number: Int, in folder: Int) -> AlbumItem {
    .file(FileName(bytes: "\(number)".utf8), folder: FilePath("/\(folder)"))
  }

  /// An album of folders, each with some of its pictures.
  private func album(using random: inout SplitMix64, isShuffled: Bool) -> Album {
    let sections = (0..<4).compactMap { folder -> AlbumSection? in
      var items = (0..<9).filter { _ in Int.random(in: 0..<3, using: &random) > 0 }.map {
        item($0, in: folder)
      }
      if isShuffled { items.shuffle(using: &random) }
      return items.isEmpty || Int.random(in: 0..<4, using: &random) == 0
        ? nil : AlbumSection(title: "\(folder)", items: items, folder: FilePath("/\(folder)"))
    }
    return Album(title: "", sections: sections)
  }

  /// Renames a few pictures, some of them to another folder.
  private func rename(_ album: Album, using random: inout SplitMix64) -> (Album, [AlbumItem: AlbumItem]) {
    var (result, moved) = (album, [AlbumItem: AlbumItem]())
    guard !result.sections.isEmpty else { return (album, [:]) }
    for number in 0..<Int.random(in: 0...3, using: &random) {
      let from = Int.random(in: result.sections.indices, using: &random)
      let to = Int.random(in: result.sections.indices, using: &random)
      guard result.sections[from].items.count > 1 else { continue }
      let place = Int.random(in: result.sections[from].items.indices, using: &random)
      let old = result.sections[from].items.remove(at: place)
      guard let folder = result.sections[to].folder, !moved.values.contains(old) else { return (album, [:]) }
      let new = AlbumItem.file(FileName(bytes: "new \(number)".utf8), folder: folder)
      moved[old] = new
      let end = result.sections[to].items.count
      result.sections[to].items.insert(new, at: Int.random(in: 0...end, using: &random))
    }
    return (result, moved)
  }

  /// Applies updates to a list of lists as a collection view does: deletions by the places before, moved items taken
  /// along, insertions by the places after.
  private func apply(_ updates: AlbumUpdates, to old: Album, from new: Album) -> [[AlbumItem]] {
    var rows = new.sections.map { $0.items.map { _ in AlbumItem?.none } }
    let gone = Set(updates.deletedItems + updates.moves.map(\.from))
    var filled = updates.insertedItems + updates.moves.map(\.to)
    for move in updates.moves { rows[move.to.section][move.to.item] = old[move.from] }
    for path in updates.insertedItems { rows[path.section][path.item] = new[path] }
    for section in updates.insertedSections { rows[section] = new.sections[section].items }
    filled += updates.insertedSections.flatMap { section in
      new.sections[section].items.indices.map { IndexPath(item: $0, section: section) }
    }
    let taken = Set(filled)
    let oldNumbers = old.sections.indices.filter { !updates.deletedSections.contains($0) }
    let newNumbers = new.sections.indices.filter { !updates.insertedSections.contains($0) }
    for (from, to) in zip(oldNumbers, newNumbers) {
      let stay = old.sections[from].items.indices.filter {
        !gone.contains(IndexPath(item: $0, section: from))
      }
      let free = new.sections[to].items.indices.filter { !taken.contains(IndexPath(item: $0, section: to)) }
      #expect(stay.count == free.count)
      for (place, target) in zip(stay, free) { rows[to][target] = old.sections[from].items[place] }
    }
    return rows.map { $0.compactMap(\.self) }
  }

  @Test(
    "the updates lead from one album to the other, and a renamed picture is the same one", arguments: 0..<300)
  func differences(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let old = album(using: &random, isShuffled: seed % 3 == 0)
    var (new, moved) = (album(using: &random, isShuffled: seed % 3 == 0), [AlbumItem: AlbumItem]())
    if seed % 2 == 0 { (new, moved) = rename(old, using: &random) }
    let updates = try #require(AlbumUpdates(from: old, to: new, moved: moved))
    let expected = new.sections.map(\.items)
    let rows = apply(updates, to: old, from: new).map { $0.map { moved[$0] ?? $0 } }
    #expect(rows == expected, "seed \(seed): \(updates)")
    // Only what is not in both albums comes or goes, unless its section does.
    let (before, after) = (Set(old.sections.flatMap(\.items)), Set(expected.flatMap(\.self)))
    #expect(
      updates.deletedItems.allSatisfy {
        moved[old[$0]].map { !after.contains($0) } ?? !after.contains(old[$0])
      })
    #expect(
      updates.insertedItems.allSatisfy { path in
        !before.contains(new[path]) && !moved.values.contains(new[path])
      })
  }

  @Test("one picture that moves within a section is one move")
  func minimality() throws {
    let items = (0..<9).map { item($0, in: 0) }
    func album(_ items: [AlbumItem]) -> Album {
      Album(title: "", sections: [AlbumSection(title: "", items: items, folder: "/0")])
    }
    let updates = AlbumUpdates(from: album(items), to: album(Array(items[1...]) + [items[0]]), moved: [:])
    #expect(updates?.moves == [.init(from: [0, 0], to: [0, 8])] && updates?.insertedItems.isEmpty == true)
  }

  @Test("sections that have exchanged their places, and thousands of pictures, are shown again instead")
  func tooDifferent() {
    let sections = [0, 1].map {
      AlbumSection(title: "\($0)", items: [item(0, in: $0)], folder: FilePath("/\($0)"))
    }
    #expect(
      AlbumUpdates(
        from: Album(title: "", sections: sections), to: Album(title: "", sections: sections.reversed()),
        moved: [:])
        == nil)
    let many = AlbumSection(title: "0", items: (0..<6000).map { item($0, in: 0) }, folder: "/0")
    #expect(
      AlbumUpdates(
        from: Album(title: "", sections: [sections[0]]), to: Album(title: "", sections: [many]), moved: [:])
        == nil)
  }

  @Test("pictures stay in the order in which the user put them, and new ones come at the end")
  func orderByHand() {
    let (a, b, c, d, e) = (item(1, in: 0), item(2, in: 0), item(3, in: 0), item(4, in: 0), item(5, in: 0))
    let old = Album(title: "", sections: [AlbumSection(title: "0", items: [c, a, b], folder: "/0")])
    var changes = FolderTree.Changes()
    changes.moved = [a: e]
    let sections = [AlbumSection(title: "0", items: [c, d, e], folder: "/0")]
    let order = HandmadeOrder(kept: Set(AlbumSection.Key.keys(of: sections)))
    let revision = AlbumRevision(of: old, to: sections, changes, by: order)
    #expect(revision.album.sections[0].items == [c, e, d])
    #expect(revision.updates?.deletedItems == [[0, 2]] && revision.updates?.insertedItems == [[0, 2]])
    #expect(revision.differentItems == [[0, 1]])
    // A stored order knows the name before, and where a picture belongs that is back.
    let names = [d, c, a].compactMap(\.fileName)
    let again = AlbumRevision(of: old, to: sections, changes, by: HandmadeOrder(stored: ["/0": names]))
    #expect(again.album.sections[0].items == [d, c, e])
    let reversed = HandmadeOrder(kept: order.kept, isReversed: true)
    #expect(AlbumRevision(of: old, to: sections, changes, by: reversed).album.sections[0].items == [d, c, e])
  }

  @Test("pictures stay in an order made by hand in every section, also where sections have no folder")
  func orderByHandInMonths() {
    let (a, b, c, d) = (item(1, in: 0), item(2, in: 0), item(3, in: 0), item(4, in: 0))
    func album(_ second: [AlbumItem]) -> [AlbumSection] {
      [AlbumSection(title: "May", items: [a, b]), AlbumSection(title: "June", items: second)]
    }
    let order = HandmadeOrder(kept: Set(AlbumSection.Key.keys(of: album([]))))
    let revision = AlbumRevision(
      of: Album(title: "", sections: album([d, c])), to: album([c, d]), FolderTree.Changes(), by: order)
    #expect(revision.album.sections == album([d, c]))
    #expect(revision.isEmpty)
  }
}
