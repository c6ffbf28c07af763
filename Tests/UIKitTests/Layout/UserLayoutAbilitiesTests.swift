import TestSupport
import Testing
import UIKit

/// A column of rows as an app would write it, with everything that the layouts of UIKit can do. A row is 50 high until
/// its cell is measured.
@MainActor
private final class MeasuredColumn: UICollectionViewLayout {
  private(set) var log: [String] = []
  /// The measured heights, by item.
  private(set) var heights: [Int: CGFloat] = [:]
  let embedded = UIView()

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  private func height(_ item: Int) -> CGFloat { heights[item] ?? 50 }

  override func prepare() { log.append("prepare") }

  override var collectionViewContentSize: CGSize {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return CGSize(width: 100, height: (0..<count).reduce(0) { $0 + height($1) })
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
      layoutAttributesForItem(at: [0, $0])
    }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let start = (0..<indexPath.item).reduce(0) { $0 + height($1) }
    attributes.frame = CGRect(x: 0, y: start, width: 100, height: height(indexPath.item))
    return attributes
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let item = originalAttributes.indexPath.item
    guard height(item) != preferredAttributes.size.height else { return false }
    heights[item] = preferredAttributes.size.height
    return true
  }
}

extension MeasuredColumn: UICollectionViewLayoutSelfSizing {
  var estimatesSizes: Bool { true }

  func currentFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    layoutAttributesForItem(at: attributes.indexPath)?.frame ?? attributes.frame
  }
}

extension MeasuredColumn: UICollectionViewLayoutDataFollowing {
  func dataDidChange(by change: UICollectionViewDataChange) {
    log.append("change \(change.itemCountsBefore) to \(change.itemCountsAfter)")
    let kept = heights.compactMap { item, height -> (Int, CGFloat)? in
      guard !change.isReloaded(itemAt: [0, item]) else { return nil }
      return change.indexPath(after: [0, item]).map { ($0.item, height) }
    }
    heights = Dictionary(uniqueKeysWithValues: kept)
  }
}

extension MeasuredColumn: UICollectionViewLayoutSurroundingsFollowing {
  func surroundingsDidChange(_ surroundings: UICollectionViewLayoutSurroundings) {
    log.append("surroundings \(surroundings.rawValue)")
  }
}

extension MeasuredColumn: UICollectionViewLayoutEmbedding {
  func collectionViewDidChange() {
    embedded.removeFromSuperview()
    collectionView?.addSubview(embedded)
  }

  func layoutDidPass() { log.append("pass") }

  func scrollEmbeddedViews(
    to indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool
  ) { log.append("scroll to \(indexPath.item)") }
}

/// Rows whose cells want to be twenty points high, and a hundred for those named.
@MainActor
private final class Rows: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  final class Cell: UICollectionViewCell {
    var preferredHeight: CGFloat = 20
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = preferredHeight
      return layoutAttributes
    }
  }

  var names: [Int]
  private(set) var displayedHeights: [CGFloat] = []

  init(_ names: [Int]) { self.names = names }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? Cell)?.preferredHeight = names[indexPath.item] >= 100 ? 100 : 20
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { displayedHeights.append(cell.frame.height) }
}

@MainActor
@Suite("A layout of an app can do what the layouts of UIKit can")
struct UserLayoutAbilitiesTests {
  private let layout = MeasuredColumn()
  private let rows = Rows(Array(0..<30))
  private let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(Rows.Cell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = rows
    view.delegate = rows
    view.layoutIfNeeded()
  }

  @Test("appearing elements are measured before they are shown, and the area is filled with their sizes")
  func selfSizing() {
    // Five rows of 20 fill 100 points. None was shown with the estimated height of 50.
    #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == [0, 1, 2, 3, 4])
    #expect(rows.displayedHeights == Array(repeating: 20, count: 5))
  }

  @Test("the change of an update arrives before the layout prepares, and values move with their items")
  func dataFollowing() throws {
    _ = layout.takeLog()
    rows.names.insert(100, at: 1)
    rows.names.remove(at: 4)
    view.performBatchUpdates {
      view.insertItems(at: [[0, 1]])
      view.deleteItems(at: [[0, 3]])
    }
    let log = layout.takeLog()
    #expect(log.prefix(2) == ["change [30] to [30]", "prepare"])
    #expect(layout.heights[0] == 20 && layout.heights[1] == 100 && layout.heights[2] == 20)
    #expect(try #require(view.layoutAttributesForItem(at: [0, 2])).frame.minY == 120)
  }

  @Test("margins, safe area and traits are reported, and do not invalidate the layout by themselves")
  func surroundings() {
    _ = layout.takeLog()
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.layoutIfNeeded()
    let log = layout.takeLog()
    #expect(log.contains("surroundings \(UICollectionViewLayoutSurroundings.layoutMargins.rawValue)"))
    #expect(!log.contains("prepare"))
  }

  @Test("views of the layout come and go with it, are placed after each pass, and scroll to items")
  func embedding() {
    #expect(layout.embedded.superview === view)
    _ = layout.takeLog()
    view.scrollToItem(at: [0, 20], at: .top, animated: false)
    let log = layout.takeLog()
    #expect(log.first == "scroll to 20" && log.last == "pass")
    view.collectionViewLayout = UICollectionViewFlowLayout()
    #expect(layout.embedded.superview == nil)
  }
}

@MainActor
@Suite("The change of data that a layout receives")
struct DataChangeTests {
  /// Records the last change.
  private final class Follower: UICollectionViewFlowLayout {
    private(set) var change: UICollectionViewDataChange?
    override func dataDidChange(by change: UICollectionViewDataChange) {
      self.change = change
      super.dataDidChange(by: change)
    }
  }

  @Test("counts, moves, reloads and the items that leave and enter a section")
  func contents() throws {
    let (layout, source) = (Follower(), PlainSource([4, 3, 2]))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    source.sections = [3, 4]
    view.performBatchUpdates {
      view.moveItem(at: [0, 1], to: [1, 0])
      view.reloadItems(at: [[1, 2]])
      view.deleteSections([2])
    }
    let change = try #require(layout.change)
    #expect(change.itemCountsBefore == [4, 3, 2] && change.itemCountsAfter == [3, 4])
    #expect(change.changesSections && change.sectionOrigins == [0, 1])
    #expect(change.section(after: 2) == nil && change.section(before: 1) == 1)
    #expect(change.movedItems.map(\.from) == [[0, 1]] && change.movedItems.map(\.to) == [[1, 0]])
    #expect(change.reloadedItems == [[1, 2]] && change.isReloaded(itemAt: [1, 2]))
    #expect(change.indexPath(after: [0, 3]) == [0, 2] && change.indexPath(before: [1, 3]) == [1, 2])
    #expect(change.sectionChanges[0]?.leaving == [1] && change.sectionChanges[0]?.arriving == [])
    #expect(change.sectionChanges[1]?.leaving == [] && change.sectionChanges[1]?.arriving == [0])
  }
}
