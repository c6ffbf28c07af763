import Benchmark
import CollectionLayouts
import Geometry
import UIKit

/// Changes of a collection view's data, up to the first frame of their animation: the calls of data source and layout,
/// creating views, layout, and the display list.
func addUpdateBenchmarks() {
  for count in [1000, 1_000_000] {
    addEditing(of: count, on: "UICollectionViewFlowLayout", layout: makeGrid)
    addEditing(of: count, on: "WaterfallLayout", layout: makeWaterfall)
  }
  for percentage in [1, 10] {
    addSnapshot(changed: percentage, of: "Int") { $0 }
    addSnapshot(changed: percentage, of: "String") { "identifier of item \($0)" }
  }
}

/// Inserts, deletes and moves one item near the front.
private func addEditing(
  of count: Int, on page: String, layout: @escaping @MainActor () -> UICollectionViewLayout
) {
  func add(
    _ title: String, change: @escaping @MainActor (UICollectionView, EditedItems) -> Void,
    undo: @escaping @MainActor (UICollectionView, EditedItems) -> Void
  ) {
    Benchmark(
      "\(page) | \(title), until the first frame of its animation | \(count)",
      configuration: .layouts(repeating: .one)
    ) {
      @MainActor benchmark async in
      let items = EditedItems(count: count)
      let view = makeView(layout(), items)
      FrameClock.main.tick(at: FrameClock.main.time + 1)
      for _ in benchmark.scaledIterations {
        benchmark.measure {
          change(view, items)
          FrameClock.main.tick(at: FrameClock.main.time)
          return view.makeDisplayList()
        }
        UIView.performWithoutAnimation { undo(view, items) }
        FrameClock.main.tick(at: FrameClock.main.time + 1)
        _ = view.makeDisplayList()
      }
    }
  }
  add("Insert one item") {
    $1.insert(in: $0)
  } undo: {
    $1.delete(in: $0)
  }
  add("Delete one item") {
    $1.delete(in: $0)
  } undo: {
    $1.insert(in: $0)
  }
  add("Move one item") {
    $1.move(from: 3, to: 60, in: $0)
  } undo: {
    $1.move(from: 60, to: 3, in: $0)
  }
}

/// Applies a snapshot of 100,000 identifiers. A third of the changes are deletions, a third insertions, and a third
/// moves.
private func addSnapshot<Identifier: Hashable & Sendable>(
  changed percentage: Int, of name: String, identifier: @escaping @Sendable (Int) -> Identifier
) {
  let count = 100_000
  Benchmark(
    "UICollectionViewFlowLayout | Apply a snapshot with \(percentage) % of its identifiers changed, \(name) | \(count)",
    configuration: .layouts(repeating: .one)
  ) { @MainActor benchmark async in
    let lists = changedLists(count, changes: count * percentage / 100)
    func snapshot(_ list: [Int]) -> NSDiffableDataSourceSnapshot<Int, Identifier> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Identifier>()
      snapshot.appendSections([0])
      snapshot.appendItems(list.map(identifier))
      return snapshot
    }
    let (before, after) = (snapshot(lists.before), snapshot(lists.after))
    let view = makeView(makeGrid(), nil)
    let source = UICollectionViewDiffableDataSource<Int, Identifier>(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    for _ in benchmark.scaledIterations {
      source.applySnapshotUsingReloadData(before, completion: nil)
      FrameClock.main.tick(at: FrameClock.main.time + 1)
      benchmark.measure { source.apply(after) }
      FrameClock.main.tick(at: FrameClock.main.time + 1)
    }
  }
}

/// Returns numbers before and after changes: a third deletions, a third insertions and a third moves, at positions from
/// a fixed generator.
private func changedLists(_ count: Int, changes: Int) -> (before: [Int], after: [Int]) {
  var state: UInt32 = 12345
  func random(below bound: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(UInt64(state) * UInt64(bound) >> 32)
  }
  var after = Array(0..<count)
  for _ in 0..<changes / 3 { after.remove(at: random(below: after.count)) }
  for new in 0..<changes / 3 { after.insert(count + new, at: random(below: after.count)) }
  for _ in 0..<changes - 2 * (changes / 3) {
    let moved = after.remove(at: random(below: after.count))
    after.insert(moved, at: random(below: after.count))
  }
  return (Array(0..<count), after)
}

@MainActor
private func makeGrid() -> UICollectionViewLayout {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 118, height: 70)
  return layout
}

@MainActor
private func makeWaterfall() -> UICollectionViewLayout {
  let layout = WaterfallLayout()
  layout.columnCount = 4
  layout.minimumLineSpacing = 8
  layout.minimumInteritemSpacing = 8
  return layout
}

@MainActor
private func makeView(_ layout: UICollectionViewLayout, _ items: EditedItems?) -> UICollectionView {
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 1280, height: 790), collectionViewLayout: layout)
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  view.dataSource = items
  view.delegate = items
  _ = view.makeDisplayList()
  return view
}

/// One section of empty cells that are inserted, deleted and moved. In a waterfall, their lengths differ.
private final class EditedItems: NSObject, UICollectionViewDataSource, CollectionViewDelegateWaterfallLayout {
  private var count: Int

  init(count: Int) { self.count = count }

  @MainActor func insert(in view: UICollectionView) {
    count += 1
    view.insertItems(at: [[0, 10]])
  }

  @MainActor func delete(in view: UICollectionView) {
    count -= 1
    view.deleteItems(at: [[0, 10]])
  }

  @MainActor func move(from origin: Int, to target: Int, in view: UICollectionView) {
    view.moveItem(at: [0, origin], to: [0, target])
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, lengthOfItemAt indexPath: IndexPath,
    columnWidth: CGFloat
  ) -> CGFloat? { CGFloat(Workload.sizes[indexPath.item % Workload.sizes.count].height) }
}
