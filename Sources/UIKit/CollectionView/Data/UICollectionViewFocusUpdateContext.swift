/// A focus update in terms of index paths.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that loses the focus; nil if none had it.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The item that receives the focus; nil if none does.
  public let nextFocusedIndexPath: IndexPath?

  init(
    from previous: (item: IndexPath?, cell: UIView?), to next: (item: IndexPath?, cell: UIView?),
    heading: UIFocusHeading
  ) {
    (previouslyFocusedIndexPath, nextFocusedIndexPath) = (previous.item, next.item)
    super.init(from: previous.cell, to: next.cell, heading: heading)
  }
}
