/// Lifts items of a collection view on a long press, and drags them to any view that accepts them.
@MainActor
final class ItemDrag: NSObject, UIGestureRecognizerDelegate {
  private unowned let host: any DragHost
  private let data: PresentedData
  private let menu: ItemMenu
  private let press = UILongPressGestureRecognizer()
  /// Adds items to the drag with another finger.
  private let tap = UITapGestureRecognizer()
  /// The drag session; nil until an item is lifted.
  private(set) var session: DragSession?
  /// The session of a press that may still fail, because it waits for another recognizer.
  private var pressed: DragSession?
  /// Whether the finger has moved since an item was lifted.
  private(set) var isUnderWay = false
  private var previews: [DragPreviewView] = []
  private var liftedCells: [UICollectionViewCell] = []
  private let destination = DragDestination()
  /// The view during a drag, which goes on if the view is removed from the window meanwhile.
  private var draggedView: (any DragHost)?

  init(_ host: any DragHost, _ data: PresentedData, _ menu: ItemMenu) {
    (self.host, self.data, self.menu) = (host, data, menu)
    super.init()
    press.delegate = self
    press.continuesWithoutWindow = true
    press.addAction { [weak self] _ in self?.followPress() }
    tap.isEnabled = false
    tap.addAction { [weak self] _ in self?.addTappedItem() }
  }

  /// Installs the gesture recognizers while there is a drag delegate and dragging is enabled.
  func install() {
    let isWanted = host.allowsDragging
    guard isWanted != (press.view != nil) else { return }
    if isWanted {
      // In front of the others: the first of two long presses begins. If nothing can be dragged, the menu opens.
      host.gestureRecognizers = [press, tap] + (host.gestureRecognizers ?? [])
    } else {
      for recognizer in [press, tap] { host.removeGestureRecognizer(recognizer) }
    }
  }

  /// The state of an item in the drag.
  func state(of item: IndexPath) -> UICollectionViewCell.DragState {
    guard let session, session.sourcePaths.contains(item) else { return .none }
    return isUnderWay ? .dragging : .lifting
  }

  /// Updates the index paths of the items after an update.
  func carry(through map: UpdateMap) { (session ?? pressed)?.carry(through: map) }

  /// Keeps the index paths that the items have in the data, because all data is reloaded.
  func keepDataPaths() {
    guard let session = session ?? pressed else { return }
    session.sourcePaths = session.sourcePaths.map { $0.map(data.dataPath) }
  }

  // MARK: - Lifting

