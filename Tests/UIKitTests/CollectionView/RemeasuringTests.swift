import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// Behaviour.md 12.3, in a layout of the app's own: rows whose heights follow from their widths.
  @MainActor
  @Suite("Elements that are measured again")
  struct RemeasuringTests {
    /// A cell as high as its area over its width.
    private final class Area: UICollectionViewCell {
      static var measured: [CGFloat] = []
      var area: CGFloat = 10000
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        Area.measured.append(layoutAttributes.size.width)
        guard let result = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
          return layoutAttributes
        }
        result.size.height = area / layoutAttributes.size.width
        return result
      }
    }

    private final class Column: ScriptedLayout {
      var heights: [CGFloat] = [50, 50, 50]
      var widths: [CGFloat?] = [nil, nil, nil]
      override func attributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = super.attributes(at: indexPath)
        let y = heights.prefix(indexPath.item).reduce(0, +)
        attributes.frame = CGRect(
          x: 0, y: y, width: widths[indexPath.item] ?? width, height: heights[indexPath.item])
        return attributes
      }
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool {
        defer { heights[originalAttributes.indexPath.item] = preferredAttributes.size.height }
        return heights[originalAttributes.indexPath.item] != preferredAttributes.size.height
      }
    }

    private let layout = Column()
    private let source = CompleteSource(sections: [3])
    private let view: UICollectionView
    private let seconds = TestSeconds()

    /// Rows of 10,000 square points, 200 wide: 50 high.
    init() {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 600), collectionViewLayout: layout)
      view.register(Area.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.layoutIfNeeded()
    }

    private func height(_ item: Int) -> CGFloat? { view.cellForItem(at: [0, item])?.frame.height }

    @Test("§12.3 one that is reloaded in an update has the height that follows from its new width")
    func reloaded() {
      layout.widths[1] = 100
      view.performBatchUpdates { view.reloadItems(at: [[0, 1]]) }
      #expect(height(1) == 100)
      #expect(view.cellForItem(at: [0, 2])?.frame.minY == 150)
    }

    @Test("§12.3 so has one that stays and gets another width in an update")
    func stayingInUpdate() {
      layout.widths[1] = 100
      view.performBatchUpdates { view.reloadItems(at: [[0, 0]]) }
      #expect(height(1) == 100)
    }

    @Test("§12.3 so has one that is filled in again")
    func reconfigured() {
      source.onCell = { [unowned view] path in (view.cellForItem(at: path) as? Area)?.area = 30000 }
      view.performBatchUpdates { view.reconfigureItems(at: [[0, 1]]) }
      #expect(height(1) == 150)
    }

    @Test("§12.3 so have all when the view gets another width in an animation")
    func animatedBounds() {
      layout.onShouldInvalidate = { _ in false }
      seconds.tick(0)
      UIView.animate(withDuration: 0.3) { view.frame.size.width = 100 }
      #expect([height(0), height(1), height(2)] == [100, 100, 100])
    }

    @Test("§12.3 so has one whose width changes because of another's")
    func widthFromInvalidationOfOther() {
      layout.widths[1] = 100
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [[0, 0]])
      layout.invalidateLayout(with: context)
      view.layoutIfNeeded()
      #expect(height(1) == 100)
    }

    @Test("§12.3 at the same width an element is not asked again")
    func sameWidth() {
      Area.measured = []
      view.contentOffset.y = -1
      view.layoutIfNeeded()
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [[0, 0]])
      layout.invalidateLayout(with: context)
      view.layoutIfNeeded()
      #expect(Area.measured == [200], "only the one that was named")
    }
  }
}
