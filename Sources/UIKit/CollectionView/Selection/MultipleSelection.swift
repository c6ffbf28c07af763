/// Selects the items over which two fingers, or the mouse with Shift, are dragged. Deselects them if the first one was
/// selected.
@MainActor
final class MultipleSelection: NSObject, UIGestureRecognizerDelegate {
  private unowned let view: UICollectionView
  private let pan = MultipleSelectionPan()
  private lazy var edgeScrolling = EdgeScrolling(view) { [unowned self] in extend() }
  /// The item at which the drag began; nil without a drag.
  private var start: IndexPath?
  /// The item at which the drag is now.
  private var end: IndexPath?
  /// The items that were selected before the drag.
  private var selectedBefore = SelectedItems()

  init(_ view: UICollectionView) {
    self.view = view
    super.init()
    pan.delegate = self
    pan.addAction { [unowned self] _ in follow() }
    // In front of the others: a drag that may select items does not scroll.
    view.gestureRecognizers = [pan] + (view.gestureRecognizers ?? [])
  }

  /// Updates the index paths of the items after an update. If the first item was deleted, no more items are selected.
  func carry(through map: UpdateMap) {
    start = start.flatMap(map.path(after:))
    end = end.flatMap(map.path(after:)) ?? start
    selectedBefore = selectedBefore.compactMap(map.path(after:))
  }

  /// Discards the items, because they no longer exist.
  func forget() { (start, end, selectedBefore) = (nil, nil, SelectedItems()) }

  /// A drag selects items if it begins on an item, the delegate allows it, and the view scrolls in at most one
  /// direction.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let range = view.scrollRange
    let isScrolledBothWays = range.end.x > range.start.x && range.end.y > range.start.y
    guard !isScrolledBothWays, !view.hasActiveDrag, view.data.held == nil,
      let item = view.indexPathForItem(at: pan.start)
    else { return false }
    start = item
    return view.collectionViewDelegate?.collectionView(view, shouldBeginMultipleSelectionInteractionAt: item)
      ?? view.allowsMultipleSelectionDuringEditing
  }

  private func follow() {
    switch pan.state {
    case .began:
      begin()
      extend()
    case .changed:
      extend()
      let (finger, offset) = (pan.location(in: view), view.contentOffset)
      edgeScrolling.hold(at: CGPoint(x: finger.x - offset.x, y: finger.y - offset.y))
    case .ended, .cancelled, .failed:
      edgeScrolling.stop()
      forget()
      edgeScrolling.comeToRest()
      view.collectionViewDelegate?.collectionViewDidEndMultipleSelectionInteraction(view)
    case .possible: break
    }
  }

  private func begin() {
    guard let start else { return }
    if view.allowsMultipleSelectionDuringEditing { view.isEditing = true }
    view.collectionViewDelegate?.collectionView(view, didBeginMultipleSelectionInteractionAt: start)
    selectedBefore = view.itemSelection.items
    view.itemSelection.beginRange(at: start)
  }

  /// Selects or deselects the items from the first one to the one under the finger. Items that the finger has left
  /// again get back their previous state.
  private func extend() {
    guard let start, view.permitsMultipleSelection,
      let item = view.indexPathForItem(at: pan.location(in: view)), item != end
    else { return }
    let (previous, range) = (end ?? start, min(start, item)...max(start, item))
    let selects = !selectedBefore.contains(start)
    end = item
    for path in view.counts.paths(in: min(previous, item)...max(previous, item)) {
      let isSelected = range.contains(path) ? selects : selectedBefore.contains(path)
      guard isSelected != view.itemSelection.items.contains(path) else { continue }
      if isSelected { view.itemSelection.selectByUser(path) } else { view.itemSelection.deselectByUser(path) }
    }
  }
}

/// A pan with two fingers, or with the mouse and Shift.
private final class MultipleSelectionPan: UIPanGestureRecognizer {
  /// The position at which the fingers came down, in the view's coordinates.
  private(set) var start = CGPoint.zero

  override init() {
    super.init()
    maximumNumberOfTouches = 2
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isPointer = touches.first?.type == .indirectPointer
    minimumNumberOfTouches = isPointer && event.modifierFlags.contains(.shift) ? 1 : 2
    start = location(in: view)
    super.touchesBegan(touches, with: event)
  }
}
