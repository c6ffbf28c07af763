// Selection by the user. The delegate is asked before and notified after each change.
extension UICollectionView {
  /// Performs the action of a tap: selects an item. With multiple selection, deselects a selected item, or the others
  /// if the selection follows the focus.
  func tapByUser(_ item: IndexPath) {
    if tapSelectsOnly(item) {
      selectOnlyByUser(item)
    } else if permitsMultipleSelection, selection.contains(item) {
      deselectByUser(item)
    } else {
      selectByUser(item)
    }
  }

  /// Whether an item that receives the focus is also selected.
  func selectionFollowsFocus(to item: IndexPath) -> Bool {
    guard selectionFollowsFocus else { return false }
    return collectionViewDelegate?.collectionView(
      self, selectionFollowsFocusForItemAt: data.dataPath(of: item)) != false
  }

  /// Whether a tap selects an item and deselects the others, and two taps perform its primary action.
  func tapSelectsOnly(_ item: IndexPath) -> Bool {
    permitsMultipleSelection && selectionFollowsFocus(to: item)
  }

  /// Performs the action of Space or a click with Control: selects an item, or deselects a selected one.
  func toggleByUser(_ item: IndexPath) {
    if selection.contains(item) { deselectByUser(item) } else { selectByUser(item) }
  }

  /// Selects an item if the delegate allows it. Without multiple selection, the old item is deselected first.
  func selectByUser(_ item: IndexPath) {
    let delegate = collectionViewDelegate
    guard permitsSelection, !data.isPlaceholder(item),
      delegate?.collectionView(self, shouldSelectItemAt: data.dataPath(of: item)) != false,
      counts.contains(item)
    else { return }
    if !permitsMultipleSelection {
      for old in selection.ordered where old != item {
        deselect([old])
        delegate?.collectionView(self, didDeselectItemAt: data.dataPath(of: old))
      }
    }
    select(item, animated: false, scrollPosition: [])
    delegate?.collectionView(self, didSelectItemAt: data.dataPath(of: item))
  }

  /// Deselects an item if the delegate allows it.
  func deselectByUser(_ item: IndexPath) {
    let delegate = collectionViewDelegate
    guard delegate?.collectionView(self, shouldDeselectItemAt: data.dataPath(of: item)) != false,
      selection.contains(item)
    else { return }
    deselect([item])
    delegate?.collectionView(self, didDeselectItemAt: data.dataPath(of: item))
  }

  /// Selects all items from the selection anchor to another item. Deselects all others unless they are to be kept.
  func selectRangeByUser(to end: IndexPath, keepingOthers: Bool) {
    let counts = counts
    let start = selectionAnchor.flatMap { counts.contains($0) ? $0 : nil } ?? end
    selectionAnchor = start
    let range = SelectedItems(counts.runs(in: min(start, end)...max(start, end)))
    if !keepingOthers { deselectByUser(selection.subtracting(range)) }
    selectByUser(range)
  }

  /// Selects an item and deselects all others.
  func selectOnlyByUser(_ item: IndexPath) {
    if permitsMultipleSelection { deselectByUser(selection.subtracting(SelectedItems([item]))) }
    if !selection.contains(item) { selectByUser(item) }
  }

  /// Selects all items, as Ctrl+A does.
  package func selectAllByUser() { selectByUser(SelectedItems(counts.runs)) }

  /// Deselects all items, as Escape does.
  func deselectAllByUser() { deselectByUser(selection) }

  /// Selects and deselects items so that these are the selected ones.
  package func changeSelectionByUser(to items: SelectedItems) {
    deselectByUser(selection.subtracting(items))
    selectByUser(items)
  }

  /// Selects many items. A delegate that implements neither of the two members about it is called for the first one
  /// only.
  private func selectByUser(_ items: SelectedItems) {
    guard permitsSelection, permitsMultipleSelection else { return }
    let new = items.subtracting(selection)
    guard let first = new.first else { return }
    unimplementedSelectionMembers = []
    selectByUser(first)
    guard collectionViewDelegate != nil, !unimplementedSelectionMembers.isSuperset(of: .selecting)
    else {
      var rest = new
      for path in data.placeholders.isEmpty ? [] : new.sorted where data.isPlaceholder(path) {
        rest.remove(path)
      }
      selection.formUnion(rest)
      return showStateOfVisibleItems()
    }
    for item in new.ordered.dropFirst() where !selection.contains(item) { selectByUser(item) }
  }

  /// Deselects many items. A delegate that implements neither of the two members about it is called for the first one
  /// only.
  private func deselectByUser(_ items: SelectedItems) {
    guard let first = items.first else { return }
    unimplementedSelectionMembers = []
    deselectByUser(first)
    guard collectionViewDelegate != nil, !unimplementedSelectionMembers.isSuperset(of: .deselecting)
    else {
      selection.subtract(items)
      return showStateOfVisibleItems()
    }
    for item in items.ordered.dropFirst() { deselectByUser(item) }
  }

  /// Performs the primary action of an item, if the delegate allows it.
  func performPrimaryAction(at item: IndexPath) {
    guard let delegate = collectionViewDelegate, counts.contains(item),
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: data.dataPath(of: item))
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: data.dataPath(of: item))
  }
}
