import Testing
import UIKit

/// behaviour.md sections 1, 2 and 11: who is asked what, and in which order.
@MainActor
struct CollectionViewPassTests {
  let log = CallLog()
  let layout = LoggingLayout()
  let source: LoggingSource
  let view: UICollectionView

  /// 3 rows of 100 points fit into 300; there are 20.
  init() {
    source = LoggingSource(sections: [20], log: log)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    layout.log = log
    LoggingCell.log = log
    view.register(LoggingCell.self, forCellWithReuseIdentifier: "cell")
  }

  func display() {
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    _ = log.take()
  }

  @Test("first display: prepare, content size, elements; then one cell after the other")
  func firstDisplay() {
    view.dataSource = source
    view.delegate = source
    #expect(log.take() == ["invalidate"])
    view.layoutIfNeeded()
    var expected = ["prepare", "contentSize", "sections", "items 0", "elements 0,0 200×300"]
    for item in 0..<3 {
      expected += [
        "cell 0.\(item)", "init", "apply 0.\(item)", "return 0.\(item)", "willDisplay 0.\(item)", "added",
      ]
    }
    #expect(log.take() == expected)
    view.layoutIfNeeded()
    #expect(log.take() == [])
  }
}
