import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// Behaviour.md 23: snapshots of a diffable data source.
  @MainActor
  @Suite("The order of snapshots")
  struct SnapshotOrderTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    /// A diffable data source of one section, and the items whose cells were asked for.
    @MainActor
    private final class Diffable {
      var asked: [Int] = []
      let view: UICollectionView
      lazy var source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        [unowned self] view, path, number in
        asked.append(number)
        return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }

      init() {
        view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: ScriptedLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      }
    }

    private func snapshot(_ items: [Int]) -> Snapshot {
      var snapshot = Snapshot()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      return snapshot
    }

    @Test("§23.115 a snapshot that changes nothing asks for no cell, unless it is applied as a reload")
    func sameSnapshot() {
      let diffable = Diffable()
      diffable.source.apply(snapshot([1, 2, 3]), animatingDifferences: false)
      diffable.view.layoutIfNeeded()
      diffable.asked = []
      diffable.source.apply(snapshot([1, 2, 3]), animatingDifferences: false)
      diffable.view.layoutIfNeeded()
      #expect(diffable.asked == [])
      diffable.source.applySnapshotUsingReloadData(snapshot([1, 2, 3]))
      diffable.view.layoutIfNeeded()
      #expect(diffable.asked == [1, 2, 3])
    }

    @Test("§23.116 several snapshots before the first pass: cells are asked for those of the last only")
    func snapshotsBeforePass() {
      let diffable = Diffable()
      let reported = diagnostics {
        diffable.source.apply(snapshot([1]), animatingDifferences: false)
        diffable.source.apply(snapshot([7, 8]), animatingDifferences: false)
        diffable.view.layoutIfNeeded()
      }
      #expect(reported == [] && Set(diffable.asked).isSuperset(of: [7, 8]))
      #expect(diffable.view.indexPathsForVisibleItems.count == 2)
    }
  }
}
