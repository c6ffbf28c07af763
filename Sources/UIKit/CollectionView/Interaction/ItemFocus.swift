import Geometry

/// The focused item of a collection view, and the ring around it.
@MainActor
final class ItemFocus {
  private unowned let host: any FocusHost
  private let data: PresentedData
  private let driver: LayoutDriver
  private let scroller: ItemScroller
  private let drawnItems: DrawnItems
  private let selection: ItemSelection
  /// The focused item; nil if there is none.
  private(set) var item: IndexPath?
  /// The item that was focused before.
  private var lastItem: IndexPath?
  /// Whether the user pressed keys last.
  private var showsRing = false
  private let ring = FocusRing()

  init(
    _ host: any FocusHost, _ data: PresentedData, _ driver: LayoutDriver, _ scroller: ItemScroller,
    _ drawnItems: DrawnItems, _ selection: ItemSelection
  ) {
    (self.host, self.data, self.driver) = (host, data, driver)
    (self.scroller, self.drawnItems, self.selection) = (scroller, drawnItems, selection)
  }

  /// Moves the focus with a key, scrolls to the item and shows the ring.
  ///
  /// - Parameters:
  ///   - next: The item that receives the focus; nil for none.
  ///   - heading: The direction. With `first` and `last` the content scrolls to its very start or end.
  /// - Returns: Whether the delegate allows the move.
  @discardableResult
  func move(to next: IndexPath?, heading: UIFocusHeading) -> Bool {
    showsRing = true
    guard update(to: next, heading: heading) else { return false }
    if let next { scroll(to: next, heading) }
    placeRing()
    return true
  }

  private func scroll(to item: IndexPath, _ heading: UIFocusHeading) {
    if heading == .first || heading == .last {
      scroller.scrollToContentEnd(isLast: heading == .last, showing: item)
    } else {
      scroller.scroll(to: item, at: [], animated: true)
    }
  }

  /// Moves the focus to an item that was touched, and hides the ring.
  func follow(_ item: IndexPath) {
    if canFocus(item) { update(to: item, heading: []) }
    hideRing()
  }

  /// Takes over the focus of another collection view's focus object, with or without the ring.
  func take(_ item: IndexPath?, from other: ItemFocus) {
    guard item.map(canFocus) != false else { return }
    update(to: item, heading: [])
    showsRing = other.showsRing
    placeRing()
  }

  /// Hides the ring until the user presses a key.
  func hideRing() {
    showsRing = false
    placeRing()
  }

  /// Updates the index paths of the items after an update.
  func carry(through map: UpdateMap) {
    item = item.flatMap(map.path(after:))
    lastItem = lastItem.flatMap(map.path(after:))
  }

  /// Clears an item that no longer exists, and puts the ring on the cell that now shows the focused item.
  func elementsDidChange() {
    let counts = data.counts
    if let item, !counts.contains(item) { self.item = nil }
    if let lastItem, !counts.contains(lastItem) { self.lastItem = nil }
    placeRing()
  }

  /// Returns whether an item can have the focus.
  func canFocus(_ item: IndexPath) -> Bool {
    host.permitsFocus && !data.isPlaceholder(item)
      && host.askDelegate { $0.collectionView($1, canFocusItemAt: data.dataPath(of: item)) } != false
  }

  /// The item that receives the focus first. In this order: the last focused item, if the view remembers it; the
  /// delegate's item; the first selected item on screen; the current item, if the layout scrolls by item; the first
  /// fully visible item.
  var beginning: IndexPath? {
    let isThere = { (path: IndexPath) in self.data.counts.contains(path) && self.canFocus(path) }
    if host.remembersLastFocusedIndexPath, let lastItem, isThere(lastItem) { return lastItem }
    let preferred = host.askDelegate { $0.indexPathForPreferredFocusedView(in: $1) } ?? nil
    if let path = preferred.map(data.presentationPath), isThere(path) { return path }
    let seen = drawnItems.onScreen.filter { canFocus($0.path) }
    if let selected = seen.first(where: { selection.items.contains($0.path) }) { return selected.path }
    if driver.abilities.itemScrolling != nil { return drawnItems.current(of: seen) }
    let size = Size2D(host.bounds.size)
    let whole = seen.first { item in
      let box = item.outline.boundingBox
      return box.minX >= 0 && box.minY >= 0 && box.maxX <= size.width && box.maxY <= size.height
    }
    return (whole ?? seen.first)?.path
  }

  @discardableResult
  private func update(to next: IndexPath?, heading: UIFocusHeading) -> Bool {
    guard next != item else { return true }
    let (old, new) = (item.flatMap(host.visibleCell), next.flatMap(host.visibleCell))
    let context = UICollectionViewFocusUpdateContext(
      from: (item, old), to: (next, new), heading: heading)
    guard host.askDelegate({ $0.collectionView($1, shouldUpdateFocusIn: context) }) != false else {
      return false
    }
    let changed = [item, next].compactMap { $0.flatMap(host.visibleCell) }
    lastItem = item ?? lastItem
    item = next
    for cell in changed { cell.setNeedsUpdateConfiguration() }
    let coordinator = UIFocusAnimationCoordinator(
      from: context.previouslyFocusedItem, to: context.nextFocusedItem)
    host.askDelegate { $0.collectionView($1, didUpdateFocusIn: context, with: coordinator) }
    coordinator.run()
    return true
  }

  /// Draws the ring of a cell again.
  func focusEffectDidChange(of cell: UICollectionViewCell) {
    if ring.view === cell { placeRing() }
  }

  /// The cell of the focused item; nil if the item is not on screen, or the user does not use keys.
  var cell: UICollectionViewCell? { showsRing ? item.flatMap(host.visibleCell) : nil }

  /// Puts the ring on the focused item. Removes it while another view is first responder, or a control has the keys.
  func placeRing() {
    let isShown = host.isFirstResponder && host.window?.controlFocus.view == nil
    ring.surround(isShown ? cell : nil, color: host.tintColor)
  }
}

/// The view whose items can have the focus.
@MainActor
protocol FocusHost: ItemHost {
  /// Whether items can currently have the focus.
  var permitsFocus: Bool { get }
  /// Whether the focus returns to the item that had it last.
  var remembersLastFocusedIndexPath: Bool { get }
}
