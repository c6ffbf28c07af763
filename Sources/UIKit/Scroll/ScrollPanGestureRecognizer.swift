/// The pan gesture recognizer of a scroll view. It drives the view's motion.
@preconcurrency @MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private var time: TimeInterval = 0

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init()
  }

  /// A finger that stopped a deceleration drags without a minimum distance.
  override var slop: CGFloat { scrollView?.motion.hasStoppedDeceleration == true ? 0 : super.slop }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    if numberOfTouches == touches.count { scrollView?.motion.touchDown() }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    let wasActive = state.isActive
    super.touchesMoved(touches, with: event)
    guard state.isActive, let scrollView else { return }
    if !wasActive { scrollView.motion.beginDrag() }
    scrollView.motion.drag(by: translation(in: scrollView), at: time)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    super.touchesEnded(touches, with: event)
    let finger = velocity(in: scrollView)
    guard let scrollView, numberOfTouches == 0 else { return }
    if scrollView.motion.isDragging {
      scrollView.motion.endDrag(fingerVelocity: CGPoint(x: -finger.x, y: -finger.y), at: time)
    } else {
      scrollView.motion.touchUp(at: time)
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    super.touchesCancelled(touches, with: event)
    scrollView?.motion.cancelDrag(at: time)
    scrollView?.motion.touchUp(at: time)
  }

  override func shouldReceive(_ touch: UITouch) -> Bool {
    super.shouldReceive(touch) && scrollView?.isScrollEnabled == true
  }
}
