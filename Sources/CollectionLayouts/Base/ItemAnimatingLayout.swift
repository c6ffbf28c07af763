import UIKit

/// A layout that animates items in its own way when a batch update inserts or deletes them.
///
/// It is the base class of this module's layouts. Items that an update moves or reloads are neither inserted nor
/// deleted.
@preconcurrency @MainActor
open class ItemAnimatingLayout: UICollectionViewLayout {
  private var updatedItems = UpdatedItems()

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    updatedItems = UpdatedItems(updateItems)
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    updatedItems = UpdatedItems()
  }

  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let isInserted = updatedItems.isInserted(itemIndexPath)
    return (isInserted ? attributesBeforeInsertion(at: itemIndexPath) : nil)
      ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let faded = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return updatedItems.isDeleted(itemIndexPath) ? attributesAfterDeletion(at: itemIndexPath, faded) : faded
  }

  /// The attributes with which an inserted item begins to appear. Nil, the default, uses its final attributes with an
  /// alpha of 0.
  func attributesBeforeInsertion(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes with which a deleted item ends.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item before the update.
  ///   - faded: The item's attributes before the update with an alpha of 0. The default implementation returns them.
  func attributesAfterDeletion(
    at indexPath: IndexPath, _ faded: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? { faded }

  /// Invalidates the layout when a property has changed, and reports invalid numbers in its new value.
  ///
  /// Every property calls this method when it is set.
  func didChange<Value: Equatable>(
    from oldValue: Value?, to newValue: Value, _ property: String = #function
  ) {
    guard newValue != oldValue else { return }
    reportInvalidNumbers(in: newValue, unlike: oldValue as Any, of: property)
    invalidateLayout()
  }
}
