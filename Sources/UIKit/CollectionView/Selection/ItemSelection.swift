/// The selected items of a collection view, and their changes by code and by the user.
///
/// Changes by code do not call the delegate. Before a change by the user the delegate is asked, and afterwards it is
/// notified.
@MainActor
final class ItemSelection {
  private unowned let host: any SelectionHost
  private let data: PresentedData
  private let stage: ElementStage

  private(set) var items = SelectedItems()
  /// The item at which a range selection of the user begins.
  private(set) var anchor: IndexPath?
  /// The members that the delegate was seen not to implement, while many items are selected.
  private var unimplementedMembers: SelectionDelegateMember = []

  init(_ host: any SelectionHost, _ data: PresentedData, _ stage: ElementStage) {
    (self.host, self.data, self.stage) = (host, data, stage)
  }

  /// Sets the item at which a range selection of the user begins.
  func beginRange(at item: IndexPath?) { anchor = item }

  /// Records that the delegate does not implement a member.
  func delegateLacks(_ member: SelectionDelegateMember) { unimplementedMembers.insert(member) }

  /// Updates all index paths after an update. Deleted items are deselected silently (Behaviour.md 3.14).
  func carry(through map: UpdateMap) {
    items = items.carried(through: map)
    anchor = anchor.flatMap(map.path(after:))
  }

  /// Deselects all items, because they no longer exist. The cells are replaced anyway.
  func forget() { items = SelectedItems() }

  // MARK: - By code

  /// Selects an existing item. Without multiple selection, deselects the others.
  func select(_ item: IndexPath) {
    if !host.permitsMultipleSelection { deselect(items.ordered.filter { $0 != item }) }
    items.insert(item)
    showState(of: item)
  }

  /// Deselects items.
  func deselect(_ paths: [IndexPath]) {
    for path in paths where items.contains(path) {
      items.remove(path)
      showState(of: path)
    }
  }

  /// Deselects all items. The cost does not depend on their number.
  func deselectAll() {
    guard !items.isEmpty else { return }
    items = SelectedItems()
    showStates()
  }

  /// Selects exactly the given items, without those that do not exist.
  func replace(by new: SelectedItems) {
    guard host.permitsSelection else { return }
    let counts = data.counts
    items =
      new.sorted.allSatisfy(counts.contains) ? new : new.compactMap { counts.contains($0) ? $0 : nil }
    rulesDidChange()
    showStates()
  }

  /// Deselects items that the rules of the view no longer allow.
  func rulesDidChange() {
    if !host.permitsSelection {
      deselectAll()
    } else if !host.permitsMultipleSelection {
      deselect(items.ordered.dropLast())
    }
  }

  private func showState(of item: IndexPath) {
    let cell = stage.view(of: ElementKey(category: .cell, indexPath: item)) as? UICollectionViewCell
    if let cell { host.showState(of: item, in: cell) }
  }

  /// Updates the states of the cells on screen.
  private func showStates() {
    for (key, view) in stage.elements(.cell) {
      if let cell = view as? UICollectionViewCell { host.showState(of: key.indexPath, in: cell) }
    }
  }

  // MARK: - By the user

  /// Performs the action of a tap: selects an item. With multiple selection, deselects a selected item, or the others
  /// if the selection follows the focus.
  func tapByUser(_ item: IndexPath) {
    if tapSelectsOnly(item) {
      selectOnlyByUser(item)
    } else if host.permitsMultipleSelection, items.contains(item) {
      deselectByUser(item)
    } else {
      selectByUser(item)
    }
  }

  /// Whether an item that receives the focus is also selected.
  func followsFocus(to item: IndexPath) -> Bool {
    guard host.selectionFollowsFocus else { return false }
    return host.askDelegate {
      $0.collectionView($1, selectionFollowsFocusForItemAt: data.dataPath(of: item))
    } != false
  }

  /// Whether a tap selects an item and deselects the others, and two taps perform its primary action.
  func tapSelectsOnly(_ item: IndexPath) -> Bool { host.permitsMultipleSelection && followsFocus(to: item) }

  /// Performs the action of Space or a click with Control: selects an item, or deselects a selected one.
  func toggleByUser(_ item: IndexPath) {
    if items.contains(item) { deselectByUser(item) } else { selectByUser(item) }
  }

