import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// Rows of 100 points, three of them seen, of sections of numbers.
  @MainActor
  @Suite("A diffable data source")
  struct DiffableDataSourceTests {
    typealias Source = UICollectionViewDiffableDataSource<String, Int>
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private let seconds = TestSeconds()
    private let view: UICollectionView
    private let source: Source
    private let asked: Asked

    /// What the cell provider was asked.
    private final class Asked {
      var items: [Int] = []
    }

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 200, height: 100)
      layout.minimumLineSpacing = 0
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
      let asked = Asked()
      self.asked = asked
      let registration = UICollectionView.CellRegistration<MovableSource.Cell, Int> { cell, path, number in
        cell.number = number
      }
      source = Source(collectionView: view) { view, path, number in
        asked.items.append(number)
        return view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
      }
      view.layoutIfNeeded()
    }

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
      var snapshot = Snapshot()
      for (section, items) in sections {
        snapshot.appendSections([section])
        snapshot.appendItems(items, toSection: section)
      }
      return snapshot
    }

    private func cell(_ number: Int) -> UICollectionViewCell? {
      view.visibleCells.first { ($0 as? MovableSource.Cell)?.number == number }
    }

    @Test("what stays keeps its cell, and only what comes on screen is asked for")
    func applying() throws {
      source.apply(snapshot([("a", [1, 2, 3, 4])]), animatingDifferences: false)
      view.layoutIfNeeded()
      #expect(view.shownNumbers == [1, 2, 3])
      let (one, three) = (try #require(cell(1)), try #require(cell(3)))
      asked.items = []
      var isDone = false
      seconds.tick(0)
      source.apply(snapshot([("a", [3, 5, 1, 2])])) { isDone = true }
      #expect(view.shownNumbers == [3, 5, 1])
      #expect(asked.items == [5])
      #expect(cell(3) === three && cell(1) === one)
      seconds.tick(0)
      #expect(three.layer.presentation()?.position.y == 250 && three.center.y == 50)
      #expect(!isDone)
      seconds.tick(0.31)
      #expect(isDone)
      #expect(source.snapshot().itemIdentifiers == [3, 5, 1, 2])
    }

    @Test("identifiers and places")
    func places() {
      source.apply(snapshot([("a", [1, 2]), ("b", []), ("c", [3])]), animatingDifferences: false)
      #expect(source.itemIdentifier(for: [0, 1]) == 2 && source.itemIdentifier(for: [2, 0]) == 3)
      #expect(source.itemIdentifier(for: [1, 0]) == nil && source.itemIdentifier(for: [3, 0]) == nil)
      #expect(source.indexPath(for: 3) == [2, 0] && source.indexPath(for: 9) == nil)
      #expect(source.sectionIdentifier(for: 1) == "b" && source.sectionIdentifier(for: 3) == nil)
      #expect(source.index(for: "c") == 2 && source.index(for: "x") == nil)
    }

    @Test("reloading makes other cells, reconfiguring fills in the same, and neither is remembered")
    func marks() throws {
      source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
      view.layoutIfNeeded()
      let cells = try [1, 2, 3].map { try #require(cell($0)) }
      asked.items = []
      var next = source.snapshot()
      next.reloadItems([1])
      next.reconfigureItems([2])
      source.apply(next, animatingDifferences: false)
      #expect(asked.items == [1, 2])
      #expect(cell(1) !== cells[0] && cell(2) === cells[1] && cell(3) === cells[2])
      #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
      #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
      next = source.snapshot()
      next.insertItems([7], beforeItem: 1)
      next.reconfigureItems([1])
      asked.items = []
      source.apply(next, animatingDifferences: false)
      #expect(asked.items == [7, 1], "by where it was")
      next = source.snapshot()
      next.reloadSections(["a"])
      source.apply(next, animatingDifferences: false)
      #expect(view.shownNumbers == [7, 1, 2] && cell(2) !== cells[1])
    }

    @Test("by reloading, every cell is asked for again")
    func reloading() async {
      await source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
      view.layoutIfNeeded()
      asked.items = []
      await source.applySnapshotUsingReloadData(snapshot([("a", [1, 2, 4])]))
      #expect(asked.items == [1, 2, 4] && view.shownNumbers == [1, 2, 4])
    }

    @Test("a tree in a section shows what is expanded")
    func trees() async {
      await source.apply(snapshot([("a", [9])]), animatingDifferences: false)
      var tree = NSDiffableDataSourceSectionSnapshot<Int>()
      tree.append([1, 2])
      tree.append([3, 4], to: 1)
      await source.apply(tree, to: "b", animatingDifferences: false)
      #expect(source.snapshot().itemIdentifiers == [9, 1, 2])
      tree.expand([1])
      await source.apply(tree, to: "b", animatingDifferences: false)
      #expect(source.snapshot().itemIdentifiers == [9, 1, 3, 4, 2])
      #expect(source.snapshot(for: "b").items == [1, 3, 4, 2] && source.snapshot(for: "b").level(of: 3) == 1)
      #expect(source.snapshot(for: "a").items == [9])
      view.layoutIfNeeded()
      #expect(view.shownNumbers == [9, 1, 3])
      await source.apply(snapshot([("a", [9])]), animatingDifferences: false)
      await source.apply(snapshot([("a", [9]), ("b", [5])]), animatingDifferences: false)
      #expect(source.snapshot(for: "b").items == [5], "a tree goes with its section")
    }

    @Test("a supplementary view comes from its provider")
    func supplementaryViews() {
      (view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = CGSize(
        width: 200, height: 50)
      let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { header, kind, path in header.tag = path.section + 7 }
      source.supplementaryViewProvider = { view, kind, path in
        view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
      }
      source.apply(snapshot([("a", [1])]), animatingDifferences: false)
      view.layoutIfNeeded()
      let kind = UICollectionView.elementKindSectionHeader
      #expect(view.supplementaryView(forElementKind: kind, at: [0, 0])?.tag == 7)
    }

    @Test("after a move by the user, the snapshot follows, and the handlers receive both snapshots")
    func reordering() {
      source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
      view.layoutIfNeeded()
      #expect(!view.beginInteractiveMovementForItem(at: [0, 0]), "silent handlers do not let items be moved")
      var calls: [String] = []
      source.reorderingHandlers.canReorderItem = { $0 != 2 }
      source.reorderingHandlers.willReorder = { [unowned source] _ in
        calls.append("will \(source.snapshot().itemIdentifiers)")
      }
      source.reorderingHandlers.didReorder = { [unowned source] transaction in
        calls.append("did \(source.snapshot().itemIdentifiers)")
        #expect(transaction.initialSnapshot.itemIdentifiers == [1, 2, 3])
        #expect(transaction.finalSnapshot.itemIdentifiers == [2, 3, 1])
        #expect([1, 2, 3].applying(transaction.difference) == [2, 3, 1])
        #expect(transaction.difference.insertions.count == 1)
        #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["a"])
        #expect(transaction.sectionTransactions.first?.finalSnapshot.items == [2, 3, 1])
        #expect(transaction.sectionTransactions.first?.initialSnapshot.items == [1, 2, 3])
      }
      #expect(!view.beginInteractiveMovementForItem(at: [0, 1]))
      #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 250))
      view.endInteractiveMovement()
      #expect(calls == ["will [1, 2, 3]", "did [2, 3, 1]"])
      #expect(view.shownNumbers == [2, 3, 1])
    }

    @Test("random snapshots: what is shown, who keeps a cell, and how few move", arguments: UInt64(0)..<200)
    func random(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      view.frame.size.height = 100_000
      var model: [(String, [Int])] = []
      var next = 0
      for step in 0..<6 {
        let old = model
        change(&model, &next, using: &random)
        let cells = Dictionary(
          view.visibleCells.compactMap { cell in (cell as? MovableSource.Cell).map { ($0.number, $0) } },
          uniquingKeysWith: { first, _ in first })
        let reported = diagnostics {
          source.apply(snapshot(model), animatingDifferences: Bool.random(using: &random))
          view.layoutIfNeeded()
        }
        let comment = "seed \(seed), step \(step): \(old) → \(model)"
        #expect(reported == [], "\(comment)")
        #expect(view.shownNumbers == model.flatMap(\.1), "\(comment)")
        #expect(view.numberOfSections == model.count, "\(comment)")
        for (section, items) in model {
          // Who was in a section that is still there is the same in another place.
          for item in items where old.contains(where: { $0.1.contains(item) && names(model).contains($0.0) })
          {
            #expect(cell(item) === cells[item], "\(comment): \(item) in \(section)")
          }
        }
      }
    }

    private func names(_ model: [(String, [Int])]) -> [String] { model.map(\.0) }

    private func change(
      _ model: inout [(String, [Int])], _ next: inout Int, using random: inout SplitMix64
    ) {
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let kind = Int.random(in: 0..<8, using: &random)
        if kind < 2 || model.isEmpty {
          next += 1
          model.insert(("s\(next)", []), at: .random(in: 0...model.count, using: &random))
        } else if kind == 2 {
          model.remove(at: .random(in: model.indices, using: &random))
        } else if kind == 3 {
          let section = model.remove(at: .random(in: model.indices, using: &random))
          model.insert(section, at: .random(in: 0...model.count, using: &random))
        } else {
          let (from, to) = (
            Int.random(in: model.indices, using: &random), Int.random(in: model.indices, using: &random)
          )
          if kind < 6 {
            next += 1
            model[to].1.insert(next, at: .random(in: 0...model[to].1.count, using: &random))
          } else if !model[from].1.isEmpty {
            let item = model[from].1.remove(at: .random(in: model[from].1.indices, using: &random))
            if kind == 6 {
              model[to].1.insert(item, at: .random(in: 0...model[to].1.count, using: &random))
            }
          }
        }
      }
    }
  }
}
