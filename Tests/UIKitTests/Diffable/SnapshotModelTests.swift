import TestSupport
import Testing

@testable import UIKit

/// Snapshots beside plain lists, changed by random calls.
@MainActor
struct SnapshotModelTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  private typealias Tree = NSDiffableDataSourceSectionSnapshot<Int>

  @Test("few and many items come, go and move as in plain lists", arguments: UInt64(0)..<100)
  func items(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var (snapshot, model, next) = (Snapshot(), [[Int]](), 0)
    for section in 0..<4 {
      snapshot.appendSections(["\(section)"])
      model.append([])
    }
    for step in 0..<60 {
      let all = model.joined().shuffled(using: &random)
      let count = Int.random(in: 1...14, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        let section = Int.random(in: 0..<4, using: &random)
        let new = Array(next..<(next + count))
        next += count
        snapshot.appendItems(new, toSection: "\(section)")
        model[section] += new
      case 2, 3:
        guard let anchor = all.first, let section = model.firstIndex(where: { $0.contains(anchor) }),
          let position = model[section].firstIndex(of: anchor)
        else { continue }
        let new = Array(next..<(next + count))
        next += count
        let isBefore = Bool.random(using: &random)
        if isBefore {
          snapshot.insertItems(new, beforeItem: anchor)
        } else {
          snapshot.insertItems(new, afterItem: anchor)
        }
        model[section].insert(contentsOf: new, at: position + (isBefore ? 0 : 1))
      case 4:
        let gone = Array(all.prefix(count))
        snapshot.deleteItems(gone)
        for section in model.indices { model[section].removeAll(where: gone.contains) }
      default:
        guard all.count > 1, let to = model.firstIndex(where: { $0.contains(all[1]) }) else { continue }
        snapshot.moveItem(all[0], beforeItem: all[1])
        for section in model.indices { model[section].removeAll { $0 == all[0] } }
        model[to].insert(all[0], at: model[to].firstIndex(of: all[1]) ?? 0)
      }
      for section in model.indices {
        #expect(
          snapshot.itemIdentifiers(inSection: "\(section)") == model[section], "seed \(seed), step \(step)")
      }
      #expect(snapshot.itemIdentifiers == Array(model.joined()) && snapshot.mistakes.isEmpty)
      for (position, item) in model.joined().enumerated() {
        #expect(snapshot.indexOfItem(item) == position)
      }
    }
  }

  @Test("only marks lead to only their updates, as a full comparison finds them", arguments: UInt64(0)..<50)
  func marks(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var old = Snapshot()
    old.appendSections(["a", "b", "c"])
    old.appendItems(Array(0..<5), toSection: "a")
    old.appendItems(Array(5..<12), toSection: "c")
    var new = old
    new.reloadItems((0..<12).filter { _ in Int.random(in: 0..<5, using: &random) == 0 })
    new.reconfigureItems((0..<12).filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
    if Bool.random(using: &random) {
      new.reloadSections([["a", "b", "c"].randomElement(using: &random) ?? "a"])
    }
    #expect(new.operations(after: old) == SnapshotDifference(SnapshotOrigins(from: old, to: new)).operations)
  }

  /// A tree as a list of items with their levels.
  private func random(_ count: Int, _ random: inout SplitMix64) -> (
    tree: Tree, lines: [(item: Int, level: Int)]
  ) {
    var (tree, lines) = (Tree(), [(item: Int, level: Int)]())
    for item in 0..<count {
      guard let place = lines.indices.randomElement(using: &random), Int.random(in: 0..<4, using: &random) > 0
      else {
        tree.append([item])
        lines.append((item, 0))
        continue
      }
      let parent = lines[place]
      tree.append([item], to: parent.item)
      let end = lines[(place + 1)...].firstIndex { $0.level <= parent.level } ?? lines.count
      lines.insert((item, parent.level + 1), at: end)
    }
    tree.expand(tree.items.filter { _ in Int.random(in: 0..<3, using: &random) > 0 })
    return (tree, lines)
  }

  @Test("children are appended behind all descendants of their parent", arguments: UInt64(0)..<100)
  func appending(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    let (tree, lines) = random(25, &numbers)
    #expect(tree.items == lines.map(\.item) && tree.mistakes.isEmpty)
    #expect(tree.items.map(tree.level) == lines.map(\.level))
  }

  /// New items one by one, each beside its predecessor.
  private func slow(_ tree: Tree, showing items: [Int]) -> Tree? {
    var result = tree
    result.delete(tree.visibleItems.filter { !items.contains($0) })
    var previous: Int?
    for item in items {
      if !tree.contains(item) {
        if let previous {
          result.insert([item], after: previous)
        } else if let first = result.items.first {
          result.insert([item], before: first)
        } else {
          result.append([item])
        }
      }
      previous = item
    }
    return result.visibleItems == items ? result : nil
  }

  @Test("a tree that follows a flat list is the same as item by item", arguments: UInt64(0)..<300)
  func showing(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    let (tree, _) = random(12, &numbers)
    var items = tree.visibleItems.filter { _ in Int.random(in: 0..<5, using: &numbers) > 0 }
    for new in 100..<(100 + Int.random(in: 0...6, using: &numbers)) {
      items.insert(new, at: Int.random(in: 0...items.count, using: &numbers))
    }
    let (fast, slow) = (tree.showing(items), slow(tree, showing: items))
    #expect(
      fast?.items == slow?.items && fast?.visualDescription() == slow?.visualDescription(), "seed \(seed)")
  }
}
