/// Recognizes two fingers that rotate about each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation since the gesture began, in radians, clockwise. Can be set.
  open var rotation: CGFloat = 0

  /// The velocity of the rotation, in radians per second.
  open private(set) var velocity: CGFloat = 0

  private var pair = TouchPair()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.begin(relevantTouches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2, let change = pair.change(relevantTouches, at: event.timestamp) else { return }
    if state.isActive {
      rotation += change.angle
      if change.interval > 0 { velocity = change.angle / change.interval }
      state = .changed
    } else if abs(pair.turned) * pair.startDistance / 2 >= TouchPair.pinchSlop {
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
    rotation = 0
    velocity = 0
  }
}
