// The rules of selection and focus, which depend on whether the items are edited.
extension UICollectionView: KeyboardHost, MultipleSelectionHost {
  var permitsSelection: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  var permitsMultipleSelection: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// The states belong to the item, not to the cell.
  func showState(of indexPath: IndexPath, in cell: UICollectionViewCell) {
    let isSelected = itemSelection.items.contains(indexPath)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isHighlighted = touchSelection.highlightedItem == indexPath
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
    cell.dragState = itemDrag.state(of: indexPath)
  }

  var permitsFocus: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

  var expandableItems: (any ItemExpanding)? { dataSource as? any ItemExpanding }

  func performDeleteAction(ofItemAt item: IndexPath) -> Bool {
    guard let cell = visibleCell(at: item), let action = itemContextualActions.destructive(ofItemAt: item)
    else { return false }
    itemSwipes.close()
    itemContextualActions.perform(action, of: cell, from: cell)
    return true
  }

  func closeSwipedRow() -> Bool { itemSwipes.close() }

  func cancelBandSelection() -> Bool {
    for case let band as UIBandSelectionInteraction in interactions where band.cancel() { return true }
    return false
  }

  func performPrimaryAction(at item: IndexPath) {
    let path = data.dataPath(of: item)
    guard counts.contains(item),
      askDelegate({ $0.collectionView($1, canPerformPrimaryActionForItemAt: path) }) == true
    else { return }
    askDelegate { $0.collectionView($1, performPrimaryActionForItemAt: path) }
  }

  /// Removes the focus if it is no longer allowed.
  func focusRulesDidChange() {
    if !permitsFocus { itemFocus.move(to: nil, heading: []) }
  }
}

extension UICollectionView {
  /// Records that the delegate does not implement a member about selection.
  func delegateLacks(_ member: SelectionDelegateMember) { itemSelection.delegateLacks(member) }

  /// Selects an item and scrolls to it, without calling the delegate. Nil deselects all items.
  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return itemSelection.deselectAll() }
    guard permitsSelection else { return }
    guard counts.contains(indexPath) else { return UIDiagnostic.reportOutOfRange(indexPath, "selected") }
    itemSelection.select(indexPath)
    if !scrollPosition.isEmpty { itemScroller.scroll(to: indexPath, at: scrollPosition, animated: animated) }
  }

  /// The selected items. Setting them updates the cells and does not call the delegate. Items that do not exist are
  /// left out.
  package var selectedItems: SelectedItems {
    get { itemSelection.items }
    set { itemSelection.replace(by: newValue) }
  }

  /// The number of selected items.
  package var selectedItemCount: Int { itemSelection.items.count }

  /// Selects all items, as Ctrl+A does.
  package func selectAllByUser() { itemSelection.selectAllByUser() }

  /// Selects and deselects items so that these are the selected ones.
  package func changeSelectionByUser(to items: SelectedItems) { itemSelection.changeByUser(to: items) }
}
