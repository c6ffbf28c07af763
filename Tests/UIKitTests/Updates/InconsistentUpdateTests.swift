import TestSupport
import Testing

@testable import UIKit

/// Behaviour.md 3.3 and 3.4: rejected updates, their diagnostics, and what is shown afterwards.
@MainActor
@Suite("Inconsistent updates")
struct InconsistentUpdateTests {
  struct Refused: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var before = [3, 5]
    let after: [Int]
    let operations: [UpdateOperation]
    /// What the message must contain, in this order.
    let parts: [String]

    init(
      _ description: String, before: [Int] = [3, 5], after: [Int], _ operations: [UpdateOperation],
      says parts: [String]
    ) {
      testDescription = description
      (self.before, self.after, self.operations, self.parts) = (before, after, operations, parts)
    }
  }

  nonisolated static let refused: [Refused] = [
    Refused(
      "an insertion the data does not show", after: [3, 5], [.insertItem([1, 0])],
      says: [
        "section 1", "5 after", "5 before", "1 inserted, 0 deleted, 0 moved in and 0 moved out make 6",
        "insert item [1, 0]",
      ]),
    Refused(
      "a deletion the data does not show", after: [3, 5], [.deleteItem([0, 2])],
      says: ["section 0", "3 after", "3 before", "1 deleted", "make 2", "delete item [0, 2]"]),
    Refused(
      "data that changed without an update", after: [3, 6], [],
      says: ["section 1", "6 after", "5 before", "make 5", "No changes were reported"]),
    Refused(
      "a move between sections the data does not show", after: [3, 5],
      [.moveItem(from: [0, 0], to: [1, 1])],
      says: ["section 0", "3 after", "3 before", "0 moved in and 1 moved out make 2"]),
    Refused(
      "a section too few", after: [3], [],
      says: ["sections", "1 after", "2 before", "0 inserted and 0 deleted make 2"]),
    Refused(
      "an inserted section the data does not show", after: [3, 5], [.insertSection(1)],
      says: ["sections", "2 after", "2 before", "1 inserted", "make 3"]),
    Refused(
      "a count that is wrong in a section that moved", before: [3, 5], after: [4, 3],
      [.moveSection(from: 0, to: 1)],
      says: ["section 0 (1 before the update)", "4 after", "5 before"]),
    Refused(
      "an item beyond the end deleted", after: [3, 4], [.deleteItem([1, 5])],
      says: ["delete item [1, 5]", "section 1 has 5 items before", "section"]),
    Refused(
      "an item of no section reloaded", after: [3, 5], [.reloadItem([2, 0])],
      says: ["reload item [2, 0]", "2 sections before"]),
    Refused(
      "an item beyond the end inserted", after: [3, 6], [.insertItem([1, 6])],
      says: ["insert item [1, 6]", "section 1 has 6 items after"]),
    Refused(
      "a move beyond the end", after: [3, 5], [.moveItem(from: [0, 0], to: [0, 3])],
      says: ["move item [0, 0] to [0, 3]", "section 0 has 3 items after"]),
    Refused(
      "a path that names no item", after: [3, 5], [.deleteItem(IndexPath(index: 1))],
      says: ["delete item [1]"]),
    Refused(
      "a section beyond the end deleted", after: [3], [.deleteSection(2)],
      says: ["delete section 2", "2 sections before", "1 sections after"]),
    Refused(
      "a section moved beyond the end", after: [3, 5], [.moveSection(from: 0, to: 2)],
      says: ["move section 0 to 2", "2 sections after"]),
    Refused(
      "one item deleted twice", after: [3, 3], [.deleteItem([1, 1]), .deleteItem([1, 1])],
      says: ["delete item [1, 1] and delete item [1, 1]", "section 1 has 5 items before", "3 items after"]),
    Refused(
      "an item deleted and reloaded", after: [3, 4], [.deleteItem([1, 1]), .reloadItem([1, 1])],
      says: ["delete item [1, 1] and reload item [1, 1]"]),
    Refused(
      "an item deleted and moved", after: [3, 4],
      [.deleteItem([1, 1]), .moveItem(from: [1, 1], to: [1, 0])],
      says: ["delete item [1, 1] and move item [1, 1] to [1, 0]"]),
    Refused(
      "an insertion and a move to one place", after: [3, 6],
      [.insertItem([1, 2]), .moveItem(from: [1, 0], to: [1, 2])],
      says: ["insert item [1, 2] and move item [1, 0] to [1, 2]"]),
    Refused(
      "two moves to one place", after: [3, 5],
      [.moveItem(from: [1, 0], to: [1, 2]), .moveItem(from: [1, 1], to: [1, 2])],
      says: ["move item [1, 0] to [1, 2] and move item [1, 1] to [1, 2]"]),
    Refused(
      "two moves from one place", after: [3, 5],
      [.moveItem(from: [1, 0], to: [1, 2]), .moveItem(from: [1, 0], to: [1, 3])],
      says: ["move item [1, 0] to [1, 2] and move item [1, 0] to [1, 3]"]),
    Refused(
      "a move out of a deleted section", after: [4],
      [.deleteSection(1), .moveItem(from: [1, 0], to: [0, 0])],
      says: ["delete section 1 and move item [1, 0] to [0, 0]"]),
    Refused(
      "a section deleted and moved", after: [3], [.deleteSection(1), .moveSection(from: 1, to: 0)],
      says: ["delete section 1 and move section 1 to 0"]),
    Refused(
      "more changes than one cares to read", after: [3, 5], (0..<30).map { .insertItem([1, $0 % 5 + $0]) },
      says: ["and 10 more"]),
  ]

  @Test("is reported once with section, counts and changes, and what is shown is right", arguments: refused)
  func refused(row: Refused) throws {
    let source = CompleteSource(sections: row.before)
    let (view, layout) = show(source)
    view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    var completions: [Bool] = []
    let reported = diagnostics {
      view.performBatchUpdates {
        source.sections = row.after
        view.batchUpdater.add(row.operations)
      } completion: {
        completions.append($0)
      }
    }
    let diagnostic = try #require(reported.first)
    #expect(reported.count == 1 && diagnostic.code == .inconsistentUpdate)
    var rest = diagnostic.message[...]
    for part in row.parts {
      let found = rest.range(of: part)
      #expect(found != nil, "\(part) in: \(diagnostic.message)")
      found.map { rest = rest[$0.upperBound...] }
    }
    #expect(diagnostic.message.hasSuffix("All data is reloaded. Report each change of the data once."))
    #expect(completions == [false])
    #expect(view.indexPathsForSelectedItems == [])
    #expect(view.contentSize.height == CGFloat(row.after[0]) * layout.rowHeight)
    #expect(view.indexPathsForVisibleItems.count == min(row.after[0], 3))
    #expect((0..<view.numberOfSections).map(view.numberOfItems) == row.after)

    // And the next update, which adds up, is carried out.
    source.sections[0] += 1
    #expect(diagnostics { view.insertItems(at: [[0, 0]]) } == [])
    #expect(view.contentSize.height == CGFloat(row.after[0] + 1) * layout.rowHeight)
  }

  @Test("a data source that changes its answers between updates is found out by the next one")
  func changedAnswers() {
    let source = CompleteSource(sections: [4])
    let (view, _) = show(source)
    source.sections = [9]
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 4)
    source.sections = [8]
    let reported = diagnostics { view.deleteItems(at: [[0, 0]]) }
    #expect(reported.map(\.code) == [.inconsistentUpdate])
    #expect(view.numberOfItems(inSection: 0) == 8)
  }

  @Test("random invalid updates are reported once, and the data is shown", arguments: UInt64(0)..<40)
  func nonsense(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let source = CompleteSource(sections: [4, 4, 4])
    let (view, layout) = show(source)
    for step in 0..<10 {
      func path() -> IndexPath {
        [.random(in: -1...3, using: &random), .random(in: -1...5, using: &random)]
      }
      let operations: [UpdateOperation] = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        switch Int.random(in: 0..<8, using: &random) {
        case 0: .insertItem(path())
        case 1: .deleteItem(path())
        case 2: .reloadItem(path())
        case 3: .moveItem(from: path(), to: path())
        case 4: .insertSection(.random(in: 0...4, using: &random))
        case 5: .deleteSection(.random(in: 0...4, using: &random))
        case 6: .reloadSection(.random(in: 0...4, using: &random))
        default:
          .moveSection(from: .random(in: 0...4, using: &random), to: .random(in: 0...4, using: &random))
        }
      }
      let reported = diagnostics {
        view.performBatchUpdates {
          source.sections = (0..<Int.random(in: 0...4, using: &random)).map { _ in
            .random(in: 0...6, using: &random)
          }
          view.batchUpdater.add(operations)
        }
      }
      let comment = "seed \(seed), step \(step)"
      #expect(reported.count <= 1, "\(comment)")
      #expect((0..<view.numberOfSections).map(view.numberOfItems) == source.sections, "\(comment)")
      let rows = source.sections.first ?? 0
      #expect(view.contentSize.height == CGFloat(rows) * layout.rowHeight, "\(comment)")
      #expect(view.indexPathsForVisibleItems.count == min(rows, 3), "\(comment)")
    }
  }

  @Test("an update during a layout pass is reported, and everything is reloaded")
  func duringLayout() {
    let source = CompleteSource(sections: [4])
    let (view, _) = show(source)
    source.onCell = { _ in
      source.onCell = nil
      source.sections = [3]
      view.deleteItems(at: [[0, 0]])
    }
    let reported = diagnostics {
      view.contentOffset.y = 60
      view.layoutIfNeeded()
    }
    #expect(reported.map(\.code) == [.updateDuringLayout])
    #expect(view.numberOfItems(inSection: 0) == 3)
    #expect(view.visibleCells.count == 3)
  }

  @Test("in strict mode it stops the process with the same text")
  func strict() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIDiagnostic.isStrict = true
        let source = CompleteSource(sections: [4])
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: ScriptedLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.performBatchUpdates { view.insertItems(at: [[0, 2]]) }
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "inconsistent-update: Invalid number of items in section 0: 4 after the update, but 4 before it, "
          + "1 inserted, 0 deleted, 0 moved in and 0 moved out make 5. Reported changes: insert item [0, 2]. "
          + "All data is reloaded. Report each change of the data once."))
  }

  private func show(_ source: CompleteSource) -> (view: UICollectionView, layout: ScriptedLayout) {
    let layout = ScriptedLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return (view, layout)
  }
}
