/// Recognizes fingers that drag.
///
/// It begins when they have travelled 10 points; the travel told is what goes beyond these (behaviour.md 6.4).
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far fingers travel before it is a drag, in points.
  var slop: CGFloat { 10 }

  /// With how many fingers at least. Default 1.
  open var minimumNumberOfTouches = 1

  /// With how many fingers at most. Default any.
  open var maximumNumberOfTouches = Int.max

  /// How far the fingers' middle travelled since the touches came down, in the window's points.
  private(set) var travel = CGPoint.zero
  /// What of the travel the slop has swallowed.
  private var swallowed = CGPoint.zero
  private var lastMiddle: CGPoint?
  private var velocityTracker = VelocityTracker()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= maximumNumberOfTouches else {
      if !state.isActive { state = .failed }
      return
    }
    rebase()
    velocityTracker.begin(at: travel, time: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    advance(to: event.timestamp)
    if state.isActive {
      state = .changed
      return
    }
    let distance = hypot(travel.x, travel.y)
    guard numberOfTouches >= minimumNumberOfTouches, distance >= slop, distance > 0 else { return }
    let fraction = slop / distance
    swallowed = CGPoint(x: travel.x * fraction, y: travel.y * fraction)
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    velocityTracker.lift(at: event.timestamp)
    if numberOfTouches >= minimumNumberOfTouches {
      rebase()
    } else if state.isActive {
      state = .ended
    } else {
      state = .failed
    }
  }

  open override func reset() {
    super.reset()
    travel = .zero
    swallowed = .zero
    lastMiddle = nil
    velocityTracker = VelocityTracker()
  }

  /// How far the fingers have dragged, in a view's points.
  open func translation(in view: UIView?) -> CGPoint {
    vector(CGPoint(x: travel.x - swallowed.x, y: travel.y - swallowed.y), in: view)
  }

  /// Makes the drag so far count as a distance, in a view's points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let scale = vector(CGPoint(x: 1, y: 0), in: view)
    let factor = hypot(scale.x, scale.y)
    guard factor > 0 else { return }
    swallowed = CGPoint(x: travel.x - translation.x / factor, y: travel.y - translation.y / factor)
  }

  /// How fast the fingers move, in a view's points a second: how far their moves of the last 0.1 seconds led.
  ///
  /// Lifting a finger is not a move. Zero once a finger is lifted that has rested for more than 0.1 seconds.
  open func velocity(in view: UIView?) -> CGPoint { vector(velocityTracker.velocity, in: view) }

  /// A touch that came or went moves the middle without anything having moved.
  private func rebase() { lastMiddle = numberOfTouches > 0 ? location(in: nil) : nil }

  private func advance(to timestamp: TimeInterval) {
    let middle = location(in: nil)
    if let lastMiddle {
      travel.x += middle.x - lastMiddle.x
      travel.y += middle.y - lastMiddle.y
      velocityTracker.add(travel, at: timestamp)
    }
    lastMiddle = middle
  }

  /// A displacement of the window as one of a view.
  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let target = view ?? nil, let window = self.view?.window else { return vector }
    let origin = target.convert(CGPoint.zero, from: window)
    let end = target.convert(vector, from: window)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
}
