import CollectionLayouts
import TestSupport
import UIKit

extension PlantedFault {
  /// Faults of rings, wheels, turntables and spheres.
  static let wheels: [PlantedFault] = [
    PlantedFault(.singleElements, "the order in the stack is only in rectangles", in: .ring) {
      StacksInRectangles()
    },
    PlantedFault(.invalidation, "the writing direction of the first pass is kept", in: .ring) {
      KeepsDirection()
    },
    PlantedFault(
      .singleElements, and: [.appearance], "there are attributes for items that do not exist", in: .picker
    ) {
      let layout = InventsItems()
      layout.itemSize = CGSize(width: 120, height: 40)
      return layout
    },
    PlantedFault(.invalidation, "the margins of the first pass are kept", in: .spinningWheel) {
      KeepsInset()
    },
    PlantedFault(.rectangles, "the first item is missing from small rectangles", in: .turntable) {
      MissesFirstItem()
    },
    PlantedFault(.appearance, "an item disappears as its neighbour", in: .sphere) { MistakesItems() },
    PlantedFault(
      .invalidNumbers, "an invalid number is not reported", in: .sphere,
      changes: { $0.number("tilt", Tilted.self) { $0.tilt = $1 } }
    ) { Tilted() },
  ]

  private final class StacksInRectangles: RingLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let elements = super.layoutAttributesForElements(in: rect)
      for element in elements ?? [] { element.zIndex = element.indexPath.item }
      return elements
    }
  }

  /// Stacks items in reading order.
  private final class KeepsDirection: RingLayout {
    private lazy var isReversed = collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft

    private func stacked(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
      attributes.zIndex = isReversed ? -attributes.indexPath.item : attributes.indexPath.item
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map(stacked)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      super.layoutAttributesForItem(at: indexPath).map(stacked)
    }
  }

  private final class InventsItems: PickerWheelLayout {
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      super.layoutAttributesForItem(at: indexPath)
        ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    }
  }

  private final class KeepsInset: SpinningWheelLayout {
    private lazy var inset = collectionView?.contentInset.top ?? 0

    private func moved(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
      attributes.center.y += inset
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect.offsetBy(dx: 0, dy: -inset))?.map(moved)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      super.layoutAttributesForItem(at: indexPath).map(moved)
    }
  }

  private final class MissesFirstItem: TurntableLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let elements = super.layoutAttributesForElements(in: rect)
      return rect.width < 150
        ? elements?.filter { $0.indexPath.item > 0 || $0.representedElementKind != nil } : elements
    }
  }

  private final class MistakesItems: SphereLayout {
    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let next = IndexPath(item: itemIndexPath.item + 1, section: itemIndexPath.section)
      return super.finalLayoutAttributesForDisappearingItem(at: next)
    }
  }

  private final class Tilted: SphereLayout {
    var tilt: CGFloat = 0 { didSet { invalidateLayout() } }
  }
}
