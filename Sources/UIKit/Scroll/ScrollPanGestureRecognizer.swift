/// The pan gesture recognizer of a scroll view. It drives the view's motion.
@preconcurrency @MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private var time: TimeInterval = 0
  private var hasBegunDrag = false
  /// Whether the touch that came down has not been reported as lifted yet.
  private var isHolding = false
  /// The part of the fingers' translation that content that turns with them has followed, and how far it scrolled.
  private var turning: (followed: CGPoint, scrolled: CGPoint)?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
  }

  /// A finger that stopped a deceleration drags without a minimum distance.
  override var slop: CGFloat { scrollView?.motion.hasStoppedDeceleration == true ? 0 : super.slop }

  /// A gesture that is cancelled ends the drag, also when the recognizer is turned off during it.
  override var state: State {
    didSet {
      guard state == .cancelled, let scrollView else { return }
      isHolding = false
      scrollView.motion.cancelDrag(at: max(time, scrollView.motionClock.time))
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    if numberOfTouches == touches.count {
      isHolding = true
      scrollView?.motion.touchDown()
    }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    super.touchesMoved(touches, with: event)
    guard state.isActive, let scrollView else { return }
    // Not when the state changes: that happens later if another recognizer must fail first.
    if !hasBegunDrag {
      hasBegunDrag = true
      turning = nil
      scrollView.motion.beginDrag()
    }
    scrollView.motion.drag(by: contentTranslation(in: scrollView), at: time)
  }

  /// The translation by which the fingers drag the content: their own, unless the content turns with them.
  private func contentTranslation(in scrollView: UIScrollView) -> CGPoint {
    let finger = translation(in: scrollView)
    let (followed, scrolled) = turning ?? (.zero, .zero)
    let (location, origin) = (location(in: scrollView), scrollView.bounds.origin)
    let end = CGPoint(x: location.x - origin.x, y: location.y - origin.y)
    let start = CGPoint(x: end.x - finger.x + followed.x, y: end.y - finger.y + followed.y)
    guard let distance = scrollView.scrollDistance(ofDragFrom: start, to: end) else { return finger }
    // A drag moves the offset against the translation.
    let total = CGPoint(x: scrolled.x - distance.dx, y: scrolled.y - distance.dy)
    turning = (finger, total)
    return total
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    super.touchesEnded(touches, with: event)
    let finger = velocity(in: scrollView)
    guard let scrollView, numberOfTouches == 0 else { return }
    isHolding = false
    if scrollView.motion.isDragging {
      let velocity = turning == nil ? CGPoint(x: -finger.x, y: -finger.y) : nil
      scrollView.motion.endDrag(fingerVelocity: velocity, at: time)
    } else {
      scrollView.motion.touchUp(at: time)
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    super.touchesCancelled(touches, with: event)
    isHolding = false
    scrollView?.motion.touchUp(at: time)
  }

  override func reset() {
    super.reset()
    hasBegunDrag = false
    // Another recognizer took the touch, so that this one did not receive its end.
    if isHolding, let scrollView { scrollView.motion.touchUp(at: scrollView.motionClock.time) }
    isHolding = false
  }

  override func shouldReceive(_ touch: UITouch) -> Bool {
    super.shouldReceive(touch) && scrollView?.isScrollEnabled == true
  }
}
