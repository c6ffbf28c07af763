import TestSupport
import Testing

@testable import UIKit

@Suite("The map of an update")
struct UpdateMapTests {
  /// What is before and after, by names that no two share, and what was asked for.
  private struct Scene {
    var before: [[Int]] = []
    var after: [[Int]] = []
    var sectionsBefore: [Int] = []
    var sectionsAfter: [Int] = []
    var operations: [UpdateOperation] = []
  }

  /// Sections with up to 6 items each, and changes of all kinds; the list after is built by hand, item by item.
  private func scene(_ random: inout SplitMix64) -> Scene {
    var scene = Scene()
    var name = 0
    func items(_ count: Int) -> [Int] {
      (0..<count).map { _ in
        name += 1; return name
      }
    }
    for section in 0..<Int.random(in: 0...5, using: &random) {
      scene.sectionsBefore.append(section)
      scene.before.append(items(.random(in: 0...6, using: &random)))
    }
    var staying: [(name: Int, items: [Int])] = []
    var arriving: [(name: Int, items: [Int], operation: (Int) -> UpdateOperation)] = []
    var movable: [(name: Int, origin: IndexPath)] = []
    for (section, list) in scene.before.enumerated() {
      let fate = Int.random(in: 0..<8, using: &random)
      if fate == 0 {
        scene.operations.append(.deleteSection(section))
        continue
      }
      var rest: [Int] = []
      for (item, name) in list.enumerated() {
        let path = IndexPath(item: item, section: section)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: scene.operations.append(.deleteItem(path))
        case 1: movable.append((name, path))
        case 2:
          scene.operations.append(.reloadItem(path))
          rest.append(name)
        default: rest.append(name)
        }
      }
      if fate == 1 {
        arriving.append((section, rest, { .moveSection(from: section, to: $0) }))
      } else {
        staying.append((section, rest))
      }
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      name += 1
      arriving.append((1000 + name, items(.random(in: 0...4, using: &random)), { .insertSection($0) }))
    }
    // Who arrives goes anywhere; the indices are read off the finished list.
    var sections = staying.map { (name: $0.name, items: $0.items) }
    for section in arriving {
      sections.insert((section.name, section.items), at: .random(in: 0...sections.count, using: &random))
    }
    for section in arriving {
      if let index = sections.firstIndex(where: { $0.name == section.name }) {
        scene.operations.append(section.operation(index))
      }
    }
    var origins: [Int: IndexPath] = [:]
    for (name, origin) in movable where !sections.isEmpty {
      let target = Int.random(in: 0..<sections.count, using: &random)
      sections[target].items.insert(
        name, at: .random(in: 0...sections[target].items.count, using: &random))
      origins[name] = origin
    }
    var inserted: Set<Int> = []
    for _ in 0..<Int.random(in: 0...3, using: &random) where !sections.isEmpty {
      let target = Int.random(in: 0..<sections.count, using: &random)
      name += 1
      inserted.insert(name)
      sections[target].items.insert(
        name, at: .random(in: 0...sections[target].items.count, using: &random))
    }
    for (section, list) in sections.enumerated() {
      for (item, name) in list.items.enumerated() {
        let path = IndexPath(item: item, section: section)
        if inserted.contains(name) { scene.operations.append(.insertItem(path)) }
        if let origin = origins[name] { scene.operations.append(.moveItem(from: origin, to: path)) }
      }
    }
    for (name, origin) in movable where origins[name] == nil { scene.operations.append(.deleteItem(origin)) }
    scene.after = sections.map(\.items)
    scene.sectionsAfter = sections.map(\.name)
    scene.operations.shuffle(using: &random)
    return scene
  }

  @Test(
    "everything goes where it is found afterwards, and comes from where it was", arguments: UInt64(0)..<300)
  func randomUpdates(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let scene = scene(&random)
    let map = try UpdateMap(
      scene.operations, from: ItemCounts(scene.before.map(\.count)),
      to: ItemCounts(scene.after.map(\.count)))
    func paths(_ lists: [[Int]]) -> [Int: IndexPath] {
      var paths: [Int: IndexPath] = [:]
      for (section, list) in lists.enumerated() {
        for (item, name) in list.enumerated() { paths[name] = IndexPath(item: item, section: section) }
      }
      return paths
    }
    let (before, after) = (paths(scene.before), paths(scene.after))
    for (name, path) in before {
      #expect(map.path(after: path) == after[name], "seed \(seed): \(path) \(scene.operations)")
    }
    for (section, list) in scene.before.enumerated() where !list.isEmpty {
      let start = Int.random(in: 0..<list.count, using: &random)
      let run = ItemRun(
        section: section, items: start..<Int.random(in: (start + 1)...list.count, using: &random))
      var found: [IndexPath] = []
      map.forEachRun(after: run) { run in
        found += run.items.map { IndexPath(item: $0, section: run.section) }
      }
      #expect(found == list[run.items].compactMap { after[$0] }, "seed \(seed): \(run) \(scene.operations)")
    }
    for (name, path) in after {
      #expect(map.path(before: path) == before[name], "seed \(seed): \(path) \(scene.operations)")
    }
    for (index, name) in scene.sectionsBefore.enumerated() {
      #expect(map.section(after: index) == scene.sectionsAfter.firstIndex(of: name), "seed \(seed)")
    }
    for (index, name) in scene.sectionsAfter.enumerated() {
      #expect(map.section(before: index) == scene.sectionsBefore.firstIndex(of: name), "seed \(seed)")
    }
  }

  // 0 1 2 3 4 5, without 1 and 4: 0 2 3 5; with arrivals at 0 and 3: a 0 2 b 3 5.
  @Test("a shift counts who leaves and who arrives")
  func shift() {
    let shift = IndexShift(leaving: [4, 1], arriving: [3, 0])
    #expect((0..<6).map { shift.index(after: $0) } == [1, nil, 2, 4, nil, 5])
    #expect((0..<6).map { shift.index(before: $0) } == [nil, 0, 2, nil, 3, 5])
    #expect((0..<6).map { shift.inverse.index(after: $0) } == [nil, 0, 2, nil, 3, 5])
    #expect(shift.index(after: 1_000_000) == 1_000_000)
  }

  @Test("layouts receive deletions in descending order, insertions in ascending order, reloads, moves")
  @MainActor
  func updateItems() throws {
    let map = try UpdateMap(
      [
        .moveItem(from: [0, 5], to: [1, 0]), .insertItem([0, 1]), .deleteItem([0, 0]), .insertSection(2),
        .deleteItem([0, 3]), .reloadItem([0, 4]), .insertItem([0, 0]), .deleteSection(2),
        .insertItem([2, 0]), .deleteItem([2, 1]),
      ], from: ItemCounts([6, 1, 2]), to: ItemCounts([5, 2, 1]))
    let reported = map.updateItems.map { item in
      "\(item.updateAction) \(short(item.indexPathBeforeUpdate)) \(short(item.indexPathAfterUpdate))"
    }
    // Of 0 1 2 3 4 5, 1 2 4 stay, behind two new ones: 4 is found at 4.
    #expect(
      reported == [
        "delete 2.* -", "delete 0.3 -", "delete 0.0 -", "insert - 0.0", "insert - 0.1", "insert - 2.*",
        "reload 0.4 0.4", "move 0.5 1.0",
      ])
  }

  private func short(_ path: IndexPath?) -> String {
    guard let path else { return "-" }
    return "\(path.section)." + (path.item == NSNotFound ? "*" : "\(path.item)")
  }
}
