// Selection by the user. The delegate is asked before and notified after each change.
extension UICollectionView {
  /// Performs the action of a tap: selects an item. With multiple selection, deselects a selected item.
  func tapByUser(_ item: IndexPath) {
    if permitsMultipleSelection, selection.contains(item) {
      deselectByUser(item)
    } else {
      selectByUser(item)
    }
  }

  /// Performs the action of Space or a click with Control: selects an item, or deselects a selected one.
  func toggleByUser(_ item: IndexPath) {
    if selection.contains(item) { deselectByUser(item) } else { selectByUser(item) }
  }

  /// Selects an item if the delegate allows it. Without multiple selection, the old item is deselected first.
  func selectByUser(_ item: IndexPath) {
    let delegate = collectionViewDelegate
    guard permitsSelection, !isPlaceholder(item),
      delegate?.collectionView(self, shouldSelectItemAt: dataPath(of: item)) != false,
      counts.contains(item)
    else { return }
    if !permitsMultipleSelection {
      for old in selection where old != item {
        deselect([old])
        delegate?.collectionView(self, didDeselectItemAt: dataPath(of: old))
      }
    }
    select(item, animated: false, scrollPosition: [])
    delegate?.collectionView(self, didSelectItemAt: dataPath(of: item))
  }

  /// Deselects an item if the delegate allows it.
  func deselectByUser(_ item: IndexPath) {
    let delegate = collectionViewDelegate
    guard delegate?.collectionView(self, shouldDeselectItemAt: dataPath(of: item)) != false,
      selection.contains(item)
    else { return }
    deselect([item])
    delegate?.collectionView(self, didDeselectItemAt: dataPath(of: item))
  }

  /// Selects all items from the selection anchor to another item. Deselects all others unless they are to be kept.
  ///
  /// - Complexity: O(*n*) for *n* items in the range and in the selection.
  func selectRangeByUser(to end: IndexPath, keepingOthers: Bool) {
    let counts = counts
    let start = selectionAnchor.flatMap { counts.contains($0) ? $0 : nil } ?? end
    selectionAnchor = start
    let range = min(start, end)...max(start, end)
    if !keepingOthers {
      for other in Array(selection) where !range.contains(other) { deselectByUser(other) }
    }
    for item in counts.paths(in: range) where !selection.contains(item) { selectByUser(item) }
  }

  /// Selects an item and deselects all others.
  func selectOnlyByUser(_ item: IndexPath) {
    if permitsMultipleSelection {
      for other in Array(selection) where other != item { deselectByUser(other) }
    }
    if !selection.contains(item) { selectByUser(item) }
  }

  /// Selects all items, as Ctrl+A does.
  func selectAllByUser() {
    let counts = counts
    guard let first = counts.first, let last = counts.last else { return }
    for item in counts.paths(in: first...last) where !selection.contains(item) { selectByUser(item) }
  }

  /// Performs the primary action of an item, if the delegate allows it.
  func performPrimaryAction(at item: IndexPath) {
    guard let delegate = collectionViewDelegate, counts.contains(item),
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: dataPath(of: item))
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: dataPath(of: item))
  }
}
