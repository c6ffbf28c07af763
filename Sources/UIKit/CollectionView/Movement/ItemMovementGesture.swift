/// Moves items of a collection view by a long press.
@MainActor
final class ItemMovementGesture: NSObject, UIGestureRecognizerDelegate {
  private let recognizer = UILongPressGestureRecognizer()
  /// From the finger to the middle of the item, which stays as it was when it came down.
  private var grip = CGPoint.zero
  /// Where the item was taken up, in the window; nil when the finger has moved since.
  private var start: CGPoint?

  override init() {
    super.init()
    recognizer.delegate = self
    recognizer.addAction { [unowned self] _ in follow() }
  }

  /// Puts the gesture into a collection view, or into none.
  func install(in view: UICollectionView?) {
    guard recognizer.view !== view else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    // In front: of two long presses the first one begins, and where nothing is moved the menu opens.
    view?.gestureRecognizers = [recognizer] + (view?.gestureRecognizers ?? [])
  }

  /// Only an item that may be moved is taken up: otherwise the touch is for something else.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    view.flatMap { view in itemUnderFinger.map(view.canMove) } ?? false
  }

  private var view: UICollectionView? { recognizer.view as? UICollectionView }

  private var itemUnderFinger: IndexPath? {
    view.flatMap { $0.indexPathForItem(at: recognizer.location(in: $0)) }
  }

  private func follow() {
    guard let view else { return }
    let location = recognizer.location(in: nil)
    switch recognizer.state {
    case .began:
      start = location
      takeUp(in: view)
    case .changed:
      if location != start { start = nil }
      let finger = recognizer.location(in: view)
      view.updateInteractiveMovementTargetPosition(CGPoint(x: finger.x + grip.x, y: finger.y + grip.y))
    case .ended:
      view.endInteractiveMovement()
      // An item that was taken up and not moved has been asked for its menu.
      if start != nil { view.itemMenu.interaction.openMenu(at: location) }
    case .cancelled, .failed: view.cancelInteractiveMovement()
    case .possible: break
    }
  }

  private func takeUp(in view: UICollectionView) {
    guard let item = itemUnderFinger, let middle = view.middle(ofItemAt: item),
      view.beginInteractiveMovementForItem(at: item)
    else { return }
    let (finger, offset) = (recognizer.location(in: view), view.contentOffset)
    grip = CGPoint(x: middle.x + offset.x - finger.x, y: middle.y + offset.y - finger.y)
  }
}
