/// Says which part of a layout is stale.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {}
