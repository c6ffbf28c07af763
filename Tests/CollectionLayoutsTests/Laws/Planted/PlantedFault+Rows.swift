import CollectionLayouts
import TestSupport
import UIKit

extension PlantedFault {
  /// Faults of cover flows, carousels and books.
  static let rows: [PlantedFault] = [
    PlantedFault(
      .repetition, and: [.questionOrder, .invalidation], "the content grows with each question",
      in: .coverFlow
    ) {
      GrowsWithQuestions()
    },
    PlantedFault(
      .invalidation, and: [.contentSize, .screen], "the size of the content is kept after an update",
      in: .coverFlow
    ) { KeepsContentSize() },
    PlantedFault(
      .singleElements, and: [.screen], "an item asked for alone is a pixel further right", in: .carousel
    ) {
      let layout = ShiftsSingleItems()
      layout.itemSize = CGSize(width: 90, height: 120)
      return layout
    },
    PlantedFault(.appearance, and: [.invalidNumbers], "an item appears at NaN", in: .book) {
      let layout = AppearsNowhere()
      layout.itemSize = CGSize(width: 80, height: 75)
      return layout
    },
    PlantedFault(.copies, and: [.screen], "attributes return themselves as copies", in: .carousel) {
      let layout = ReturnsSharedAttributes()
      layout.itemSize = CGSize(width: 90, height: 120)
      return layout
    },
  ]

  private final class GrowsWithQuestions: CoverFlowLayout {
    private var questions: CGFloat = 0

    override var collectionViewContentSize: CGSize {
      questions += 1
      let size = super.collectionViewContentSize
      return CGSize(width: size.width + questions, height: size.height)
    }
  }

  private final class KeepsContentSize: CoverFlowLayout {
    private var size: CGSize?

    override var collectionViewContentSize: CGSize {
      let kept = size ?? super.collectionViewContentSize
      size = kept
      return kept
    }
  }

  private final class ShiftsSingleItems: CarouselLayout {
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = super.layoutAttributesForItem(at: indexPath)
      attributes?.center.x += 1
      return attributes
    }
  }

  private final class AppearsNowhere: BookLayout {
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      // The distance from the middle, as a fraction of the distance.
      let distance = CGFloat(itemIndexPath.item)
      attributes?.center.x += distance / distance
      return attributes
    }
  }

  private final class ReturnsSharedAttributes: CarouselLayout {
    private final class Shared: UICollectionViewLayoutAttributes {
      override func copy(with zone: NSZone? = nil) -> Any { self }
    }

    private func shared(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
      let shared = Shared(forCellWith: attributes.indexPath)
      (shared.center, shared.size) = (attributes.center, attributes.size)
      (shared.transform3D, shared.zIndex) = (attributes.transform3D, attributes.zIndex)
      (shared.alpha, shared.isHidden) = (attributes.alpha, attributes.isHidden)
      return shared
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map(shared)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      super.layoutAttributesForItem(at: indexPath).map(shared)
    }
  }
}
