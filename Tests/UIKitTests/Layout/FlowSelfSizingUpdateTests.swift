import TestSupport
import Testing

@testable import UIKit

extension TimedTests {
  /// What was measured stays known when the data changes.
  @MainActor
  @Suite("§12 Self-sizing and batch updates")
  struct FlowSelfSizingUpdateTests {
    @Test("§12.1 what is inserted above moves content by the estimate; all that was measured stays")
    func insertionAbove() {
      let list = SelfSizingList([Array(0..<100)])
      // 100 high, 110 apart, down to what begins before 2400: item 21.
      list.scroll(through: 2000)
      #expect(list.frame(21) == CGRect(x: 0, y: 2310, width: 300, height: 100))
      #expect(list.frame(22)?.height == 50)
      list.update {
        list.sections[0].insert(1000, at: 3)
        list.view.insertItems(at: [[0, 3]])
      }
      #expect(list.view.contentOffset.y == 2000)
      #expect(list.frame(2)?.minY == 220)
      #expect(list.frame(1000) == CGRect(x: 0, y: 330, width: 300, height: 50))
      #expect(list.frame(3)?.minY == 390)
      #expect(list.frame(18)?.minY == 2040 && list.frame(21)?.minY == 2370)
      #expect(list.view.visibleCells.count == 5)
      // 22 · 110 + 60 + 78 · 60 − 10
      #expect(list.view.contentSize.height == 7150)
    }

    @Test("§12.1 what is deleted above takes away its own size")
    func deletionAbove() {
      let list = SelfSizingList([Array(0..<100)])
      list.sizes[1] = CGSize(width: 300, height: 30)
      list.view.reloadData()
      list.scroll(through: 2000)
      let place = list.frame(20)?.minY ?? 0
      list.update {
        list.sections[0].removeFirst(2)
        list.view.deleteItems(at: [[0, 0], [0, 1]])
      }
      // 110 and 40.
      #expect(list.frame(20)?.minY == place - 150)
    }

    @Test("§12.1 what is reloaded has the estimated size until it is shown again")
    func reload() {
      let list = SelfSizingList([Array(0..<100)])
      list.scroll(through: 2000)
      list.sizes[0]?.height = 70
      list.sizes[19]?.height = 70
      list.update { list.view.reloadItems(at: [[0, 0], [0, 19]]) }
      // Item 0 is out of sight, item 19 is not: −50 for the one, −30 for the other.
      #expect(list.frame(0)?.height == 50 && list.frame(19)?.height == 70)
      #expect(list.frame(19)?.minY == 2040 && list.frame(20)?.minY == 2120)
    }

    @Test("§12.1 what moves takes its size along")
    func move() {
      let list = SelfSizingList([Array(0..<100), []])
      list.sizes[2] = CGSize(width: 300, height: 30)
      list.view.reloadData()
      list.scroll(through: 2000)
      list.update {
        list.sections = [[0, 1] + Array(3..<90), [2] + Array(90..<100)]
        list.view.moveItem(at: [0, 2], to: [1, 0])
        for item in 90..<100 { list.view.moveItem(at: [0, item], to: [1, item - 89]) }
      }
      #expect(list.frame(3)?.minY == 220)
      #expect(list.frame(2)?.size.height == 30 && list.frame(90)?.size.height == 50)
    }

    @Test("§12.1 sections take along what was measured of them, headers included")
    func sections() {
      let list = SelfSizingList([[0, 1], [10, 11], [20, 21], [30]])
      list.layout.headerReferenceSize = CGSize(width: 0, height: 20)
      list.headerExtents = [0: 30, 10: 40, 20: 50]
      list.sizes[11]?.height = 80
      list.view.reloadData()
      list.scroll(through: 600)
      #expect(list.known.count == 7)
      // 30 + 210, 40 + 190, 50 + 210: section 3 begins at 730.
      #expect(list.frame(30)?.minY == 750)
      list.update {
        list.sections = [[40], [20, 21], [10, 11], [30]]
        list.sizes[40] = CGSize(width: 300, height: 100)
        list.view.deleteSections([0])
        list.view.insertSections([0])
        list.view.moveSection(1, toSection: 2)
      }
      // 20 + 50 for the new one, out of sight at 600 − … : 70, then 50 + 210, then 40 + 190.
      let start = list.known.contains(40) ? 120.0 : 70
      #expect(list.frame(20)?.minY == start + 50 && list.frame(10)?.minY == start + 260 + 40)
      #expect(list.frame(11)?.height == 80 && list.frame(30)?.minY == start + 260 + 230 + 20)
    }

    @Test("§12.1 a view on its way off the screen is measured when it is called back, and no other made")
    func recalled() throws {
      let list = SelfSizingList([Array(0..<20)], estimate: 100)
      let seconds = TestSeconds()
      func tick(_ elapsed: CFTimeInterval) { seconds.tick(elapsed) }
      let last = try #require(list.view.cellForItem(at: [0, 3]))
      tick(0)
      list.sizes[100] = CGSize(width: 300, height: 100)
      list.view.performBatchUpdates {
        list.sections[0].insert(100, at: 0)
        list.view.insertItems(at: [[0, 0]])
      }
      tick(0)
      tick(0.1)
      #expect(list.view.cellForItem(at: [0, 4]) == nil && last.superview === list.view)
      let bound = list.bound.count
      list.known = []
      list.view.contentOffset.y = 100
      list.view.layoutIfNeeded()
      #expect(list.view.cellForItem(at: [0, 4]) === last)
      #expect(list.bound.count == bound && list.known.contains(3))
      tick(1)
    }

