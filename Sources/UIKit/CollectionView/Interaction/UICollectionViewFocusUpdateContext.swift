/// A focus update in terms of index paths.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that loses the focus; nil if none had it.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The item that receives the focus; nil if none does.
  public let nextFocusedIndexPath: IndexPath?

  init(
    from previous: IndexPath?, to next: IndexPath?, heading: UIFocusHeading, in view: UICollectionView
  ) {
    previouslyFocusedIndexPath = previous
    nextFocusedIndexPath = next
    super.init(
      from: previous.flatMap { view.cellForItem(at: $0) }, to: next.flatMap { view.cellForItem(at: $0) },
      heading: heading)
  }
}
