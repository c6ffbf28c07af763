#if canImport(UIKit)
  import UIKit

  /// The delegate of a collection view under the laws. A subclass adds the protocol of a layout's delegate.
  open class LawDelegate: NSObject, UICollectionViewDelegate {
    /// Returns the data, for sizes that depend on it.
    package internal(set) var list: () -> NamedList = { NamedList() }
    /// Called in a batch update, when the layout knows the changes.
    var layoutKnowsUpdate: () -> Void = {}

    /// Creates a delegate.
    public override init() { super.init() }

    open func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      layoutKnowsUpdate()
      return proposedContentOffset
    }

    /// A length that belongs to the item at an index path: it follows the item, and changes when the item is revised.
    public func length(ofItemAt path: IndexPath, from minimum: Int = 20, to maximum: Int = 60) -> CGFloat {
      let list = list()
      guard list.contains(path) else { return CGFloat(minimum) }
      let number = list.name(at: path) * 37 + list.revision(at: path) * 11
      return CGFloat(minimum + number % (maximum - minimum + 1))
    }
  }
#endif
