// Moving the focus in code.
extension UICollectionView {
  /// Moves the focus to an item, as a key does, and scrolls to it. Has no effect if the item does not exist.
  package func moveFocus(to item: IndexPath) {
    layoutIfNeeded()
    guard counts.contains(item) else { return }
    itemFocus.move(to: item, heading: [])
    itemSelection.beginRange(at: item)
  }

  /// Takes over the focus from a view that shows the same items in another way, including its ring, without scrolling.
  ///
  /// - Parameters:
  ///   - item: The index path of the item in this view; nil if no item has the focus.
  ///   - other: The view that had the focus.
  package func takeFocus(to item: IndexPath?, from other: UICollectionView) {
    guard item.map(counts.contains) != false else { return }
    itemFocus.take(item, from: other.itemFocus)
  }
}
