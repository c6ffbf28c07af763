/// Moves items of a collection view on a long press.
@MainActor
final class ItemMovementGesture: NSObject, UIGestureRecognizerDelegate {
  private let recognizer = UILongPressGestureRecognizer()
  /// The vector from the finger to the centre of the item, which is constant during the gesture; nil if the gesture has
  /// not lifted an item, as when another finger holds one.
  private var grip: CGPoint?
  /// The position at which the item was lifted, in window coordinates; nil if the finger has moved since.
  private var start: CGPoint?

  override init() {
    super.init()
    recognizer.delegate = self
    recognizer.addAction { [weak self] _ in self?.follow() }
  }

  /// Installs the gesture in a collection view. Nil removes it.
  func install(in view: UICollectionView?) {
    guard recognizer.view !== view else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    // In front of the others: the first of two long presses begins. If nothing can be moved, the menu opens.
    view?.gestureRecognizers = [recognizer] + (view?.gestureRecognizers ?? [])
  }

  /// Begins only on an item that may be moved. Otherwise other recognizers receive the touch.
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
    if recognizer.state == .began {
      start = location
      takeUp(in: view)
    }
    guard let grip else { return }
    switch recognizer.state {
    case .changed:
      if location != start { start = nil }
      let finger = recognizer.location(in: view)
      view.updateInteractiveMovementTargetPosition(CGPoint(x: finger.x + grip.x, y: finger.y + grip.y))
    case .ended:
      self.grip = nil
      view.endInteractiveMovement()
      // A lifted item that was not moved opens its menu.
      if start != nil { view.contextMenuInteraction?.openMenu(at: location) }
    case .cancelled, .failed:
      self.grip = nil
      view.cancelInteractiveMovement()
    case .possible, .began: break
    }
  }

  private func takeUp(in view: UICollectionView) {
    guard let item = itemUnderFinger, let middle = view.itemMovement.middle(ofItemAt: item),
      view.beginInteractiveMovementForItem(at: item)
    else { return }
    let (finger, offset) = (recognizer.location(in: view), view.contentOffset)
    grip = CGPoint(x: middle.x + offset.x - finger.x, y: middle.y + offset.y - finger.y)
  }
}
