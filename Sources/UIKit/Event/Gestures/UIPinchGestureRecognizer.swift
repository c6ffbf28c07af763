/// Recognizes two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The ratio of the fingers' distance to that when the gesture began. Can be set.
  open var scale: CGFloat = 1

  /// The change of the scale per second.
  open private(set) var velocity: CGFloat = 0

  private var pair = TouchPair()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.begin(relevantTouches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2, let change = pair.change(relevantTouches, at: event.timestamp) else { return }
    if state.isActive {
      apply(change.scale, over: change.interval)
      state = .changed
    } else if abs(pair.distance - pair.startDistance) >= TouchPair.pinchSlop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches < 2 {
      state = state.isActive ? .ended : .failed
    } else {
      // One of three fingers has lifted, and the others may be another pair.
      pair.begin(relevantTouches)
    }
  }

  open override func reset() {
    super.reset()
    scale = 1
    velocity = 0
  }

  /// Whether the recognizer has a use for a pinch on a touchpad that begins at a point of the window.
  func isUsable(at windowPoint: CGPoint) -> Bool { true }

  /// Recognizes a pinch on a touchpad, without touches.
  func follow(_ pinch: InputEvent.Pinch, _ event: UIEvent, in window: UIWindow) {
    if pinch.scale.isFinite, pinch.scale > 0 { scale = pinch.scale }
    follow(pinch.phase, at: pinch.location, event, in: window)
  }

  private func apply(_ factor: CGFloat, over interval: TimeInterval) {
    guard factor.isFinite, factor > 0 else { return }
    let old = scale
    scale *= factor
    if interval > 0 { velocity = (scale - old) / interval }
  }
}