  /// Selects an item if the delegate allows it. Without multiple selection, the old item is deselected first.
  func selectByUser(_ item: IndexPath) {
    guard host.permitsSelection, data.counts.contains(item), !data.isPlaceholder(item),
      host.askDelegate({ $0.collectionView($1, shouldSelectItemAt: data.dataPath(of: item)) }) != false,
      // The delegate may delete the item.
      data.counts.contains(item)
    else { return }
    if !host.permitsMultipleSelection {
      for old in items.ordered where old != item {
        deselect([old])
        host.askDelegate { $0.collectionView($1, didDeselectItemAt: data.dataPath(of: old)) }
      }
    }
    if host.permitsSelection, data.counts.contains(item) { select(item) }
    host.askDelegate { $0.collectionView($1, didSelectItemAt: data.dataPath(of: item)) }
  }

  /// Deselects an item if the delegate allows it.
  func deselectByUser(_ item: IndexPath) {
    guard
      host.askDelegate({ $0.collectionView($1, shouldDeselectItemAt: data.dataPath(of: item)) }) != false,
      items.contains(item)
    else { return }
    deselect([item])
    host.askDelegate { $0.collectionView($1, didDeselectItemAt: data.dataPath(of: item)) }
  }

  /// Selects all items from the anchor to another item. Deselects all others unless they are to be kept.
  func selectRangeByUser(to end: IndexPath, keepingOthers: Bool) {
    let counts = data.counts
    let start = anchor.flatMap { counts.contains($0) ? $0 : nil } ?? end
    anchor = start
    let range = SelectedItems(counts.runs(in: min(start, end)...max(start, end)))
    if !keepingOthers { deselectByUser(items.subtracting(range)) }
    selectByUser(range)
  }

  /// Selects an item and deselects all others.
  func selectOnlyByUser(_ item: IndexPath) {
    if host.permitsMultipleSelection { deselectByUser(items.subtracting(SelectedItems([item]))) }
    if !items.contains(item) { selectByUser(item) }
  }

  /// Selects all items, as Ctrl+A does.
  func selectAllByUser() { selectByUser(SelectedItems(data.counts.runs)) }

  /// Deselects all items, as Escape does.
  func deselectAllByUser() { deselectByUser(items) }

  /// Selects and deselects items so that these are the selected ones.
  func changeByUser(to new: SelectedItems) {
    deselectByUser(items.subtracting(new))
    selectByUser(new)
  }

  /// Selects many items. A delegate that implements neither of the two members about it is called for the first one
  /// only.
  private func selectByUser(_ wanted: SelectedItems) {
    guard host.permitsSelection, host.permitsMultipleSelection else { return }
    let new = wanted.subtracting(items)
    guard let first = new.first else { return }
    unimplementedMembers = []
    selectByUser(first)
    guard host.hasDelegate, !unimplementedMembers.isSuperset(of: .selecting) else {
      var rest = new
      for path in data.placeholders.isEmpty ? [] : new.sorted where data.isPlaceholder(path) {
        rest.remove(path)
      }
      items.formUnion(rest)
      return showStates()
    }
    for item in new.ordered.dropFirst() where !items.contains(item) { selectByUser(item) }
  }

  /// Deselects many items. A delegate that implements neither of the two members about it is called for the first one
  /// only.
  private func deselectByUser(_ old: SelectedItems) {
    guard let first = old.first else { return }
    unimplementedMembers = []
    deselectByUser(first)
    guard host.hasDelegate, !unimplementedMembers.isSuperset(of: .deselecting) else {
      items.subtract(old)
      return showStates()
    }
    for item in old.ordered.dropFirst() { deselectByUser(item) }
  }
}

/// The view whose items are selected.
@MainActor
protocol SelectionHost: ItemHost {
  /// Whether items can currently be selected.
  var permitsSelection: Bool { get }
  /// Whether several items can currently be selected.
  var permitsMultipleSelection: Bool { get }
  /// Whether the item that receives the focus is also selected.
  var selectionFollowsFocus: Bool { get }
  /// Updates the states of a cell that belong to its item: selected, highlighted, dragged.
  func showState(of indexPath: IndexPath, in cell: UICollectionViewCell)
}