    @Test("§12.1 100,000 items inserted at once cost nothing an item")
    func manyAtOnce() {
      let list = SelfSizingList([Array(0..<50)])
      list.scroll(through: 1000)
      let measured = list.layout.solver.sizedItemCount
      list.update {
        list.sections[0].insert(contentsOf: 1000..<101_000, at: 25)
        list.view.insertItems(at: (25..<100_025).map { [0, $0] })
      }
      #expect(list.layout.solver.sizedItemCount <= measured + 10)
      #expect(list.view.contentSize.height == list.frame(49)?.maxY)
    }

    @Test(
      "§12.1 after random updates, frames equal those of a flow with the known sizes",
      arguments: UInt64(0)..<80)
    func reference(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      var next = 0
      func new(_ count: Int) -> [Int] {
        defer { next += count }
        return Array(next..<next + count)
      }
      let estimate = CGSize(width: 90, height: 50)
      let list = SelfSizingList([], estimate: 50)
      list.layout.estimatedItemSize = estimate
      func chooseSizes(of items: [Int]) {
        for item in items {
          list.sizes[item] = CGSize(
            width: CGFloat(Int.random(in: 40...150, using: &random)),
            height: CGFloat(Int.random(in: 20...160, using: &random)))
        }
      }
      let sections = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        new(Int.random(in: 0...60, using: &random))
      }
      chooseSizes(of: sections.flatMap { $0 })
      list.sections = sections
      list.view.reloadData()
      list.view.layoutIfNeeded()

      let plain = UICollectionViewFlowLayout()
      let delegate = SizingDelegate { path in
        let item = list.sections[path.section][path.item]
        return list.known.contains(item) ? list.sizes[item] ?? estimate : estimate
      }
      let reference = FlowHarness(
        sections.map(\.count), layout: plain, size: list.view.bounds.size, delegate: delegate)
      for step in 0..<8 {
        let end = max(0, Int(list.view.contentSize.height) - 400)
        list.view.contentOffset.y = CGFloat(Int.random(in: 0...end, using: &random))
        list.view.layoutIfNeeded()
        let added = new(Int.random(in: 0...6, using: &random))
        chooseSizes(of: added)
        list.change(adding: added, &random)
        reference.source.sections = list.sections.map(\.count)
        reference.view.reloadData()
        reference.view.layoutIfNeeded()
        for item in list.sections.joined() {
          let path = list.path(item)
          guard list.frame(item) != reference.frame(path.item, path.section) else { continue }
          Issue.record("seed \(seed), step \(step): item \(path)")
          return
        }
        #expect(list.view.contentSize == reference.view.contentSize, "seed \(seed), step \(step)")
      }
    }
  }
}

extension SelfSizingList {
  fileprivate func path(_ item: Int) -> IndexPath {
    for (index, section) in sections.enumerated() {
      if let place = section.firstIndex(of: item) { return [index, place] }
    }
    return []
  }

  /// A batch update with some of everything: reloads, deletions, insertions, moves, a section that moves or goes.
  fileprivate func change(adding added: [Int], _ random: inout SplitMix64) {
    let old = sections
    let oldPaths = Dictionary(uniqueKeysWithValues: old.joined().map { ($0, path($0)) })
    let sectionOrder = old.indices.shuffled(using: &random)
    let movedSection = Bool.random(using: &random) ? nil : sectionOrder[0]
    // Items of a section that moves stay in it, and nothing happens to them.
    var free = old.indices.filter { $0 != movedSection }.flatMap { old[$0] }.shuffled(using: &random)
    func take(_ count: Int) -> [Int] {
      defer { free.removeFirst(min(count, free.count)) }
      return Array(free.prefix(count))
    }
    let deleted = take(Int.random(in: 0...4, using: &random))
    let reloaded = take(Int.random(in: 0...3, using: &random))
    let moved = take(Int.random(in: 0...3, using: &random))
    var result = old.map { $0.filter { !deleted.contains($0) && !moved.contains($0) } }
    let targets = old.indices.filter { $0 != movedSection }
    var arrived: [Int] = []
    for item in added + moved {
      guard let section = targets.randomElement(using: &random) else { break }
      result[section].insert(item, at: Int.random(in: 0...result[section].count, using: &random))
      arrived.append(item)
    }
    let stranded = moved.filter { !arrived.contains($0) }
    var order = Array(old.indices)
    if let movedSection {
      order.remove(at: movedSection)
      order.insert(movedSection, at: Int.random(in: 0...order.count, using: &random))
    }
    known.subtract(reloaded)
    update { [self] in
      sections = order.map { result[$0] }
      if let movedSection, let target = order.firstIndex(of: movedSection) {
        view.moveSection(movedSection, toSection: target)
      }
      view.deleteItems(at: (deleted + stranded).compactMap { oldPaths[$0] })
      view.reloadItems(at: reloaded.compactMap { oldPaths[$0] })
      view.insertItems(at: added.filter(arrived.contains).map(path))
      for item in moved where arrived.contains(item) {
        if let origin = oldPaths[item] { view.moveItem(at: origin, to: path(item)) }
      }
    }
  }
}
