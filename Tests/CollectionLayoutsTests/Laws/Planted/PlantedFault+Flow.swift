import TestSupport
import UIKit

extension PlantedFault {
  /// Faults of flow layouts.
  static let flows: [PlantedFault] = [
    PlantedFault(
      .rectangles, "elements that begin above a rectangle are missing from it", in: .equalItems
    ) { MissesElementsAbove() },
    PlantedFault(
      .invalidation, and: [.screen], "attributes are kept after a move", in: .itemsOfAllSizes
    ) { KeepsAfterUpdate() },
    PlantedFault(.invalidation, "attributes are kept after a resize", in: .equalItems) { KeepsAfterResize() },
    PlantedFault(
      .invalidation, "attributes are kept for an item that is invalidated", in: .itemsOfAllSizes
    ) { KeepsAfterRevision() },
    PlantedFault(
      .invalidation, and: [.screen, .returnedAttributes],
      "attributes in the cache fade when an element appears", in: .equalItems
    ) { FadesCache() },
    PlantedFault(.copies, "a property is missing from copies", in: .equalItems) {
      TintedFlow { ForgetfulInCopies(forCellWith: $0) }
    },
    PlantedFault(.copies, "a property is missing from the comparison", in: .equalItems) {
      TintedFlow { ForgetfulInComparison(forCellWith: $0) }
    },
    PlantedFault(.everyItem, "the last item is missing", in: .equalItems) { MissesLastItem() },
    PlantedFault(.overlap, "items are moved onto their neighbours", in: .equalItems) {
      MovesOntoNeighbours()
    },
    PlantedFault(.itemOrder, "items are in reverse", in: .equalItems) { ReversesItems() },
    PlantedFault(
      .returnedAttributes, and: [.screen, .invalidation], "attributes of the last pass are moved",
      in: .equalItems
    ) { MovesReturnedAttributes() },
    PlantedFault(
      .invalidNumbers, "a valid number leads to an invalid one", in: .equalItems
    ) { DividesByWidth() },
  ]

  private final class MissesElementsAbove: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.filter { $0.frame.minY >= rect.minY }
    }
  }

  /// Counts the items to find out whether they have changed.
  private final class KeepsAfterUpdate: CachingFlow {
    private var counts: [Int] = []

    override func keepsCache(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
      context.invalidateDataSourceCounts && !context.invalidateEverything
    }

    override func prepare() {
      let sections = 0..<(collectionView?.numberOfSections ?? 0)
      let newCounts = sections.map { collectionView?.numberOfItems(inSection: $0) ?? 0 }
      if newCounts != counts { isStale = true }
      counts = newCounts
      super.prepare()
    }
  }

  private final class KeepsAfterResize: CachingFlow {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  }

  private final class KeepsAfterRevision: CachingFlow {
    override func keepsCache(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
      context.invalidatedItemIndexPaths?.isEmpty == false
    }
  }

  private final class FadesCache: CachingFlow {
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = layoutAttributesForItem(at: itemIndexPath)
      attributes?.alpha = 0
      return attributes
    }
  }

  private final class MissesLastItem: CachingFlow {
    override func placed(
      _ elements: [UICollectionViewLayoutAttributes]
    ) -> [UICollectionViewLayoutAttributes] {
      let cells = elements.filter { $0.representedElementCategory == .cell }
      let last = cells.max { $0.indexPath < $1.indexPath }
      return elements.filter { $0 !== last }
    }
  }

  private final class MovesOntoNeighbours: CachingFlow {
    override func placed(
      _ elements: [UICollectionViewLayoutAttributes]
    ) -> [UICollectionViewLayoutAttributes] {
      let cells = elements.filter { $0.representedElementCategory == .cell }
      for (cell, next) in zip(cells, cells.dropFirst()) where cell.indexPath.section == next.indexPath.section
      {
        next.center = CGPoint(x: cell.center.x, y: cell.center.y)
      }
      return elements
    }
  }

  private final class ReversesItems: CachingFlow {
    override func placed(
      _ elements: [UICollectionViewLayoutAttributes]
    ) -> [UICollectionViewLayoutAttributes] {
      let sections = Dictionary(
        grouping: elements.filter { $0.representedElementCategory == .cell }, by: \.indexPath.section)
      for cells in sections.values {
        let cells = cells.sorted { $0.indexPath < $1.indexPath }
        for (cell, center) in zip(cells, cells.map(\.center).reversed()) { cell.center = center }
      }
      return elements
    }
  }

  private final class MovesReturnedAttributes: CachingFlow {
    override func placed(
      _ elements: [UICollectionViewLayoutAttributes]
    ) -> [UICollectionViewLayoutAttributes] {
      elements.map { element in
        let old = cache.first {
          ($0.indexPath, $0.representedElementKind) == (element.indexPath, element.representedElementKind)
        }
        guard let old else { return element }
        old.frame = element.frame
        return old
      }
    }
  }

  private final class DividesByWidth: UICollectionViewFlowLayout {
    override var itemSize: CGSize {
      didSet { minimumLineSpacing = 10 * (itemSize.height - itemSize.width) / itemSize.width }
    }
  }
}
