/// Recognizes fingers that stay where they came down; then it follows them until they are lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers must stay, in seconds. Default 0.5.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How far they may move meanwhile, in points. Default 10.
  open var allowableMovement: CGFloat = 10

  /// How many taps must come before. Default 0.
  open var numberOfTapsRequired = 0

  /// With how many fingers. Default 1.
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
    deadline = FrameClock.main.schedule(at: event.timestamp + minimumPressDuration) { [weak self] in
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
    for touch in touches {
      let (start, now) = (touch.startLocation, touch.location(in: nil))
      if hypot(now.x - start.x, now.y - start.y) > allowableMovement { state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state.isActive ? .ended : .failed
  }

  open override func reset() {
    super.reset()
    deadline?.cancel()
  }
}
