/// Highlights the item under a finger, and selects it when the finger lifts. A touch that moved is a drag and selects
/// nothing.
@MainActor
final class TouchSelection {
  private unowned let view: UICollectionView
  /// The touch that is followed. Other touches are ignored meanwhile.
  private var touch: UITouch?
  /// The item on which the touch began.
  private var item: IndexPath?
  /// The same item while the finger is on it and the delegate allows highlighting.
  private(set) var highlightedItem: IndexPath?
  /// The item that was tapped last, and the content offset at that time. The second of two quick taps is for the same
  /// item, even if the first one moved the content.
  private var lastTap: (item: IndexPath, offset: CGPoint)?

  init(_ view: UICollectionView) { self.view = view }

  func begin(_ touches: Set<UITouch>) {
    view.itemFocus.hideRing()
    view.becomeFirstResponder()
    guard touch == nil, let touch = touches.first, view.permitsSelection else { return }
    guard let item = itemOfFirstTap(before: touch) ?? item(under: touch), highlight(item) else { return }
    self.touch = touch
    self.item = item
  }

  /// The item of the tap before a touch that is the second of two quick taps, if the first one moved that item away
  /// from under the finger.
  private func itemOfFirstTap(before touch: UITouch) -> IndexPath? {
    guard touch.tapCount == 2, let lastTap, lastTap.offset != view.contentOffset,
      view.itemSelection.tapSelectsOnly(lastTap.item)
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
    view.itemFocus.follow(item)
    let flags = touch.type == .indirectPointer ? modifierFlags : []
    // Two quick taps act on an item, where one only selects it.
    let isSelectedOnly = view.itemSelection.tapSelectsOnly(item)
    let isSecondTap = touch.tapCount == 2 && lastTap?.item == item
    let extendsSelection = view.permitsMultipleSelection && !view.itemSelection.items.isEmpty
    let acts = isSelectedOnly ? isSecondTap : !extendsSelection
    lastTap = (item, view.contentOffset)
    if flags.contains(.shift), view.permitsMultipleSelection {
      view.itemSelection.selectRangeByUser(to: item, keepingOthers: flags.contains(.control))
    } else {
      view.itemSelection.beginRange(at: item)
      if flags.contains(.control) {
        view.itemSelection.toggleByUser(item)
      } else {
        view.itemSelection.tapByUser(item)
      }
    }
    // The delegate may have changed the data. The item may have another index path or be deleted.
    let itemNow = highlightedItem
    unhighlight()
    if flags.isDisjoint(with: [.shift, .control]), acts, let itemNow {
      view.performPrimaryAction(at: itemNow)
    }
  }

  /// Undoes the highlight, because the touch is used for something else, such as scrolling.
  func cancel(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch) else { return }
    self.touch = nil
    item = nil
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
      .first { $0.superview === self.view }
    guard element == nil || element is UICollectionViewCell else { return nil }
    guard let path = view.indexPathForItem(at: touch.location(in: view)) else { return nil }
    return view.cellForItem(at: path)?.isUserInteractionEnabled == false ? nil : path
  }

  @discardableResult
  private func highlight(_ item: IndexPath) -> Bool {
    let delegate = view.collectionViewDelegate
    let path = view.data.dataPath(of: item)
    guard !view.data.isPlaceholder(item), delegate?.collectionView(view, shouldHighlightItemAt: path) != false
    else { return false }
    highlightedItem = item
    view.cellForItem(at: item)?.isHighlighted = true
    delegate?.collectionView(view, didHighlightItemAt: view.data.dataPath(of: item))
    return true
  }

  private func unhighlight() {
    guard let item = highlightedItem else { return }
    highlightedItem = nil
    view.cellForItem(at: item)?.isHighlighted = false
    view.collectionViewDelegate?.collectionView(view, didUnhighlightItemAt: view.data.dataPath(of: item))
  }
}
