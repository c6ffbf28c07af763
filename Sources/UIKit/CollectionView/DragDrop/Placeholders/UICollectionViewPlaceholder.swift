/// A cell that stands in for data still to come: it is among the items of the view, and not in the data.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// Fills the cell in, when it comes on screen and when that is asked for.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  let insertionIndexPath: IndexPath
  let reuseIdentifier: String

  /// Makes a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: Where it comes in among what is presented, other placeholders included.
  ///   - reuseIdentifier: What its cell was registered for.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
  }
}
