import CollectionLayouts
import TestSupport
import UIKit

extension PlantedFault {
  /// Faults of waterfalls and stretchy headers.
  static let columns: [PlantedFault] = [
    PlantedFault(.rectangles, and: [.invalidNumbers], "an element is returned twice", in: .waterfall) {
      ReturnsTwice()
    },
    PlantedFault(.contentSize, "the content lacks the end of the last row", in: .waterfall) {
      LacksLastRow()
    },
    PlantedFault(
      .questionOrder, and: [.invalidation, .screen], "the content grows with the last rectangle",
      in: .waterfall
    ) { FollowsRectangles() },
    PlantedFault(.invalidation, "the display scale of the first pass is kept", in: .waterfall) {
      KeepsScale()
    },
    PlantedFault(.rectangles, "frames are rounded in small rectangles", in: .stretchyHeader) {
      RoundsInSmallRectangles()
    },
    PlantedFault(.contentSize, "the content lacks its last point", in: .stretchyHeader) {
      LacksEnd()
    },
  ]

  private final class ReturnsTwice: WaterfallLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let elements = super.layoutAttributesForElements(in: rect) ?? []
      return elements + elements.filter { $0.representedElementKind == nil }.suffix(1)
    }
  }

  private final class LacksLastRow: WaterfallLayout {
    override var collectionViewContentSize: CGSize {
      let size = super.collectionViewContentSize
      return CGSize(width: size.width, height: max(0, size.height - 20))
    }
  }

  private final class FollowsRectangles: WaterfallLayout {
    private var lastRect = CGRect.zero

    override var collectionViewContentSize: CGSize {
      var size = super.collectionViewContentSize
      size.height += lastRect.width / 100
      return size
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      lastRect = rect
      return super.layoutAttributesForElements(in: rect)
    }
  }

  /// Draws fainter where pixels are smaller.
  private final class KeepsScale: WaterfallLayout {
    private lazy var scale = collectionView?.traitCollection.displayScale ?? 1

    private func faint(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
      attributes.alpha = 1 / scale
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map(faint)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      super.layoutAttributesForItem(at: indexPath).map(faint)
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath).map(faint)
    }
  }

  private final class RoundsInSmallRectangles: StretchyHeaderLayout {
    override init() {
      super.init()
      settings.itemSize = CGSize(width: 150, height: 40.3)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let elements = super.layoutAttributesForElements(in: rect)
      guard rect.width < 100 else { return elements }
      for element in elements ?? [] { element.frame = element.frame.integral }
      return elements
    }
  }

  private final class LacksEnd: StretchyHeaderLayout {
    override var collectionViewContentSize: CGSize {
      let size = super.collectionViewContentSize
      return CGSize(width: size.width, height: max(0, size.height - 1))
    }
  }
}
