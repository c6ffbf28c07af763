import UIKit

/// A layout whose items come and go in a way of their own when a batch update inserts and deletes them.
///
/// The base of this module's layouts. Items that an update moves or reloads are neither new nor gone.
@preconcurrency @MainActor
open class ItemAnimatingLayout: UICollectionViewLayout {
  private var updatedItems = UpdatedItems()
  /// Whether a property has changed since the last pass.
  private var hasNewProperties = true

  open override func prepare() {
    super.prepare()
    if hasNewProperties { reportInvalidProperties() }
    hasNewProperties = false
  }

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

  /// Lays out anew when a property has changed.
  func invalidate(if isChanged: Bool) {
    guard isChanged else { return }
    hasNewProperties = true
    invalidateLayout()
  }
}
