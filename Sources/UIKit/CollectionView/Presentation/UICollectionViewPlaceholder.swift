/// A cell that reserves room for data that is still loading. It is among the items of the view, but not in the data.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// Configures the cell when it appears, and when an update is requested.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  let insertionIndexPath: IndexPath
  let reuseIdentifier: String

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The presentation index path at which the placeholder is inserted. It counts other
  ///     placeholders.
  ///   - reuseIdentifier: The reuse identifier of the cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
  }
}
