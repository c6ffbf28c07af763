import UIKit

/// A layout whose items come and go in a way of their own when a batch update inserts and deletes them.
///
/// The base of this module's layouts. Items that an update moves or reloads are neither new nor gone.
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

  /// How a new item looks before it takes its place; nil, as here, means as it does there, but transparent.
  func attributesBeforeInsertion(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// How an item looks that has gone.
  ///
  /// - Parameters:
  ///   - indexPath: Its path before the update.
  ///   - faded: Its attributes in the place it had, but transparent: the answer here.
  func attributesAfterDeletion(
    at indexPath: IndexPath, _ faded: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? { faded }

  /// Invalidates the layout when a property has changed, and reports numbers in it that are invalid.
  ///
  /// Every property calls this when it is set. Since a layout has no other way to follow its properties, none can
  /// be missed.
  func didChange<Value: Equatable>(
    from oldValue: Value?, to newValue: Value, _ property: String = #function
  ) {
    guard newValue != oldValue else { return }
    reportInvalidNumbers(in: newValue, unlike: oldValue as Any, of: property)
    invalidateLayout()
  }
}
