/// Where one element stands and how it looks.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {}
