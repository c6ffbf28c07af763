import TestSupport
import Testing
import UIKit

extension TimedTests {
  @MainActor
  @Suite("Placeholders at random")
  struct PlaceholderModelTests {
    let list: PlaceholderList

    init() throws { list = try StagedTests.PlaceholderTests().list }

    /// What should be presented: words, and placeholders by their names in angle brackets.
    private struct Model {
      var rows: [[String]]

      var words: [[String]] { rows.map { $0.filter { !$0.hasPrefix("<") } } }

      /// Follows the data by hand: a placeholder stands behind the nearest word before it that has stayed, or on top.
      mutating func follow(_ words: [[String]], moved: Set<String>, sections: [Int?]) {
        let old = rows
        rows = words
        for (section, origin) in sections.enumerated() {
          guard let origin else { continue }
          var before: [String] = []
          for row in old[origin] {
            if row.hasPrefix("<") {
              let anchor = before.last {
                $0.hasPrefix("<") || (words[section].contains($0) && !moved.contains($0))
              }
              let place = anchor.flatMap { rows[section].firstIndex(of: $0) }.map { $0 + 1 } ?? 0
              rows[section].insert(row, at: place)
            }
            before.append(row)
          }
        }
      }
    }

    @Test("placeholders and changes of the data at random agree with a list kept by hand", arguments: 0..<60)
    func model(seed: UInt64) throws {
      var random = SplitMix64(seed: seed)
      var model = Model(rows: list.words)
      var open: [(name: String, context: any UICollectionViewDropPlaceholderContext)] = []
      let handler = UIDiagnostic.handler
      UIDiagnostic.handler = { Issue.record("seed \(seed): \($0)") }
      defer { UIDiagnostic.handler = handler }
      for step in 0..<40 {
        let before = cells()
        let section = Int.random(in: 0..<model.rows.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1:
          let item = Int.random(in: 0...model.rows[section].count, using: &random)
          model.rows[section].insert("<\(step)>", at: item)
          open.append(("<\(step)>", try list.add("\(step)", at: IndexPath(item: item, section: section))))
        case 2 where !open.isEmpty:
          let (name, context) = open.remove(at: Int.random(in: 0..<open.count, using: &random))
          let isThere = model.rows.contains { $0.contains(name) }
          let isCommitted = context.commitInsertion { path in
            list.words[path.section].insert("w\(step)", at: path.item)
          }
          #expect(isCommitted == isThere, "seed \(seed), step \(step)")
          model.rows = model.rows.map { $0.map { $0 == name ? "w\(step)" : $0 } }
        case 3 where !open.isEmpty:
          let (name, context) = open.remove(at: Int.random(in: 0..<open.count, using: &random))
          let isThere = model.rows.contains { $0.contains(name) }
          #expect(context.deletePlaceholder() == isThere, "seed \(seed), step \(step)")
          model.rows = model.rows.map { $0.filter { $0 != name } }
        default: changeData(&model, step, &random)
        }
        #expect(list.shown == model.rows, "seed \(seed), step \(step)")
        #expect(list.words == model.words, "seed \(seed), step \(step)")
        let isWaiting = model.rows.contains { $0.contains { $0.hasPrefix("<") } }
        #expect(list.view.hasUncommittedUpdates == isWaiting, "seed \(seed), step \(step)")
        for (word, cell) in cells() where before[word] != nil {
          #expect(before[word] === cell, "seed \(seed), step \(step): \(word) has another cell")
        }
      }
    }

    private func cells() -> [String: UICollectionViewCell] {
      let cells = list.view.visibleCells.compactMap { $0 as? PlaceholderList.Cell }
      return Dictionary(cells.map { ($0.word, $0) }) { first, _ in first }
    }

    /// Some words go, one moves, some come, and perhaps a whole section comes or goes, in one batch.
    private func changeData(_ model: inout Model, _ step: Int, _ random: inout SplitMix64) {
      let old = list.words
      var (next, moved): ([[String]], Set<String>) = (old, [])
      var sections: [Int?] = Array(old.indices)
      var (deleted, inserted): ([IndexPath], [IndexPath]) = ([], [])
      for section in old.indices {
        for item in old[section].indices where Int.random(in: 0..<5, using: &random) == 0 {
          next[section].removeAll { $0 == old[section][item] }
          deleted.append(IndexPath(item: item, section: section))
        }
      }
      let traveller = next.flatMap(\.self).randomElement(using: &random)
      for section in old.indices {
        next[section].removeAll { $0 == traveller }
        guard Bool.random(using: &random) else { continue }
        let item = Int.random(in: 0...next[section].count, using: &random)
        next[section].insert("n\(step).\(section)", at: item)
        inserted.append(IndexPath(item: item, section: section))
      }
      var move: (from: IndexPath, to: IndexPath)?
      if let traveller, let origin = old.indices.first(where: { old[$0].contains(traveller) }),
        let item = old[origin].firstIndex(of: traveller)
      {
        let section = Int.random(in: 0..<old.count, using: &random)
        // At the end, so that it changes nothing of where the others come in.
        next[section].append(traveller)
        moved.insert(traveller)
        move = (
          IndexPath(item: item, section: origin), IndexPath(item: next[section].count - 1, section: section)
        )
      }
      let addsSection = Int.random(in: 0..<6, using: &random) == 0
      if addsSection {
        next.append(["s\(step)"])
        sections.append(nil)
      }
      list.view.performBatchUpdates { [list, next] in
        list.words = next
        list.view.deleteItems(at: deleted)
        list.view.insertItems(at: inserted)
        if let move { list.view.moveItem(at: move.from, to: move.to) }
        if addsSection { list.view.insertSections([next.count - 1]) }
      }
      model.follow(next, moved: moved, sections: sections)
    }
  }
}
