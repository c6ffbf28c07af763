import UIKit

/// A layout that treats the items of all sections as one sequence.
@preconcurrency @MainActor
open class ItemSequenceLayout: ItemAnimatingLayout {
  /// Nil when the items must be counted again.
  private var numbering: ItemNumbering?

  /// The items in order.
  var items: ItemNumbering {
    if let numbering { return numbering }
    let counted = ItemNumbering(of: collectionView)
    numbering = counted
    return counted
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { numbering = nil }
    super.invalidateLayout(with: context)
  }
}
