// What cells and their registrations ask their collection view.
extension UICollectionView {
  /// Returns a reused or new cell of a registration, for an index path of the data.
  func dequeueCell<Cell: UICollectionViewCell>(
    _ cellClass: Cell.Type, _ reuseKey: ReuseKey, for indexPath: IndexPath, from source: ViewSource
  ) -> Cell {
    supply.dequeue(
      cellClass, reuseKey, for: ElementKey(category: .cell, indexPath: data.presentationPath(of: indexPath)),
      from: source)
  }

  /// Returns a reused or new supplementary view of a registration.
  func dequeueSupplementaryView<View: UICollectionReusableView>(
    _ viewClass: View.Type, _ reuseKey: ReuseKey, ofKind kind: String, at indexPath: IndexPath,
    from source: ViewSource
  ) -> View {
    supply.dequeue(
      viewClass, reuseKey, for: ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath),
      from: source)
  }

  /// Adds what the view knows of a cell on screen to the state of the cell.
  func addState(of cell: UICollectionViewCell, to state: inout UICellConfigurationState) {
    state.isSwiped = itemSwipes.isSwiped(cell)
    guard let item = indexPath(for: cell) else { return }
    state.isFocused = itemFocus.item == item
    state.isReordering = data.held?.path == item
    // The data does not contain a placeholder.
    guard let path = dataSourceIndexPath(forPresentationIndexPath: item) else { return }
    state.isEditing =
      isEditing && collectionViewDelegate?.collectionView(self, canEditItemAt: path) != false
    state.isExpanded = expandableItems?.isExpanded(at: path) ?? false
  }

  /// Expands or collapses the item of a cell, and returns whether it did.
  func toggleExpansion(of cell: UICollectionViewCell) -> Bool {
    guard let tree = expandableItems, let item = indexPath(for: cell),
      let path = dataSourceIndexPath(forPresentationIndexPath: item)
    else { return false }
    return tree.setExpanded(!tree.isExpanded(at: path), at: path)
  }

  /// Returns whether an item can have the focus.
  func canFocusItem(at item: IndexPath) -> Bool { itemFocus.canFocus(item) }

  /// Draws the focus ring of a cell again.
  func focusEffectDidChange(of cell: UICollectionViewCell) { itemFocus.focusEffectDidChange(of: cell) }

  /// Opens the swipe actions at the trailing edge of an item. Closes them if they are open.
  func revealSwipeActions(ofItemAt item: IndexPath) { itemSwipes.reveal(at: item) }
}
