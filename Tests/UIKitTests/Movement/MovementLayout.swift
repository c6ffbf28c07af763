import UIKit

/// Rows of 100 points that tell what they are asked while an item is moved by hand.
final class MovementLayout: LoggingLayout {
  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let target = quietly {
      super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
    }
    log?.add("targetPath \(previousIndexPath.short) at \(Int(position.y)): \(target.short)")
    return target
  }

  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    log?.add("moving \(indexPath.short) at \(Int(position.y))")
    return quietly {
      super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
    }
  }

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    log?.add(
      "context \(previousIndexPaths.map(\.short)) \(Int(previousPosition.y))"
        + " → \(targetIndexPaths.map(\.short)) \(Int(targetPosition.y))")
    return super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
  }

  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    log?.add(
      "ending \(previousIndexPaths.map(\.short)) → \(indexPaths.map(\.short))"
        + (movementCancelled ? " cancelled" : ""))
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
  }

  /// What the base class asks of this one is not written down.
  private func quietly<Result>(_ body: () -> Result) -> Result {
    let log = log
    self.log = nil
    defer { self.log = log }
    return body()
  }
}
