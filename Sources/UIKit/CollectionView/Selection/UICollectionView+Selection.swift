// Selection in code. It updates the cells, but does not call the delegate.
extension UICollectionView {
  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return deselectAll() }
    guard permitsSelection else { return }
    guard counts.contains(indexPath) else {
      reportOutOfRange(indexPath, "selected")
      return
    }
    if !permitsMultipleSelection { deselect(selection.ordered.filter { $0 != indexPath }) }
    selection.insert(indexPath)
    cellForItem(at: indexPath).map { showState(of: indexPath, in: $0) }
    if !scrollPosition.isEmpty { scroll(to: indexPath, at: scrollPosition, animated: animated) }
  }

  func deselect(_ indexPaths: [IndexPath]) {
    for indexPath in indexPaths where selection.contains(indexPath) {
      selection.remove(indexPath)
      cellForItem(at: indexPath).map { showState(of: indexPath, in: $0) }
    }
  }

  /// Deselects all items. The cost does not depend on their number.
  func deselectAll() {
    guard !selection.isEmpty else { return }
    selection = SelectedItems()
    showStateOfVisibleItems()
  }

  /// The selected items. Setting them updates the cells and does not call the delegate. Items that do not exist are
  /// left out.
  package var selectedItems: SelectedItems {
    get { selection }
    set {
      guard permitsSelection else { return }
      let counts = counts
      selection =
        newValue.sorted.allSatisfy(counts.contains)
        ? newValue : newValue.compactMap { counts.contains($0) ? $0 : nil }
      selectionRulesDidChange()
      showStateOfVisibleItems()
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
      deselectAll()
    } else if !permitsMultipleSelection {
      deselect(selection.ordered.dropLast())
    }
  }

  /// Updates the selected and highlighted states of the cells on screen.
  func showStateOfVisibleItems() {
    for (key, view) in stage.elements(.cell) {
      (view as? UICollectionViewCell).map { showState(of: key.indexPath, in: $0) }
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
