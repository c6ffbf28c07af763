/// Recognizes one or more taps with one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The maximum distance that a finger may move during a tap, and between two taps, in points.
  static let maximumDistance: CGFloat = 45
  /// The maximum time between two taps, in seconds.
  static let maximumInterval: TimeInterval = 0.35
  /// The maximum time that a finger may stay down, in seconds.
  private static let maximumDuration: TimeInterval = 0.75

  /// The number of taps required. Default 1.
  open var numberOfTapsRequired = 1

  /// The number of fingers required. Default 1.
  open var numberOfTouchesRequired = 1

  /// The button of the mouse with which the user clicks. Of several buttons, any one. Default `primary`. Fingers need no
  /// button.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  override var acceptedButtons: UIEvent.ButtonMask { buttonMaskRequired }

  private var taps = 0
  /// Where the last tap began.
  private var lastStart: CGPoint?
  private var maximumNumberOfTouches = 0
  private var deadline: FrameClock.Deadline?

  override var waitsForMoreTouches: Bool { taps > 0 && taps < numberOfTapsRequired }

  /// The touches of the last tap. Those of earlier taps are tracked, too, and so may be a touch that follows.
  override var relevantTouches: [UITouch] {
    let isComplete = taps >= numberOfTapsRequired
    let touches = isComplete ? trackedTouches.filter { !$0.isDown } : super.relevantTouches
    return touches.suffix(max(0, numberOfTouchesRequired))
  }

  /// The centre of the points in the window where the touches began.
  private var start: CGPoint {
    let starts = relevantTouches.map(\.startLocation)
    let count = CGFloat(starts.count)
    return CGPoint(x: starts.map(\.x).reduce(0, +) / count, y: starts.map(\.y).reduce(0, +) / count)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard taps < numberOfTapsRequired else {
      // The taps wait for the failure of another recognizer.
      for touch in touches { ignore(touch, for: event) }
      return
    }
    maximumNumberOfTouches = max(maximumNumberOfTouches, numberOfTouches)
    guard maximumNumberOfTouches <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    if let lastStart, numberOfTouches == numberOfTouchesRequired,
      hypot(start.x - lastStart.x, start.y - lastStart.y) > Self.maximumDistance
    {
      state = .failed
      return
    }
    failUnlessNext(within: Self.maximumDuration, of: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.distanceFromStart > Self.maximumDistance }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 0 else { return }
    guard maximumNumberOfTouches == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    lastStart = start
    maximumNumberOfTouches = 0
    if taps == numberOfTapsRequired {
      deadline?.cancel()
      state = .ended
    } else {
      trackedTouches.removeAll { !touches.contains($0) }
      failUnlessNext(within: Self.maximumInterval, of: event)
    }
  }

  open override func reset() {
    super.reset()
    taps = 0
    lastStart = nil
    maximumNumberOfTouches = 0
    deadline?.cancel()
  }

  private func failUnlessNext(within interval: TimeInterval, of event: UIEvent) {
    deadline?.cancel()
    deadline = motionClock.schedule(at: event.timestamp + interval) { [weak self] in
      guard let self, state == .possible else { return }
      taps = 0
      state = .failed
      arena?.settle()
    }
  }
}
