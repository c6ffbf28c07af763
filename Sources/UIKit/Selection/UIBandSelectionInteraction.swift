/// Lets the user draw a rectangle with the mouse, to select what it touches.
///
/// The interaction draws the rectangle and reports it. The selection handler selects the items. Fingers do not draw
/// rectangles: they scroll.
///
/// In a collection view, the content scrolls while the pointer is near an edge, and the rectangle stays with the
/// content. In a layout that scrolls by item (`UICollectionViewLayoutItemScrolling`), whose items move other than the
/// content, it stays on screen instead, and nothing scrolls. Escape cancels the interaction. Then the handler is called
/// with the state `ended` and without a rectangle, and restores the selection.
@preconcurrency @MainActor
open class UIBandSelectionInteraction: NSObject, UIInteraction {
  /// The state of an interaction.
  public enum State: Int, Sendable {
    /// No rectangle is being drawn.
    case possible
    /// The user began to draw a rectangle.
    case began
    /// The rectangle changes.
    case selecting
    /// The user has drawn the rectangle, or has cancelled it.
    case ended
  }

  /// The view that has the interaction.
  public private(set) weak var view: UIView?

  /// Whether the user can draw a rectangle. Default true. Setting it to false cancels the current one.
  open var isEnabled: Bool {
    get { pan.isEnabled }
    set { pan.isEnabled = newValue }
  }

  /// The current state.
  open private(set) var state = State.possible

  /// The rectangle in the view's coordinates. Nil while none is being drawn, and when the user has cancelled it.
  open private(set) var selectionRect: CGRect?

  /// The modifier keys that were held when the mouse button was pressed.
  open var initialModifierFlags: UIKeyModifierFlags { pan.initialModifierFlags }

  /// Returns whether a rectangle may begin at a point of the view. Nil allows it everywhere.
  open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?

  private let selectionHandler: (UIBandSelectionInteraction) -> Void
  private let pan = BandSelectionPan()
  private let band = BandView()
  /// The corner at which the rectangle began, in the coordinates of the view, or of the viewport in a layout that
  /// scrolls by item.
  private var start = CGPoint.zero
  private var edgeScrolling: EdgeScrolling?

  /// Creates an interaction.
  ///
  /// - Parameter selectionHandler: Called when the state or the rectangle changes.
  public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
    self.selectionHandler = selectionHandler
    super.init()
    pan.delegate = self
    pan.addAction { [weak self] _ in self?.followPan() }
  }

  /// Removes the gesture recognizer from the previous view.
  open func willMove(to view: UIView?) {
    guard let old = self.view else { return }
    cancel()
    old.removeGestureRecognizer(pan)
  }

  /// Adds the gesture recognizer to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    // In front of the others: a drag that may draw a rectangle does not scroll.
    view?.gestureRecognizers = [pan] + (view?.gestureRecognizers ?? [])
  }

  /// Cancels the rectangle that is being drawn.
  ///
  /// - Returns: Whether one was being drawn.
  @discardableResult
  func cancel() -> Bool {
    guard isEnabled, state == .began || state == .selecting else { return false }
    isEnabled = false
    isEnabled = true
    return true
  }

  /// Updates the rectangle after the content has scrolled.
  func elementsDidChange() { if state == .began || state == .selecting { extend() } }

  // MARK: - Following the pointer

  private var collectionView: UICollectionView? { view as? UICollectionView }

  private var staysOnScreen: Bool { collectionView?.scrollsByItem == true }

  private func followPan() {
    switch pan.state {
    case .began:
      begin()
      followPointer()
    case .changed: followPointer()
    case .ended: end()
    case .cancelled, .failed:
      selectionRect = nil
      end()
    case .possible: break
    }
  }

  private func followPointer() {
    extend()
    guard let edgeScrolling, let view else { return }
    let pointer = pan.location(in: view)
    edgeScrolling.hold(at: CGPoint(x: pointer.x - view.bounds.minX, y: pointer.y - view.bounds.minY))
  }

  private func begin() {
    guard let view else { return }
    start = pan.start
    if let collectionView {
      if staysOnScreen {
        start = CGPoint(x: start.x - view.bounds.minX, y: start.y - view.bounds.minY)
      } else {
        edgeScrolling = EdgeScrolling(collectionView, zone: 40) { [weak self] in self?.extend() }
      }
    }
    band.show(over: view)
    change(to: .began, rect: CGRect(origin: pan.start, size: .zero))
  }

  private func extend() {
    guard let view, state == .began || state == .selecting else { return }
    let origin = staysOnScreen ? view.bounds.origin : .zero
    let corner = CGPoint(x: start.x + origin.x, y: start.y + origin.y)
    let pointer = pan.location(in: view)
    let rect = CGRect(
      x: min(corner.x, pointer.x), y: min(corner.y, pointer.y), width: abs(corner.x - pointer.x),
      height: abs(corner.y - pointer.y))
    band.place(rect, over: view)
    if rect != selectionRect { change(to: .selecting, rect: rect) }
  }

  private func end() {
    guard state == .began || state == .selecting else { return }
    edgeScrolling?.stop()
    edgeScrolling = nil
    band.removeFromSuperview()
    change(to: .ended, rect: selectionRect)
    (state, selectionRect) = (.possible, nil)
  }

  private func change(to state: State, rect: CGRect?) {
    (self.state, selectionRect) = (state, rect)
    selectionHandler(self)
  }
}

extension UIBandSelectionInteraction: UIGestureRecognizerDelegate {
  /// Asks the handler whether a rectangle may begin.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shouldBeginHandler?(self, pan.start) ?? true
  }
}
