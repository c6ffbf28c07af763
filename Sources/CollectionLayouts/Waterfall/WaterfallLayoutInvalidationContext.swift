import UIKit

/// An invalidation context that specifies what a waterfall layout can keep.
@preconcurrency @MainActor
open class WaterfallLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the layout must ask the delegate again for columns, lengths and distances. Default true.
  ///
  /// The default is false when the context names items or belongs to a batch update. The layout then asks only for
  /// these items, or for those that the update inserts or reloads, and places the items after them again. While the
  /// user moves an item, the layout asks for all items, because the index paths of the items between its old and its
  /// new position change.
  open var invalidateWaterfallMetrics: Bool {
    get { metricsFlag ?? (!namesItems && !invalidateDataSourceCounts) }
    set { metricsFlag = newValue }
  }

  private var namesItems: Bool {
    invalidatedItemIndexPaths != nil && targetIndexPathsForInteractivelyMovingItems == nil
  }

  private var metricsFlag: Bool?
}
