/// Takes the touches outside of the buttons of an open row, which close the row and do nothing else. Pans continue.
final class SwipeDismissalGestureRecognizer: UIGestureRecognizer {
  /// Whether a touch closes the open row.
  private let closesRow: (UITouch) -> Bool
  private var hasMoved = false

  init(closesRow: @escaping (UITouch) -> Bool) {
    self.closesRow = closesRow
    super.init(target: nil, action: nil)
  }

  override func shouldReceive(_ touch: UITouch) -> Bool {
    super.shouldReceive(touch) && closesRow(touch)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.distanceFromStart >= UIPanGestureRecognizer.usualSlop }) {
      hasMoved = true
    }
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 0 else { return }
    state = hasMoved ? .cancelled : .ended
  }

  override func reset() {
    super.reset()
    hasMoved = false
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UIPanGestureRecognizer)
  }
}
