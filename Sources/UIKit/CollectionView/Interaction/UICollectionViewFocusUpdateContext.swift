/// A change of focus, told in index paths.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that loses the focus; nil when none had it.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The item that gets the focus; nil when none does.
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
