/// The swipe actions of the rows of lists: a horizontal pan moves the content of a row and reveals buttons.
///
/// At most one row is open. It closes when the user touches another part of the view, scrolls, swipes another row or
/// presses Escape, when its action is done, and when editing begins or ends.
@MainActor
final class ItemSwipes: NSObject, UIGestureRecognizerDelegate {
  private unowned let host: any SwipeHost
  private let data: PresentedData
  private let actions: ItemContextualActions
  private lazy var pan = SwipePan(
    allowsSwipe: { [weak self] _ in self?.mayBegin ?? false },
    findsRow: { [weak self] in self?.find(at: $0, isToLeft: $1) ?? false })
  private lazy var dismissal = SwipeDismissalGestureRecognizer { [weak self] touch in
    self?.current.map { !$0.contains(touch.view) } ?? false
  }
  /// The row that is open or dragged.
  private(set) var current: RowSwipe?
  /// The rows that are closing, or disappearing.
  private var ending: [RowSwipe] = []
  /// The swipe that the pan begins.
  private var next: Next?
  /// The content offset after the last pass; nil if an update may have changed it.
  private var offset: CGPoint?

  private struct Next {
    let cell: UICollectionViewCell
    let edge: RowSwipe.Edge
    let configuration: UISwipeActionsConfiguration
  }

  init(_ host: any SwipeHost, _ data: PresentedData, _ actions: ItemContextualActions) {
    (self.host, self.data, self.actions) = (host, data, actions)
    super.init()
  }

  private var isInstalled = false

  /// Installs the gesture recognizers, once.
  func install() {
    guard !isInstalled else { return }
    isInstalled = true
    pan.delegate = self
    pan.addAction { [weak self] _ in self?.follow() }
    dismissal.addAction { [weak self] _ in self?.dismiss() }
    // In front of the others: a horizontal pan that swipes a row does nothing else.
    host.gestureRecognizers = [dismissal, pan] + (host.gestureRecognizers ?? [])
  }

  /// Whether the buttons of a cell are visible.
  func isSwiped(_ cell: UICollectionViewCell) -> Bool {
    current?.cell === cell || ending.contains { $0.cell === cell }
  }

  // MARK: - Panning

