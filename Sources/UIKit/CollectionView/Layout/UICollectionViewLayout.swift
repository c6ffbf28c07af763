/// Says where every element of a collection view stands and how it looks.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {}
