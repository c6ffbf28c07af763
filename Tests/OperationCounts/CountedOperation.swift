import Geometry
import LayoutCore
import UIKit

/// An operation whose instructions are counted. Everything that it needs is made before, and it was done before, so that
/// caches are filled and symbols bound.
enum CountedOperation: String, CaseIterable {
  case scroll = "11 scroll steps of 40 points, 90 cells of 1,000,000"
  case displayList = "Display list of a frame, 90 cells"
  case batchUpdate = "Deletion and insertion in a batch update, to the first frame, 1,000,000 items"
  case snapshot = "Apply a snapshot with 1 % of 100,000 identifiers changed"
  case waterfall = "Place 1,000,000 items of a waterfall in four columns"
  case column = "Place 1,000,000 items of a flow in one column"

  private static let count = 1_000_000

  @MainActor
  func run() {
    // A data source is weak.
    let items = CountedItems(count: Self.count)
    defer { withExtendedLifetime(items) {} }
    let view = makeGrid(showing: items)
    switch self {
    case .scroll:
      Self.scroll(view, steps: 22)
      counted { Self.scroll(view, steps: 11) }
    case .displayList:
      for _ in 0..<2 {
        Self.scroll(view, steps: 11)
        _ = view.makeDisplayList()
      }
      Self.scroll(view, steps: 1)
      counted { view.makeDisplayList() }
    case .batchUpdate:
      for _ in 0..<2 {
        Self.edit(view)
        FrameClock.main.tick(at: FrameClock.main.time + 1)
        _ = view.makeDisplayList()
      }
      counted { Self.edit(view) }
    case .snapshot:
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      let (before, after) = Self.snapshots
      for snapshot in [after, before] {
        source.apply(snapshot)
        FrameClock.main.tick(at: FrameClock.main.time + 1)
      }
      counted { source.apply(after) }
    case .waterfall:
      var solver = WaterfallSolver()
      let lengths = Self.lengths
      counted {
        solver.removeAllSections(in: WaterfallEnvironment(direction: .vertical, crossExtent: 904))
        solver.appendSection(
          WaterfallSectionMetrics(columns: .count(4), lineSpacing: 8, interitemSpacing: 8),
          itemCount: Self.count
        ) { item, _ in lengths[item] }
      }
    case .column:
      var solver = FlowSolver()
      let lengths = Self.lengths
      counted {
        solver.removeAllSections()
        solver.appendSection(FlowSectionMetrics(lineSpacing: 8), itemCount: Self.count) {
          Size2D(width: 220, height: lengths[$0])
        }
        solver.place(in: FlowEnvironment(direction: .vertical, crossExtent: 220, displayScale: 1))
      }
    }
  }

  @MainActor
  private func makeGrid(showing items: CountedItems) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 1280, height: 800), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    _ = view.makeDisplayList()
    return view
  }

  @MainActor
  private static func scroll(_ view: UICollectionView, steps: Int) {
    for _ in 0..<steps {
      view.contentOffset.y += 40
      view.layoutIfNeeded()
    }
  }

  @MainActor
  private static func edit(_ view: UICollectionView) {
    view.performBatchUpdates {
      view.deleteItems(at: [[0, 3]])
      view.insertItems(at: [[0, 10]])
    }
    FrameClock.main.tick(at: FrameClock.main.time)
    _ = view.makeDisplayList()
  }

  /// Snapshots before and after deletions, insertions and moves at scattered positions.
  private static var snapshots:
    (NSDiffableDataSourceSnapshot<Int, Int>, NSDiffableDataSourceSnapshot<Int, Int>)
  {
    let count = 100_000
    var random = Numbers(seed: 12345)
    var changed = Array(0..<count)
    for change in 0..<count / 100 {
      switch change % 3 {
      case 0: changed.remove(at: random.next(below: changed.count))
      case 1: changed.insert(count + change, at: random.next(below: changed.count))
      default:
        let moved = changed.remove(at: random.next(below: changed.count))
        changed.insert(moved, at: random.next(below: changed.count))
      }
    }
    func snapshot(_ identifiers: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(identifiers)
      return snapshot
    }
    return (snapshot(Array(0..<count)), snapshot(changed))
  }

  /// Lengths from 80 to 400 points.
  private static var lengths: [Double] {
    var random = Numbers(seed: 12345)
    return (0..<count).map { _ in Double(80 + random.next(below: 321)) }
  }
}

/// Calls a closure. Callgrind counts the instructions from here to the return.
@inline(never)
func counted<Result>(_ work: () -> Result) {
  // The result outlives the call, so that the call is not the last thing this function does.
  withExtendedLifetime(work()) {}
}

/// The linear congruential generator of Numerical Recipes.
private struct Numbers {
  private var state: UInt32

  init(seed: UInt32) { state = seed }

  mutating func next(below bound: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(UInt64(state) * UInt64(bound) >> 32)
  }
}

/// One section of empty cells.
@MainActor
private final class CountedItems: NSObject, UICollectionViewDataSource {
  private let count: Int

  init(count: Int) { self.count = count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
