// Selection in code: nobody is asked or told, except the cells.
extension UICollectionView {
  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      deselect(Array(selection))
      return
    }
    guard allowsSelection else { return }
    guard counts.contains(indexPath) else {
      sayOutOfRange(indexPath, "selected")
      return
    }
    if !allowsMultipleSelection { deselect(selection.filter { $0 != indexPath }) }
    selection.append(indexPath)
    cellForItem(at: indexPath).map { showState(of: indexPath, in: $0) }
    if !scrollPosition.isEmpty { scroll(to: indexPath, at: scrollPosition, animated: animated) }
  }

  func deselect(_ indexPaths: [IndexPath]) {
    for indexPath in indexPaths where selection.remove(indexPath) != nil {
      cellForItem(at: indexPath).map { showState(of: indexPath, in: $0) }
    }
  }

  /// Deselects what `allowsSelection` and `allowsMultipleSelection` no longer allow.
  func selectionRulesDidChange() {
    if !allowsSelection {
      deselect(Array(selection))
    } else if !allowsMultipleSelection {
      deselect(selection.dropLast())
    }
  }

  /// Makes a cell look selected and highlighted if its item is; both belong to the item, not to the cell.
  func showState(of indexPath: IndexPath, in cell: UICollectionViewCell) {
    let isSelected = selection.contains(indexPath)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isHighlighted = touchSelection.highlightedItem == indexPath
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
  }

  /// Says that there is no item at a path.
  func sayOutOfRange(_ indexPath: IndexPath, _ deed: String) {
    UIDiagnostic.report(
      .indexPathOutOfRange, "item \(Array(indexPath)) was to be \(deed), but there is no such item")
  }
}
