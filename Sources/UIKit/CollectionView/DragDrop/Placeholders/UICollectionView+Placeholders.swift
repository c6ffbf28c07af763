// Placeholders among the items: part of the presentation, but not of the data.
extension UICollectionView {
  /// Inserts a placeholder at its index path, if that is valid.
  func insert(_ context: DropPlaceholderContext) {
    layoutIfNeeded()
    let path = context.placeholder.insertionIndexPath
    guard path.count == 2, let count = counts[path.section], (0...count).contains(path.item) else {
      return UIDiagnostic.reportOutOfRange(path, "used for a placeholder")
    }
    batchUpdates.add(.insert(context, at: path)) {}
  }

  /// Returns the index path in the data at which an item would replace a placeholder; nil if the placeholder was
  /// deleted or is about to be.
  func commitPath(of context: DropPlaceholderContext) -> IndexPath? {
    data.commitPath(of: context, after: batchUpdates.placeholderChanges)
  }
}
