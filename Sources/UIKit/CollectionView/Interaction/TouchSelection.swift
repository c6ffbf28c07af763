/// Highlights the item under a finger, and selects it when the finger lifts. A touch that moved is a drag and selects
/// nothing.
@MainActor
final class TouchSelection {
  private unowned let host: any TouchSelectionHost
  private let data: PresentedData
  private let selection: ItemSelection
  private let focus: ItemFocus
  /// The touch that is followed. Other touches are ignored meanwhile.
  private var touch: UITouch?
  /// The item on which the touch began.
  private var item: IndexPath?
  /// The same item while the finger is on it and the delegate allows highlighting.
  private(set) var highlightedItem: IndexPath?
  /// The item that was tapped last, and the content offset at that time. The second of two quick taps is for the same
  /// item, even if the first one moved the content.
  private var lastTap: (item: IndexPath, offset: CGPoint)?

  init(
    _ host: any TouchSelectionHost, _ data: PresentedData, _ selection: ItemSelection, _ focus: ItemFocus
  ) {
    (self.host, self.data, self.selection, self.focus) = (host, data, selection, focus)
  }

  func begin(_ touches: Set<UITouch>) {
    focus.hideRing()
    host.becomeFirstResponder()
    guard touch == nil, let touch = touches.first, host.permitsSelection else { return }
    if touch.tapCount == 1 { lastTap = nil }
    guard let item = itemOfFirstTap(before: touch) ?? item(under: touch), highlight(item) else { return }
    self.touch = touch
    self.item = item
  }

  /// The item of the tap before a touch that is the second of two quick taps, if the first one moved that item away
  /// from under the finger.
  private func itemOfFirstTap(before touch: UITouch) -> IndexPath? {
    guard touch.tapCount == 2, let lastTap, lastTap.offset != host.contentOffset,
      selection.tapSelectsOnly(lastTap.item)
    else { return nil }
    return lastTap.item
  }

  func move(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch), let item else { return }
    guard touch.distanceFromStart < UIPanGestureRecognizer.usualSlop else { return cancel(touches) }
    let isInside = itemOfFirstTap(before: touch) == item || self.item(under: touch) == item
    if isInside, highlightedItem == nil {
      highlight(item)
    } else if !isInside {
      unhighlight()
    }
  }

  /// Selects the item when the finger lifts from it, and then ends the highlight.
  func end(_ touches: Set<UITouch>, modifierFlags: UIKeyModifierFlags) {
    move(touches)
    guard let touch, touches.contains(touch) else { return }
    self.touch = nil
    item = nil
    guard let item = highlightedItem else { return }
    focus.follow(item)
    let flags = touch.type == .indirectPointer ? modifierFlags : []
    // Two quick taps act on an item, where one only selects it.
    let isSelectedOnly = selection.tapSelectsOnly(item)
    let isSecondTap = touch.tapCount == 2 && lastTap?.item == item
    let extendsSelection = host.permitsMultipleSelection && !selection.items.isEmpty
    let acts = isSelectedOnly ? isSecondTap : !extendsSelection
    lastTap = (item, host.contentOffset)
    if flags.contains(.shift), host.permitsMultipleSelection {
      selection.selectRangeByUser(to: item, keepingOthers: flags.contains(.control))
    } else {
      selection.beginRange(at: item)
      if flags.contains(.control) {
        selection.toggleByUser(item)
      } else {
        selection.tapByUser(item)
      }
    }
    // The delegate may have changed the data. The item may have another index path or be deleted.
    let itemNow = highlightedItem
    unhighlight()
    if flags.isDisjoint(with: [.shift, .control]), acts, let itemNow {
      host.performPrimaryAction(at: itemNow)
    }
  }

  /// Undoes the highlight, because the touch is used for something else, such as scrolling.
  func cancel(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch) else { return }
    (self.touch, item, lastTap) = (nil, nil, nil)
    unhighlight()
  }

  /// Updates the index path of the item after an update. If the item was deleted, the touch is ignored.
  func carry(through map: UpdateMap) {
    item = item.flatMap(map.path(after:))
    highlightedItem = highlightedItem.flatMap(map.path(after:))
    lastTap = lastTap.flatMap { tap in map.path(after: tap.item).map { ($0, tap.offset) } }
    if item == nil { touch = nil }
  }

  /// Cancels the touch, because its items no longer exist. The delegate is not called.
  func forget() {
    (touch, item, highlightedItem, lastTap) = (nil, nil, nil, nil)
  }

  /// Returns the item under a finger; nil if a supplementary view or a cell that ignores touches is there.
  private func item(under touch: UITouch) -> IndexPath? {
    let responders = sequence(first: touch.view as UIResponder?, next: { $0?.next })
    let element = responders.lazy.compactMap { $0 as? UICollectionReusableView }
      .first { $0.superview === self.host }
    guard element == nil || element is UICollectionViewCell else { return nil }
    guard let path = host.indexPathForItem(at: touch.location(in: host)) else { return nil }
    return host.visibleCell(at: path)?.isUserInteractionEnabled == false ? nil : path
  }

  @discardableResult
  private func highlight(_ item: IndexPath) -> Bool {
    guard !data.isPlaceholder(item),
      host.askDelegate({ $0.collectionView($1, shouldHighlightItemAt: data.dataPath(of: item)) }) != false
    else { return false }
    highlightedItem = item
    host.visibleCell(at: item)?.isHighlighted = true
    host.askDelegate { $0.collectionView($1, didHighlightItemAt: data.dataPath(of: item)) }
    return true
  }

  private func unhighlight() {
    guard let item = highlightedItem else { return }
    highlightedItem = nil
    host.visibleCell(at: item)?.isHighlighted = false
    host.askDelegate { $0.collectionView($1, didUnhighlightItemAt: data.dataPath(of: item)) }
  }
}

/// The view whose items a touch selects.
@MainActor
protocol TouchSelectionHost: SelectionHost {
  /// Performs the primary action of an item, if the delegate allows it.
  func performPrimaryAction(at item: IndexPath)
}
