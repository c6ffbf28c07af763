/// Recognizes drags of a scroll indicator: at once with the mouse, after a short press with a finger.
@preconcurrency @MainActor
final class ScrollIndicatorGestureRecognizer: UIGestureRecognizer {
  /// The time that a finger must press, in seconds. Shorter than the long press that opens a menu or lifts an item.
  private static let pressDuration: TimeInterval = 0.25
  /// The distance that the finger may move in this time, in points.
  private static let allowableMovement: CGFloat = 10

  private weak var scrollView: UIScrollView?
  private var deadline: FrameClock.Deadline?
  private var axis: NSLayoutConstraint.Axis?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    addAction { [weak self] _ in self?.drag() }
  }

  override func shouldReceive(_ touch: UITouch) -> Bool {
    super.shouldReceive(touch) && numberOfTouches == 0 && pressedAxis(of: touch) != nil
  }

  private func pressedAxis(of touch: UITouch) -> NSLayoutConstraint.Axis? {
    guard let scrollView else { return nil }
    return scrollView.scrollIndicators.axis(pressedAt: touch.location(in: scrollView), by: touch.type)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    axis = pressedAxis(of: touch)
    guard touch.type != .indirectPointer else {
      state = .began
      return
    }
    deadline = motionClock.schedule(at: event.timestamp + Self.pressDuration) { [weak self] in
      guard let self, state == .possible else { return }
      state = .began
      arena?.settle()
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isActive {
      state = .changed
    } else if let touch = touches.first, touch.distanceFromStart > Self.allowableMovement {
      state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state.isActive ? .ended : .failed
  }

  override func reset() {
    super.reset()
    deadline?.cancel()
    axis = nil
  }

  private func drag() {
    guard let scrollView, let axis else { return }
    let indicators = scrollView.scrollIndicators
    switch state {
    case .began: indicators.beginGrab(along: axis, at: location(in: scrollView))
    case .changed: indicators.drag(to: location(in: scrollView))
    case .ended, .cancelled: indicators.endGrab()
    case .possible, .failed: break
    }
  }
}
