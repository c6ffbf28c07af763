/// The collection view, as its interactions see it: a scroll view with items and a delegate. The delegate receives the
/// view as the argument of each call.
@MainActor
protocol ItemHost: UIScrollView {
  /// Asks the delegate. Returns nil without one.
  @discardableResult
  func askDelegate<Answer>(
    _ question: (any UICollectionViewDelegate, UICollectionView) -> Answer
  ) -> Answer?
  /// Returns the frontmost item at a point of the content.
  func indexPathForItem(at point: CGPoint) -> IndexPath?
  /// Returns the cell of an item; nil if the item is not on screen.
  func visibleCell(at indexPath: IndexPath) -> UICollectionViewCell?
  /// Returns the attributes of an item in content coordinates; nil if the item does not exist.
  func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
}

extension ItemHost {
  /// Whether there is a delegate.
  var hasDelegate: Bool { askDelegate { _, _ in true } ?? false }
}
