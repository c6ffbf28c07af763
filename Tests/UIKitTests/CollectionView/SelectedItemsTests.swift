import TestSupport
import Testing

@testable import UIKit

/// A set of items with an order, compared with a plain list.
@MainActor
struct SelectedItemsTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// The slow and obvious version.
  private struct List {
    var paths: [IndexPath] = []

    mutating func insert(_ path: IndexPath) { if !paths.contains(path) { paths.append(path) } }
    mutating func remove(_ path: IndexPath) { paths.removeAll { $0 == path } }
  }

  @Test(
    "insertions and removals of items and runs leave the items of a plain list, in its order",
    arguments: 0..<20)
  func changes(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var (items, list) = (SelectedItems(), List())
    for step in 0..<150 {
      let section = Int.random(in: 0..<3, using: &random)
      let start = Int.random(in: 0..<40, using: &random)
      // Long runs are handled as words of bits.
      let isLong = Int.random(in: 0..<8, using: &random) == 0
      let length = Int.random(in: isLong ? 65...150 : 1...12, using: &random)
      let run = ItemRun(section: section, items: start..<(start + length))
      let paths = run.items.map { path($0, section) }
      switch Int.random(in: 0..<9, using: &random) {
      case 0...2:
        items.insert(paths[0])
        list.insert(paths[0])
      case 3, 4:
        items.remove(paths[0])
        list.remove(paths[0])
      case 5:
        items.insert(run)
        for path in paths { list.insert(path) }
      case 6:
        items.remove(run)
        for path in paths { list.remove(path) }
      case 7:
        items.formUnion(SelectedItems(paths.reversed()))
        for path in paths.reversed() { list.insert(path) }
      default:
        items.subtract(SelectedItems([run]))
        for path in paths { list.remove(path) }
      }
      #expect(items.ordered == list.paths, "seed \(seed), step \(step)")
      #expect(items.sorted == list.paths.sorted() && items.count == list.paths.count)
      #expect(items.first == list.paths.first && items.last == list.paths.last)
      #expect(paths.allSatisfy { items.contains($0) == list.paths.contains($0) })
    }
  }

  @Test("after an update, the items are at their new positions, in their order", arguments: UInt64(0)..<50)
  func carrying(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var items = SelectedItems()
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let start = Int.random(in: 0..<180, using: &random)
      items.insert(ItemRun(section: 0, items: start..<Int.random(in: (start + 1)...200, using: &random)))
    }
    let gone = Set((0..<200).filter { _ in Int.random(in: 0..<20, using: &random) == 0 })
    let map = try UpdateMap(
      gone.map { .deleteItem(path($0)) } + [.moveSection(from: 0, to: 1)],
      from: ItemCounts([200, 0]), to: ItemCounts([0, 200 - gone.count]))
    let ranks = Dictionary(
      uniqueKeysWithValues: (0..<200).filter { !gone.contains($0) }.enumerated().map { ($1, $0) })
    #expect(
      items.carried(through: map).ordered == items.ordered.compactMap { ranks[$0.item].map { path($0, 1) } })
  }

  @Test("two sets with the same items are equal, whatever their order")
  func equality() {
    let run = SelectedItems([ItemRun(section: 1, items: 2..<5)])
    #expect(run == SelectedItems([path(4, 1), path(2, 1), path(3, 1)]))
    #expect(run != SelectedItems([path(4, 1), path(2, 1), path(3, 0)]))
    #expect(SelectedItems() == SelectedItems([path(1)]).subtracting(SelectedItems([path(1)])))
  }

  @Test("what is no item is not in the set and cannot be added")
  func invalid() {
    var items = SelectedItems([path(0)])
    for path in [IndexPath(), IndexPath(index: 0), path(-1), path(0, -1), IndexPath(indexes: [0, 0, 0])] {
      #expect(!items.contains(path) && !items.insert(path) && !items.remove(path))
    }
    #expect(items.ordered == [path(0)])
  }

  @Test("a map moves items and drops others, in their order")
  func mapping() {
    let items = SelectedItems([path(3), path(1), path(2)])
    let moved = items.compactMap { $0.item == 1 ? nil : self.path($0.item + 10, 2) }
    #expect(moved.ordered == [path(13, 2), path(12, 2)])
  }
}
