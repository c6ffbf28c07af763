/// A reusable view for one item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {}