  private var mayBegin: Bool { !host.isEditing && !host.hasActiveDrag && data.held == nil }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // A touchpad has found the row before the gesture begins.
    if pan.numberOfTouches == 0 { return true }
    let travel = pan.travel
    return abs(travel.x) > abs(travel.y) && find(at: pan.start, isToLeft: travel.x < 0)
  }

  /// Finds the row that a pan moves, and its actions.
  ///
  /// - Parameters:
  ///   - location: Where the pan began, in content coordinates.
  ///   - isToLeft: Whether the content moves to the left.
  private func find(at location: CGPoint, isToLeft: Bool) -> Bool {
    next = nil
    guard mayBegin, let item = host.indexPathForItem(at: location), let cell = host.visibleCell(at: item)
    else { return false }
    if isSwiped(cell) { return true }
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge = isToLeft != isMirrored ? RowSwipe.Edge.trailing : .leading
    guard let configuration = actions.ofItem(at: item, edge) else { return false }
    next = Next(cell: cell, edge: edge, configuration: configuration)
    return true
  }

  private func follow() {
    switch pan.state {
    case .began:
      begin()
      current?.drag(by: pan.translation(in: host).x)
    case .changed: current?.drag(by: pan.translation(in: host).x)
    case .ended: release(velocity: pan.velocity(in: host).x)
    case .cancelled, .failed: closeDraggedRow()
    case .possible: break
    }
  }

  private func begin() {
    let cell = next?.cell ?? host.indexPathForItem(at: pan.start).flatMap(host.visibleCell)
    if let current, current.cell !== cell { close() }
    if let row = ending.first(where: { $0.cell === cell && $0.phase == .closing }) {
      ending.removeAll { $0 === row }
      current = row
    } else if current == nil, let next {
      current = makeRow(next.cell, next.edge, next.configuration)
    }
    next = nil
    current?.grab()
  }

  private func release(velocity: CGFloat) {
    guard let row = current, row.phase == .dragging else { return }
    let velocity = velocity.isFinite ? velocity : 0
    if row.isFull, let button = row.firstButton {
      row.openFully(velocity: velocity)
      perform(button.action, from: button, of: row)
    } else if row.opens(atVelocity: velocity) {
      row.open(velocity: velocity)
    } else {
      close(velocity: velocity)
    }
  }

  private func closeDraggedRow() { if current?.phase == .dragging { close() } }

  private func makeRow(
    _ cell: UICollectionViewCell, _ edge: RowSwipe.Edge, _ configuration: UISwipeActionsConfiguration
  ) -> RowSwipe {
    offset = host.contentOffset
    let row = RowSwipe(
      cell, edge, configuration,
      onPress: { [weak self] in self?.press($0) },
      onClose: { [weak self] in self?.didClose($0) })
    cell.setNeedsUpdateConfiguration()
    return row
  }

  private func didClose(_ row: RowSwipe) {
    ending.removeAll { $0 === row }
    if current === row { current = nil }
    row.cell.setNeedsUpdateConfiguration()
  }

  // MARK: - Opening and closing

  /// Opens the trailing actions of an item, as a delete accessory does. Closes them if they are open.
  func reveal(at item: IndexPath) {
    guard let cell = host.visibleCell(at: item) else { return }
    let wasOpen = current?.cell === cell
    close()
    for row in ending where row.cell === cell { row.finish() }
    guard !wasOpen, let configuration = actions.ofItem(at: item, .trailing) else { return }
    let row = makeRow(cell, .trailing, configuration)
    current = row
    row.open()
  }

  /// Closes the open row, with an animation.
  ///
  /// - Returns: Whether a row was open.
  @discardableResult
  func close(velocity: CGFloat = 0) -> Bool {
    guard let row = current else { return false }
    current = nil
    ending.append(row)
    row.close(velocity: velocity)
    return true
  }

  /// A touch beside the open row closes it at once, a tap on its content when the finger lifts.
  private func dismiss() {
    guard let row = current else { return }
    let isOnRow = row.cell.bounds.contains(dismissal.location(in: row.cell))
    switch dismissal.state {
    case .began where !isOnRow: close()
    case .ended where isOnRow && row.phase != .dragging: close()
    default: break
    }
  }

  // MARK: - Performing

  private func press(_ button: SwipeActionButton) {
    guard let row = current, row.contains(button), row.phase == .open else { return }
    row.beginPerforming()
    perform(button.action, from: button, of: row)
  }

  private func perform(_ action: UIContextualAction, from button: SwipeActionButton, of row: RowSwipe) {
    actions.perform(action, of: row.cell, from: button) { [weak self, weak row] in
      guard let self, let row, current === row else { return }
      close()
    }
  }

  // MARK: - Changes around the rows

  /// Called when an update has changed the items. The content offset may change with them, which is not a scroll.
  func itemsDidUpdate() { offset = nil }

  /// Called when other elements are on screen or have moved: a scroll closes the open row, and rows whose cells disappear
  /// keep their buttons.
  func elementsDidChange() {
    guard current != nil || !ending.isEmpty else { return }
    for row in ending + [current].compactMap(\.self) {
      let isOnScreen = host.indexPath(for: row.cell) != nil
      if isOnScreen, row.phase == .leaving {
        row.reappear()
      } else if !isOnScreen, row.phase != .leaving {
        if current === row {
          current = nil
          ending.append(row)
        }
        row.leave()
      }
      row.rowDidLayOut()
    }
    let hasScrolled = offset.map { $0 != host.contentOffset } ?? false
    offset = host.contentOffset
    if hasScrolled { close() }
  }

  /// Resets a cell that is no longer visible.
  func didEndDisplaying(_ cell: UICollectionViewCell) {
    guard current != nil || !ending.isEmpty else { return }
    for row in ending + [current].compactMap(\.self) where row.cell === cell { row.finish() }
  }
}

/// The view whose rows are swiped.
@MainActor
protocol SwipeHost: ItemContextualActionHost {
  /// Whether items are lifted or being dragged.
  var hasActiveDrag: Bool { get }
}
