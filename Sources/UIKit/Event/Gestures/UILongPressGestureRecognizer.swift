/// Recognizes fingers that do not move after they came down, and then tracks them until they lift.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time that the fingers must stay down, in seconds. Default 0.5.
  open var minimumPressDuration: TimeInterval = 0.5

  /// The distance that the fingers may move in this time, in points. Default 10.
  open var allowableMovement: CGFloat = 10

  /// The number of taps required before the press. Default 0.
  open var numberOfTapsRequired = 0

  /// The number of fingers required. Default 1.
  open var numberOfTouchesRequired = 1

  private var deadline: FrameClock.Deadline?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else {
      state = state.isActive ? state : .failed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired,
      trackedTouches.allSatisfy({ $0.tapCount > numberOfTapsRequired })
    else { return }
    deadline?.cancel()
    deadline = motionClock.schedule(at: event.timestamp + minimumPressDuration) { [weak self] in
      guard let self, state == .possible else { return }
      state = .began
      arena?.settle()
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isActive {
      state = .changed
      return
    }
    if touches.contains(where: { $0.distanceFromStart > allowableMovement }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state.isActive ? .ended : .failed
  }

  open override func reset() {
    super.reset()
    deadline?.cancel()
  }
}
