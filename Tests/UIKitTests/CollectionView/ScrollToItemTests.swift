import TestSupport
import Testing
import UIKit

/// Behaviour.md section 8, worked by hand.
@MainActor
struct ScrollToItemTests {
  /// Ten by ten items of 100 × 80.
  final class Plane: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 1000, height: 800) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<100).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let (row, column) = indexPath.item.quotientAndRemainder(dividingBy: 10)
      return .cell(
        indexPath.item, CGRect(x: CGFloat(column) * 100, y: CGFloat(row) * 80, width: 100, height: 80))
    }
  }

  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: Plane())
  let source = CompleteSource(sections: [100])

  init() {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    // Visible is 290 × 170: x + 10 … x + 300, y + 20 … y + 190. The range is −10…700 and −20…610.
    view.contentInset = UIEdgeInsets(top: 20, left: 10, bottom: 10, right: 0)
    view.layoutIfNeeded()
  }

  // Insets of 50 and 100 leave less than nothing of a view of 100: an item's end meets the end of that, 100 before the
  // view's own; its start the start of that, 50 below it. The range is −50…1000.
  @Test(
    "§8.1 insets larger than the view",
    arguments: [
      (.bottom, 99, 1000), (.bottom, 50, 510), (.top, 50, 450), (.top, 0, -50), (.bottom, 0, 10),
      // The middles, at 505 and 25 points above the view's lower end.
      (.centeredVertically, 50, 480),
    ] as [(UICollectionView.ScrollPosition, Int, CGFloat)])
  func insetsLargerThanView(position: UICollectionView.ScrollPosition, item: Int, expected: CGFloat) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 10)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 100, right: 0)
    view.layoutIfNeeded()
    view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
    #expect(view.contentOffset.y == expected)
  }

  struct Row: Sendable {
    var position: UICollectionView.ScrollPosition
    var item = 44
    var from = CGPoint(x: 30, y: 40)
    var expected: CGPoint
  }

  // Item 44 is at x 400…500, y 320…400.
  @Test(
    "every position",
    arguments: [
      Row(position: .top, expected: CGPoint(x: 30, y: 300)),
      // Middle 360 to the middle of the visible part, y + 105.
      Row(position: .centeredVertically, expected: CGPoint(x: 30, y: 255)),
      // End 400 to y + 190.
      Row(position: .bottom, expected: CGPoint(x: 30, y: 210)),
      Row(position: .left, expected: CGPoint(x: 390, y: 40)),
      // Middle 450 to x + 155.
      Row(position: .centeredHorizontally, expected: CGPoint(x: 295, y: 40)),
      Row(position: .right, expected: CGPoint(x: 200, y: 40)),
      Row(position: [.top, .right], expected: CGPoint(x: 200, y: 300)),
      Row(position: [.bottom, .left], expected: CGPoint(x: 390, y: 210)),
      Row(
        position: [.centeredVertically, .centeredHorizontally], expected: CGPoint(x: 295, y: 255)),
      // No position: as far as needed. From (30, 40), x 40…330 and y 60…230 are visible.
      Row(position: [], expected: CGPoint(x: 200, y: 210)),
      Row(position: [], item: 11, expected: CGPoint(x: 30, y: 40)),
      Row(position: [], item: 0, expected: CGPoint(x: -10, y: -20)),
      // Clamped to the range: the last item to the top, the first to the bottom.
      Row(position: [.top, .left], item: 99, expected: CGPoint(x: 700, y: 610)),
      Row(position: [.bottom, .right], item: 0, expected: CGPoint(x: -10, y: -20)),
      // An axis without a position is left alone, even outside of the range.
      Row(position: .top, from: CGPoint(x: -500, y: 0), expected: CGPoint(x: -500, y: 300)),
    ])
  func positions(_ row: Row) {
    view.contentOffset = row.from
    view.scrollToItem(at: IndexPath(item: row.item, section: 0), at: row.position, animated: false)
    #expect(view.contentOffset == row.expected)
  }

  @Test(
    "two positions on one axis scroll nothing, and that is reported",
    arguments: [
      [.top, .bottom], [.top, .centeredVertically], [.left, .right], [.right, .centeredHorizontally],
    ] as [UICollectionView.ScrollPosition])
  func conflict(_ position: UICollectionView.ScrollPosition) {
    let old = view.contentOffset
    let reported = diagnostics {
      view.scrollToItem(at: IndexPath(item: 44, section: 0), at: position, animated: false)
    }
    #expect(reported.map(\.code) == [.conflictingScrollPositions])
    #expect(view.contentOffset == old)
  }

  @Test("an item that does not exist scrolls nothing, and that is reported")
  func outOfRange() {
    let old = view.contentOffset
    let reported = diagnostics {
      view.scrollToItem(at: IndexPath(item: 100, section: 0), at: .top, animated: false)
    }
    #expect(reported.map(\.code) == [.indexPathOutOfRange])
    #expect(view.contentOffset == old)
  }

  @Test("a waiting reload is done first")
  func pendingReload() {
    source.sections = [5]
    view.reloadData()
    let reported = diagnostics {
      view.scrollToItem(at: IndexPath(item: 44, section: 0), at: .top, animated: false)
    }
    #expect(reported.map(\.code) == [.indexPathOutOfRange])
    source.sections = [100]
    view.reloadData()
    view.scrollToItem(at: IndexPath(item: 44, section: 0), at: .top, animated: false)
    #expect(view.contentOffset.y == 300)
  }
}
