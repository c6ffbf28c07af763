/// Recognizes dragging with one or more fingers.
///
/// It begins after 10 points of movement. The translation does not include these (Behaviour.md 6.4).
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The distance that fingers move before a drag begins, in points. A touch that moves less far is a tap.
  package static let usualSlop: CGFloat = 10

  /// The distance that the fingers of this recognizer move before a drag begins, in points.
  var slop: CGFloat { Self.usualSlop }

  /// The minimum number of fingers. Default 1.
  open var minimumNumberOfTouches = 1

  /// The maximum number of fingers. Default unlimited. A drag that has begun ignores further fingers.
  open var maximumNumberOfTouches = Int.max

  /// The scroll steps of wheels and touchpads that the recognizer receives. Default none.
  ///
  /// The translation has the direction in which the content moves. A wheel click is a gesture of its own, with a
  /// translation of `wheelClickLength`.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The translation of one wheel click, in points.
  public static let wheelClickLength: CGFloat = 10

  /// The distance that the centre of the fingers moved since the touches began, in the window's points.
  private(set) var travel = CGPoint.zero
  /// The part of the travel that the slop consumed.
  private var consumedTravel = CGPoint.zero
  private var lastMiddle: CGPoint?
  private var velocityTracker = VelocityTracker()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= maximumNumberOfTouches else {
      if state.isActive {
        for touch in touches { ignore(touch, for: event) }
      } else {
        state = .failed
      }
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
    consumedTravel = CGPoint(x: travel.x * fraction, y: travel.y * fraction)
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
    consumedTravel = .zero
    lastMiddle = nil
    velocityTracker = VelocityTracker()
  }

  /// Recognizes a scroll step.
  func follow(_ scroll: InputEvent.Scroll, _ event: UIEvent, in window: UIWindow) {
    guard scroll.delta.isFinite else { return }
    let unit = scroll.source == .touchpad ? 1 : Self.wheelClickLength
    travel.x -= scroll.delta.x * unit
    travel.y -= scroll.delta.y * unit
    velocityTracker.add(travel, at: event.timestamp)
    follow(scroll.phase, at: scroll.location, event, in: window)
    // A click of a wheel is a whole gesture.
    if scroll.source != .touchpad, state.isActive { follow(.ended, at: scroll.location, event, in: window) }
  }

  /// Whether the recognizer receives a gesture of scroll steps that begins at a point of its view with a step.
  func shouldReceive(_ scroll: InputEvent.Scroll, at location: CGPoint) -> Bool { true }

  /// Whether it depends on the direction of a scroll if the recognizer receives it.
  func waitsForDirection(ofScrollAt location: CGPoint) -> Bool { false }

  /// The translation of the drag, in a view's points.
  open func translation(in view: UIView?) -> CGPoint {
    vector(CGPoint(x: travel.x - consumedTravel.x, y: travel.y - consumedTravel.y), in: view)
  }

  /// Sets the translation so far, in a view's points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let translation = vectorInWindow(translation, from: view)
    consumedTravel = CGPoint(x: travel.x - translation.x, y: travel.y - translation.y)
  }

  /// The velocity of the fingers, in a view's points per second, measured from their moves of the last 0.1 seconds.
  ///
  /// Lifting a finger is not a move. The velocity is zero when a finger lifts after a rest of more than 0.1 seconds.
  open func velocity(in view: UIView?) -> CGPoint { vector(velocityTracker.velocity, in: view) }

  /// The distance that the centre of the fingers moved since the touches began, in a view's points.
  func travel(in view: UIView) -> CGPoint { vector(travel, in: view) }

  /// Updates the reference location, because adding or removing a touch changes the centre without a movement.
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

  /// Converts a vector from the window to a view.
  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let target = view ?? nil, let window = self.view?.window else { return vector }
    let origin = target.convert(CGPoint.zero, from: window)
    let end = target.convert(vector, from: window)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// Converts a vector from a view to the window.
  private func vectorInWindow(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window else { return vector }
    let origin = view.convert(CGPoint.zero, to: window)
    let end = view.convert(vector, to: window)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
}
