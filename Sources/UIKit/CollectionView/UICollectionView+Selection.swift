// Selection in code: nobody is asked or told, except the cells.
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

  /// Whether items can be selected now.
  var permitsSelection: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several items can be selected now.
  var permitsMultipleSelection: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether items can have the focus now.
  var permitsFocus: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

  /// Takes the focus away when it is no longer allowed.
  func focusRulesDidChange() {
    if !permitsFocus { itemFocus.move(to: nil, heading: []) }
  }

  /// Deselects what `allowsSelection` and `allowsMultipleSelection` no longer allow.
  func selectionRulesDidChange() {
    if !permitsSelection {
      deselect(Array(selection))
    } else if !permitsMultipleSelection {
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
  func reportOutOfRange(_ indexPath: IndexPath, _ deed: String) {
    UIDiagnostic.report(
      .indexPathOutOfRange, "item \(Array(indexPath)) was to be \(deed), but there is no such item")
  }
}
