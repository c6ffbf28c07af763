/// Selects the items over which two fingers, or the mouse with Shift, are dragged. Deselects them if the first one was
/// selected.
@MainActor
final class MultipleSelection: NSObject, UIGestureRecognizerDelegate {
  private unowned let host: any MultipleSelectionHost
  private let data: PresentedData
  private let selection: ItemSelection
  private let pan = MultipleSelectionPan()
  private lazy var edgeScrolling = EdgeScrolling(host) { [unowned self] in extend() }
  /// The item at which the drag began; nil without a drag.
  private var start: IndexPath?
  /// The item at which the drag is now.
  private var end: IndexPath?
  /// The items that were selected before the drag.
  private var selectedBefore = SelectedItems()

  init(_ host: any MultipleSelectionHost, _ data: PresentedData, _ selection: ItemSelection) {
    (self.host, self.data, self.selection) = (host, data, selection)
    super.init()
    pan.delegate = self
    pan.addAction { [weak self] _ in self?.follow() }
  }

  /// Installs the gesture recognizer.
  func install() {
    // In front of the others: a drag that may select items does not scroll.
    host.gestureRecognizers = [pan] + (host.gestureRecognizers ?? [])
  }

  /// Updates the index paths of the items after an update. If the first item was deleted, no more items are selected.
  func carry(through map: UpdateMap) {
    start = start.flatMap(map.path(after:))
    end = end.flatMap(map.path(after:)) ?? start
    selectedBefore = selectedBefore.carried(through: map)
  }

  /// Discards the items, because they no longer exist.
  func forget() { (start, end, selectedBefore) = (nil, nil, SelectedItems()) }

  /// A drag selects items if it begins on an item, the delegate allows it, and the view scrolls in at most one
  /// direction.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let range = host.scrollRange
    let isScrolledBothWays = range.end.x > range.start.x && range.end.y > range.start.y
    guard !isScrolledBothWays, !host.hasActiveDrag, data.held == nil,
      let item = host.indexPathForItem(at: pan.start), !data.isPlaceholder(item)
    else { return false }
    start = item
    return host.askDelegate {
      $0.collectionView($1, shouldBeginMultipleSelectionInteractionAt: data.dataPath(of: item))
    } ?? host.allowsMultipleSelectionDuringEditing
  }

  private func follow() {
    switch pan.state {
    case .began:
      begin()
      extend()
    case .changed:
      extend()
      let (finger, offset) = (pan.location(in: host), host.contentOffset)
      edgeScrolling.hold(at: CGPoint(x: finger.x - offset.x, y: finger.y - offset.y))
    case .ended, .cancelled, .failed:
      edgeScrolling.stop()
      forget()
      edgeScrolling.comeToRest()
      host.askDelegate { $0.collectionViewDidEndMultipleSelectionInteraction($1) }
    case .possible: break
    }
  }

  private func begin() {
    guard let start else { return }
    if host.allowsMultipleSelectionDuringEditing { host.isEditing = true }
    host.askDelegate {
      $0.collectionView($1, didBeginMultipleSelectionInteractionAt: data.dataPath(of: start))
    }
    selectedBefore = selection.items
    selection.beginRange(at: start)
  }

  /// Selects or deselects the items from the first one to the one under the finger. Items that the finger has left
  /// again get back their previous state.
  private func extend() {
    guard let start, host.permitsMultipleSelection,
      let item = host.indexPathForItem(at: pan.location(in: host)), item != end
    else { return }
    let (previous, range) = (end ?? start, min(start, item)...max(start, item))
    let selects = !selectedBefore.contains(start)
    end = item
    for path in data.counts.paths(in: min(previous, item)...max(previous, item)) {
      let isSelected = range.contains(path) ? selects : selectedBefore.contains(path)
      guard isSelected != selection.items.contains(path) else { continue }
      if isSelected { selection.selectByUser(path) } else { selection.deselectByUser(path) }
    }
  }
}

/// The view whose items are selected by a drag over them.
@MainActor
protocol MultipleSelectionHost: SelectionHost {
  /// Whether several items can be selected while editing.
  var allowsMultipleSelectionDuringEditing: Bool { get }
  /// Whether the items are being edited.
  var isEditing: Bool { get set }
  /// Whether items are lifted or being dragged.
  var hasActiveDrag: Bool { get }
}

/// A pan with two fingers, or with the mouse and Shift.
private final class MultipleSelectionPan: UIPanGestureRecognizer {
  /// The position at which the fingers came down, in the view's coordinates.
  private(set) var start = CGPoint.zero

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 2
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isPointer = touches.first?.type == .indirectPointer
    minimumNumberOfTouches = isPointer && event.modifierFlags.contains(.shift) ? 1 : 2
    start = location(in: view)
    super.touchesBegan(touches, with: event)
  }
}
