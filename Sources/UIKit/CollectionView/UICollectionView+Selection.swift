// Selection in code. It updates the cells, but does not call the delegate.
extension UICollectionView {
  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      deselect(Array(selection))
      return
    }
    guard permitsSelection else { return }
    guard counts.contains(indexPath) else {
      reportOutOfRange(indexPath, "selected")
      return
    }
    if !permitsMultipleSelection { deselect(selection.filter { $0 != indexPath }) }
    selection.append(indexPath)
    cellForItem(at: indexPath).map { showState(of: indexPath, in: $0) }
    if !scrollPosition.isEmpty { scroll(to: indexPath, at: scrollPosition, animated: animated) }
  }

  func deselect(_ indexPaths: [IndexPath]) {
    for indexPath in indexPaths where selection.remove(indexPath) != nil {
      cellForItem(at: indexPath).map { showState(of: indexPath, in: $0) }
    }
  }

  /// Whether items can currently be selected.
  var permitsSelection: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several items can currently be selected.
  var permitsMultipleSelection: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether items can currently have the focus.
  var permitsFocus: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

  /// Removes the focus if it is no longer allowed.
  func focusRulesDidChange() {
    if !permitsFocus { itemFocus.move(to: nil, heading: []) }
  }

  /// Deselects items that the selection properties no longer allow.
  func selectionRulesDidChange() {
    if !permitsSelection {
      deselect(Array(selection))
    } else if !permitsMultipleSelection {
      deselect(selection.dropLast())
    }
  }

  /// Updates the selected and highlighted state of a cell. Both belong to the item, not to the cell.
  func showState(of indexPath: IndexPath, in cell: UICollectionViewCell) {
    let isSelected = selection.contains(indexPath)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isHighlighted = touchSelection.highlightedItem == indexPath
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
  }

  /// Reports that an item does not exist.
  func reportOutOfRange(_ indexPath: IndexPath, _ deed: String) {
    UIDiagnostic.report(
      .indexPathOutOfRange,
      "Item \(Array(indexPath)) does not exist and cannot be \(deed). The call has no effect. "
        + "Pass the index path of an existing item.")
  }
}