  /// An item can be lifted if the delegate returns drag items for it.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard session == nil, let window = host.window,
      let path = host.indexPathForItem(at: gestureRecognizer.location(in: host)),
      !data.isPlaceholder(path)
    else { return false }
    let session = DragSession(from: host, in: window)
    session.location = gestureRecognizer.location(in: nil)
    let items =
      host.askDragDelegate {
        $0.collectionView($1, itemsForBeginning: session, at: data.dataPath(of: path))
      } ?? []
    guard !items.isEmpty else { return false }
    session.items = items
    session.sourcePaths = items.map { _ in path }
    pressed = session
    return true
  }

  /// Only one finger lifts and drags. Other touches are ignored meanwhile.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    session == nil
  }

  private func lift(_ items: [UIDragItem], at path: IndexPath) {
    guard let window = session?.window, let cell = host.visibleCell(at: path) else { return }
    let center = window.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), from: cell)
    let parameters =
      host.askDragDelegate {
        $0.collectionView($1, dragPreviewParametersForItemAt: data.dataPath(of: path))
      } ?? nil
    for item in items {
      let preview = DragPreviewView(of: item, from: cell, at: center)
      preview.layer.shadowPath = parameters?.shadowPath?.cgPath
      window.addSubview(preview)
      preview.lift()
      previews.append(preview)
    }
    liftedCells.append(cell)
    cell.dragState = isUnderWay ? .dragging : .lifting
  }

  private func addTappedItem() {
    let point = tap.location(in: host)
    guard isUnderWay, let session, let path = host.indexPathForItem(at: point),
      !session.sourcePaths.contains(path), !data.isPlaceholder(path)
    else { return }
    let items =
      host.askDragDelegate {
        $0.collectionView($1, itemsForAddingTo: session, at: data.dataPath(of: path), point: point)
      } ?? []
    guard !items.isEmpty else { return }
    session.items += items
    session.sourcePaths += items.map { _ in path }
    lift(items, at: path)
    destination.update()
  }

  // MARK: - Dragging

  private func followPress() {
    if press.state == .began { (session, pressed) = (pressed, nil) }
    guard let session else { return }
    let location = press.location(in: nil)
    switch press.state {
    case .began:
      draggedView = host
      session.location = location
      if let path = session.sourcePaths.first.flatMap({ $0 }) { lift(session.items, at: path) }
      let middle = previews.first?.center ?? location
      session.grip = CGPoint(x: middle.x - location.x, y: middle.y - location.y)
    case .changed: move(to: location)
    case .ended where isUnderWay: drop()
    case .ended:
      // A lifted item that was not moved opens its menu.
      cancel()
      menu.interaction.openMenu(at: location)
    case .cancelled, .failed: cancel()
    case .possible: break
    }
  }

  private func begin(_ session: DragSession) {
    isUnderWay = true
    tap.isEnabled = true
    host.askDragDelegate { delegate, view in
      session.allowsMoveOperation = delegate.collectionView(view, dragSessionAllowsMoveOperation: session)
      session.isRestrictedToDraggingApplication =
        delegate.collectionView(view, dragSessionIsRestrictedToDraggingApplication: session)
      delegate.collectionView(view, dragSessionWillBegin: session)
      for cell in draggedCells { cell.dragState = .dragging }
    }
  }

  private func move(to location: CGPoint) {
    guard let session, let window = session.window, location != session.location else { return }
    if !isUnderWay { begin(session) }
    session.move(previews, to: location)
    if session.leaveWindow(with: previews, from: destination) {
      let host = host
      forget()
      return end(session, in: host)
    }
    destination.follow(session, in: window)
  }

  // MARK: - Ending the drag

  private func drop() {
    guard let session, let window = session.window, let coordinator = destination.perform(previews) else {
      return cancel()
    }
    let (previews, host) = (previews, host)
    forget()
    var remaining = previews.count
    for preview in previews {
      coordinator.settle(preview, in: window) { [self, host] in
        remaining -= 1
        if remaining == 0 { end(session, in: host) }
      }
    }
    if previews.isEmpty { end(session, in: host) }
  }

  /// Cancels the drag. The previews return to their cells, or disappear if these are not in the window.
  private func cancel() {
    guard let session else { return }
    let (previews, places, host, wasUnderWay) = (previews, previews.map(liftedPlace), host, isUnderWay)
    forget()
    for (preview, place) in zip(previews, places) { preview.settle(at: place) {} }
    if wasUnderWay { end(session, in: host) }
  }

  /// The cells of the dragged items on screen.
  private var draggedCells: [UICollectionViewCell] {
    session?.sourcePaths.compactMap { $0.flatMap(host.visibleCell) } ?? []
  }

  private func liftedPlace(of preview: DragPreviewView) -> (center: CGPoint, transform: CGAffineTransform)? {
    guard let session, let index = session.items.firstIndex(where: { $0 === preview.item }),
      let path = session.sourcePaths[index], let cell = host.visibleCell(at: path),
      let window = session.window, cell.window === window
    else { return nil }
    return (window.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), from: cell), .identity)
  }

  /// Releases the view, which the caller keeps as long as it needs it.
  private func forget() {
    // A lifted cell may be on its way out, and an item may have another cell than the lifted one.
    for cell in liftedCells + draggedCells { cell.dragState = .none }
    (session, isUnderWay, previews, liftedCells) = (nil, false, [], [])
    tap.isEnabled = false
    draggedView = nil
  }

  private func end(_ session: DragSession, in host: any DragHost) {
    destination.end()
    host.askDragDelegate { $0.collectionView($1, dragSessionDidEnd: session) }
  }
}

/// The view whose items are dragged.
@MainActor
protocol DragHost: ItemHost {
  /// Whether there is a drag delegate, and dragging is enabled.
  var allowsDragging: Bool { get }
  /// Asks the drag delegate. Returns nil without one.
  @discardableResult
  func askDragDelegate<Answer>(
    _ question: (any UICollectionViewDragDelegate, UICollectionView) -> Answer
  ) -> Answer?
}
