import CollectionViewTesting
import UIKit

/// Rows of 100 points in a view of 200 × 300 points, and a log of what the layout, the data source and the delegate are
/// asked.
@MainActor
final class CallStage {
  let log = CallLog()
  let layout = ScriptedLayout()
  let source: CompleteSource
  let view: UICollectionView

  /// - Parameter isLaidOut: Whether the first layout pass is over; the log begins after it.
  init(
    _ count: Int = 20, isLaidOut: Bool = true,
    frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 300)
  ) {
    source = CompleteSource(sections: [count])
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    if !isLaidOut { log.observe(view) }
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    if isLaidOut {
      view.layoutIfNeeded()
      log.observe(view)
    }
  }

  /// The items with a cell on screen.
  var visible: [Int] { view.indexPathsForVisibleItems.map(\.item).sorted() }

  func cell(_ item: Int) -> UICollectionViewCell? { view.cellForItem(at: [0, item]) }

  /// Inserts one item.
  func insert(_ item: Int) {
    source.sections[0] += 1
    view.insertItems(at: [[0, item]])
  }

  /// Deletes one item.
  func delete(_ item: Int) {
    source.sections[0] -= 1
    view.deleteItems(at: [[0, item]])
  }
}
