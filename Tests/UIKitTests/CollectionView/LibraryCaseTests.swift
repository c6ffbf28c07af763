import Testing
import UIKit

/// Cases that the test suites of public layout libraries check.
@MainActor
@Suite("Cases that libraries check")
struct LibraryCaseTests {
  /// Ten rows below each other of which one may be flat, filtered by the rectangle.
  private final class Rows: UICollectionViewLayout {
    var heights: [CGFloat] = []

    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: heights.reduce(0, +)) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      heights.indices.map { attributes($0) }.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      attributes(indexPath.item)
    }

    private func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: heights.prefix(item).reduce(0, +), width: 200, height: heights[item])
      return attributes
    }
  }

  private final class FlatItem: NSObject, UICollectionViewDelegateFlowLayout {
    let flatItem: Int
    init(_ flatItem: Int) { self.flatItem = flatItem }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: 200, height: indexPath.item == flatItem ? 0 : 30)
    }
  }

  private func makeView(_ layout: UICollectionViewLayout, _ source: CompleteSource) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    return view
  }

  @Test("§11.11 a cell of height 0 among ten is one of the visible cells", arguments: [0, 5, 9])
  func flatCell(item: Int) {
    let layout = Rows()
    layout.heights = (0..<10).map { $0 == item ? 0 : 30 }
    let source = CompleteSource(sections: [10])
    let view = makeView(layout, source)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 10)
    #expect(view.cellForItem(at: [0, item])?.frame.height == 0)
  }

  // Nine rows of 50 fill 450 points; the view ends where the last, flat one is.
  @Test("§11.11 so is one at the end of content as high as the view")
  func flatCellAtEnd() {
    let layout = Rows()
    layout.heights = (0..<10).map { $0 == 9 ? 0 : 50 }
    let source = CompleteSource(sections: [10])
    let view = makeView(layout, source)
    view.frame.size.height = 450
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 10)
  }

  @Test("§11.11 so is one in a flow", arguments: [0, 5, 9])
  func flatCellInFlow(item: Int) {
    let layout = UICollectionViewFlowLayout()
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let source = CompleteSource(sections: [10])
    let view = makeView(layout, source)
    let delegate = FlatItem(item)
    view.delegate = delegate
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 10)
  }

  /// Prefers no height where it shows the item in question.
  private final class FlatCell: UICollectionViewCell {
    static var flatItem = 0
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let result = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
        return layoutAttributes
      }
      result.size.height = result.indexPath.item == FlatCell.flatItem ? 0 : 30
      return result
    }
  }

  @Test("§12.1 so is one that measures itself", arguments: [0, 5, 9], [false, true])
  func flatMeasuredCell(item: Int, isFlow: Bool) {
    FlatCell.flatItem = item
    let flow = UICollectionViewFlowLayout()
    (flow.minimumLineSpacing, flow.estimatedItemSize) = (0, CGSize(width: 200, height: 40))
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let column = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let source = CompleteSource(sections: [10])
    let view = makeView(isFlow ? flow : column, source)
    view.register(FlatCell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 10)
    #expect(view.cellForItem(at: [0, item])?.frame.height == 0)
  }

  // MARK: - A sticky footer

  /// Wants to be 50 points high.
  private final class Footer: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let result = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
        return layoutAttributes
      }
      result.size.height = 50
      return result
    }
  }

  /// Rows of 100 points, and a footer that stays at the bottom of what is seen.
  private final class StickyFooter: ScriptedLayout {
    var footerHeight: CGFloat = 1
    /// Whether a size that was measured invalidates the footer only.
    var namesFooter = false

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (super.layoutAttributesForElements(in: rect) ?? []) + [footer]
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { footer }

    private var footer: UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter, with: [0, 0])
      let bottom = collectionView?.bounds.maxY ?? 0
      attributes.frame = CGRect(x: 0, y: bottom - footerHeight, width: width, height: footerHeight)
      attributes.zIndex = 1
      return attributes
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      guard originalAttributes.representedElementCategory == .supplementaryView else { return false }
      defer { footerHeight = preferredAttributes.size.height }
      return preferredAttributes.size.height != footerHeight
    }

    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
      if namesFooter {
        context.invalidateSupplementaryElements(
          ofKind: UICollectionView.elementKindSectionFooter, at: [[0, 0]])
      }
      return context
    }
  }

  // Estimated 1 point high, the footer begins at 480 − 1 = 479; 50 points high, at 480 − 50 = 430.
  @Test("§12.1 a sticky footer that measures itself is in place after one pass", arguments: [false, true])
  func stickyFooter(namesFooter: Bool) {
    let layout = StickyFooter()
    layout.namesFooter = namesFooter
    let source = CompleteSource(sections: [20])
    let view = makeView(layout, source)
    view.register(
      Footer.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "view")
    view.layoutIfNeeded()
    let footer = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: [0, 0])
    #expect(footer?.frame == CGRect(x: 0, y: 430, width: 200, height: 50))
  }
}
