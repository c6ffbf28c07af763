import Testing
import UIKit

/// The article "A batch update, call by call".
@MainActor
@Suite("Article: a batch update, call by call")
struct BatchUpdateTests {
  // snippet: log
  @MainActor
  final class CallLog {
    weak var view: UICollectionView?
    var lines: [String] = []

    /// Adds a call, with the number of items and the offset that the collection view reports at that moment.
    func add(_ call: String) {
      guard let view else { return }
      let padded = call.padding(toLength: max(60, call.count), withPad: " ", startingAt: 0)
      lines.append("\(padded)\(view.numberOfItems(inSection: 0)) items, y = \(Int(view.bounds.minY))")
    }
  }
  // end snippet

  // snippet: layout
  /// Rows of 100 points that log every call.
  final class LoggingRows: UICollectionViewLayout {
    var log: CallLog?
    private var count = 0

    override func prepare() {
      log?.add("prepare()")
      count = collectionView?.numberOfItems(inSection: 0) ?? 0
    }

    override var collectionViewContentSize: CGSize {
      log?.add("collectionViewContentSize")
      return CGSize(width: 200, height: count * 100)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      log?.add("layoutAttributesForElements(in:)")
      return (0..<count).compactMap { row([0, $0]) }.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      row(indexPath)
    }

    private func row(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: indexPath.item * 100, width: 200, height: 99)
      return attributes
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      // Not `add`: the counts have not been read yet, and asking for them here would read them.
      let counts = context.invalidateDataSourceCounts
      log?.lines.append("invalidateLayout(with:), invalidateDataSourceCounts: \(counts)")
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      let actions = updateItems.map { "\($0.updateAction)" }.joined(separator: ", ")
      log?.add("prepare(forCollectionViewUpdates: [\(actions)])")
    }

    override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
      log?.add("targetContentOffset(forProposedContentOffset:)")
      return super.targetContentOffset(forProposedContentOffset: offset)
    }

    override func finalLayoutAttributesForDisappearingItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log?.add("finalLayoutAttributesForDisappearingItem(at: \(indexPath.item))")
      return super.finalLayoutAttributesForDisappearingItem(at: indexPath)
    }

    override func initialLayoutAttributesForAppearingItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log?.add("initialLayoutAttributesForAppearingItem(at: \(indexPath.item))")
      return super.initialLayoutAttributesForAppearingItem(at: indexPath)
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      log?.add("finalizeCollectionViewUpdates()")
    }
  }
  // end snippet

  // snippet: source
  final class LoggingSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var log: CallLog?
    var items = (0..<20).map { "item \($0)" }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      log?.lines.append("collectionView(_:numberOfItemsInSection:) returns \(items.count)")
      return items.count
    }

    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      log?.add("collectionView(_:cellForItemAt: \(indexPath.item))")
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
      log?.add("collectionView(_:willDisplay:forItemAt: \(indexPath.item))")
    }

    func collectionView(
      _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
      log?.add("collectionView(_:didEndDisplaying:forItemAt: \(indexPath.item))")
    }
  }
  // end snippet

  @Test("the log of an insertion and a deletion is that of the article")
  func log() throws {
    let (log, layout, source) = (CallLog(), LoggingRows(), LoggingSource())
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    view.isPrefetchingEnabled = false
    view.contentOffset.y = 1700
    view.layoutIfNeeded()
    log.view = view
    // snippet: update
    view.performBatchUpdates {
      (layout.log, source.log) = (log, log)
      log.add("updates begins")
      source.items.removeSubrange(0..<2)
      source.items.insert("new", at: 17)
      view.deleteItems(at: [[0, 0], [0, 1]])
      view.insertItems(at: [[0, 17]])
      log.add("updates ends")
    } completion: { finished in
      log.add("completion(\(finished))")
    }
    // end snippet
    log.lines.append("performBatchUpdates returns")
    let start = FrameClock.main.time
    FrameClock.main.tick(at: start + 0.001)
    FrameClock.main.tick(at: start + 1)
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/batch-update.txt")
    let expected = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(log.lines == expected, "\n\(log.lines.joined(separator: "\n"))\n")
  }
}
