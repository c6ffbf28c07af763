import UIKit

/// Says what a waterfall layout can keep when it is invalidated.
@preconcurrency @MainActor
open class WaterfallLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate must be asked again about columns, lengths and distances. Default true, unless the
  /// context names items, or is that of an update: then only these, or the items that are new or shown anew, are asked
  /// for, and those behind them are placed again.
  open var invalidateWaterfallMetrics: Bool {
    get { metricsFlag ?? (invalidatedItemIndexPaths == nil && !invalidateDataSourceCounts) }
    set { metricsFlag = newValue }
  }

  private var metricsFlag: Bool?
}
