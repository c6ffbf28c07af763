import Geometry

/// The current motion of a scroll view: a drag, a deceleration, a wheel step, a spin or an animation.
///
/// It keeps the exact offset. While the view moves, it shows the offset rounded to device pixels (Behaviour.md 6.5).
@MainActor
final class ScrollMotion: FrameClockParticipant {
  enum Phase {
    case idle
    case dragging(ScrollDrag)
    case decelerating(ScrollDeceleration)
    case spinning(WheelSpin)
    case animating(OffsetAnimation)

    var isIdle: Bool { if case .idle = self { true } else { false } }
  }

  unowned let scrollView: UIScrollView
  var phase = Phase.idle
  /// Whether the motion itself is changing the offset.
  private var isApplying = false
  /// Whether the current or last touch stopped a deceleration. The content does not receive such a touch (Behaviour.md
  /// 6.8), not even a quick tap that is delivered when the finger lifts.
  private(set) var hasStoppedDeceleration = false
  var settling: FrameClock.Deadline?
  /// The offset after fractional wheel clicks.
  var fineWheel: FineWheel?
  /// Whether the delegate is receiving the end of a drag.
  private var isReportingEndOfDrag = false
  /// The difference that rounding to pixels made to an offset that other code set. A current motion continues from the
  /// exact offset.
  private var lostInRounding = CGPoint.zero
  /// Whether a fractional wheel click is changing the offset. No other property shows this.
  var isTurningFineWheel = false
  /// The latest clicks of the mouse wheel.
  var wheelClicks = WheelClicks()
  /// The time of the last frame of the current motion. Nil before it.
  var lastFrame: CFTimeInterval?

  init(scrollView: UIScrollView) { self.scrollView = scrollView }

  var isDragging: Bool { if case .dragging = phase { true } else { false } }
  /// Whether fingers, on the screen or on a touchpad, hold the content.
  var isTracking: Bool { isDragging || isReportingEndOfDrag }
  var isDecelerating: Bool { if case .decelerating = phase { true } else { false } }
  var isAnimating: Bool { if case .animating = phase { true } else { isSpinning } }
  var isSpinning: Bool { if case .spinning = phase { true } else { false } }

  // MARK: - Dragging

  /// Stops the current motion, because a finger came down.
  func touchDown() {
    hasStoppedDeceleration = isDecelerating || isSpinning
    stop()
  }

  /// Ends a touch without a drag. Content that was caught past an edge returns to it, and content that was caught between
  /// two pages moves to the nearer one.
  func touchUp(at time: CFTimeInterval) {
    guard phase.isIdle else { return }
    let offset = scrollView.contentOffset
    if scrollView.scrollRange.clamp(offset) != offset {
      decelerate(from: offset, velocity: .zero, at: time)
    } else if scrollView.isPagingEnabled {
      animate(to: scrollView.layoutTarget(for: offset, velocity: .zero, startOfDrag: offset))
    }
  }

  func beginDrag() {
    stop()
    phase = .dragging(ScrollDrag(offset: scrollView.contentOffset, limits: scrollView.dragLimits))
    scrollView.calledScrollViewDelegate?.scrollViewWillBeginDragging(scrollView)
    if isDragging { scrollView.scrollIndicators.show() }
  }

  /// Drags to the fingers' translation since the drag began, in the view's points.
  func drag(by translation: CGPoint, at time: CFTimeInterval) {
    guard case .dragging(var drag) = phase else { return }
    drag.drag(to: translation, limits: scrollView.dragLimits, at: time)
    phase = .dragging(drag)
    apply(drag.shown)
  }

  /// Ends the drag, because the fingers lifted.
  ///
  /// - Parameter fingerVelocity: The velocity of the fingers in the offset's direction, in points per second. Nil for
  ///   the velocity of the content.
  func endDrag(fingerVelocity: CGPoint? = nil, at time: CFTimeInterval) {
    guard case .dragging(let drag) = phase else { return }
    let velocity = drag.velocity(at: time)
    release(from: drag.shown, velocity: velocity, fingerVelocity: fingerVelocity ?? velocity, at: time)
  }

  /// Cancels the drag. The content stays where it is, or returns to the edge.
  func cancelDrag(at time: CFTimeInterval) {
    guard case .dragging(let drag) = phase else { return }
    release(from: drag.shown, velocity: .zero, fingerVelocity: .zero, at: time)
  }

  private func release(
    from offset: CGPoint, velocity: CGPoint, fingerVelocity: CGPoint, at time: CFTimeInterval
  ) {
    scrollView.refreshControl?.contentWasReleased()
    let deceleration = ScrollDeceleration(
      from: offset, velocity: velocity, limits: scrollView.decelerationLimits,
      startOfDrag: { if case .dragging(let drag) = phase { drag.startOffset } else { offset } }())
    let target = scrollView.targetOffset(of: deceleration, fingerVelocity: fingerVelocity)
    phase = .idle
    var retargeted = deceleration
    aim(&retargeted, at: target)
    let decelerates = retargeted.duration > 0
    isReportingEndOfDrag = true
    scrollView.calledScrollViewDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerates)
    isReportingEndOfDrag = false
    guard decelerates, phase.isIdle else {
      if phase.isIdle { scrollView.scrollIndicators.hide() }
      return
    }
    start(retargeted, at: time)
  }

  // MARK: - Decelerating

  /// Sets the final offset of a deceleration: exactly, unless the content can also end its scroll beside it.
  func aim(_ deceleration: inout ScrollDeceleration, at target: CGPoint) {
    deceleration.aim(at: target, isExact: !scrollView.canEndScroll(at: deceleration.naturalLanding))
  }

  private func decelerate(from offset: CGPoint, velocity: CGPoint, at time: CFTimeInterval) {
    start(
      ScrollDeceleration(
        from: offset, velocity: velocity, limits: scrollView.decelerationLimits, startOfDrag: offset),
      at: time)
  }

  private func start(_ deceleration: ScrollDeceleration, at time: CFTimeInterval) {
    var deceleration = deceleration
    deceleration.startTime = time
    phase = .decelerating(deceleration)
    scrollView.calledScrollViewDelegate?.scrollViewWillBeginDecelerating(scrollView)
    scrollView.scrollIndicators.show()
    scrollView.motionClock.add(self)
  }

  // MARK: - Animating

  /// Scrolls to an offset in 0.3 seconds, starting from the current offset. With reduced motion, the next frame shows
  /// the end.
  func animate(to offset: CGPoint, outstandingClicks: Point2D = .zero) {
    let wasSpinning = isSpinning
    stop()
    guard scrollView.pixelGrid.rounded(offset) != scrollView.contentOffset else { return }
    var animation = OffsetAnimation(
      from: scrollView.contentOffset, to: offset, isImmediate: UIAccessibility.isReduceMotionEnabled,
      isMoving: wasSpinning)
    animation.outstandingClicks = outstandingClicks
    phase = .animating(animation)
    scrollView.scrollIndicators.show()
    scrollView.motionClock.add(self)
  }

  /// Stops the current motion at its offset.
  func stop() {
    settling?.cancel()
    fineWheel = nil
    lastFrame = nil
    let old = phase
    phase = .idle
    switch old {
    case .idle: return
    case .dragging: break
    case .decelerating: scrollView.calledScrollViewDelegate?.scrollViewDidEndDecelerating(scrollView)
    case .animating, .spinning:
      scrollView.calledScrollViewDelegate?.scrollViewDidEndScrollingAnimation(scrollView)
    }
    scrollView.scrollIndicators.hide()
  }

  /// Scrolls from the current offset to the resting position of the layout, if it is another one.
  func settle() {
    let rest = restingPosition(at: scrollView.scrollRange.clamp(scrollView.contentOffset))
    if scrollView.pixelGrid.rounded(rest) != scrollView.contentOffset { animate(to: rest) }
  }

  // MARK: - Frames

  var moved: AnyObject { scrollView }

  func advance(with clock: FrameClock) -> Bool {
    let time = clock.time
    switch phase {
    case .idle, .dragging:
      return false
    case .decelerating(let deceleration):
      let elapsed = time - deceleration.startTime
      apply(deceleration.offset(at: elapsed))
      if case .decelerating(let current) = phase, elapsed >= current.duration { stop() }
    case .spinning(let spin):
      lastFrame = time
      apply(spin.deceleration.offset(at: time - spin.deceleration.startTime))
      if case .spinning(let current) = phase,
        time - current.deceleration.startTime >= current.deceleration.duration
      {
        stop()
      }
    case .animating(var animation):
      lastFrame = time
      let offset = animation.offset(at: time)
      phase = .animating(animation)
      apply(offset)
      if case .animating(let current) = phase, current.isOver(at: time) { stop() }
    }
    return !phase.isIdle
  }

  // MARK: - Offset

  func apply(_ offset: CGPoint) {
    isApplying = true
    scrollView.contentOffset = offset
    isApplying = false
  }

  /// Shows an offset that code has set, on a pixel, instead of the exact one, which may be between pixels.
  func setOffset(_ offset: CGPoint, insteadOf wanted: CGPoint) {
    lostInRounding = CGPoint(x: wanted.x - offset.x, y: wanted.y - offset.y)
    scrollView.bounds.origin = offset
    lostInRounding = .zero
  }

  /// The final offset of the animation. Nil without an animation.
  var endOfAnimation: CGPoint? {
    switch phase {
    case .animating(let animation): animation.end
    case .spinning(let spin): spin.deceleration.end
    case .idle, .dragging, .decelerating: nil
    }
  }

  /// Sends the current animation to another offset, with the full duration starting now.
  func leadAnimation(to end: CGPoint) {
    if isSpinning { return animate(to: end) }
    guard case .animating(var animation) = phase, end != animation.end else { return }
    animation.retarget(to: end)
    animation.outstandingClicks = .zero
    phase = .animating(animation)
  }

  /// Sends the current animation to another offset, in its remaining time.
  func redirectAnimation(to end: CGPoint) {
    if isSpinning { return animate(to: end) }
    guard case .animating(var animation) = phase else { return }
    animation.redirect(to: end, at: scrollView.motionClock.time)
    phase = .animating(animation)
  }

  /// Updates the deceleration for a new range, if it ends at an edge or would end past one.
  func rangeDidChange() {
    let range = scrollView.scrollRange
    if case .decelerating(var deceleration) = phase, deceleration.isLimited(by: range) {
      move(&deceleration, by: .zero)
      phase = .decelerating(deceleration)
    } else if case .spinning(var spin) = phase, spin.deceleration.isLimited(by: range) {
      move(&spin.deceleration, by: .zero)
      phase = .spinning(spin)
    }
  }

  /// Moves a deceleration along with the content.
  private func move(_ deceleration: inout ScrollDeceleration, by shift: CGPoint) {
    deceleration.move(by: shift, limits: scrollView.decelerationLimits, at: scrollView.motionClock.time) {
      landing in
      scrollView.layoutTarget(for: landing, velocity: .zero, startOfDrag: landing)
    }
  }

  /// Updates the motion for a new offset. When other code set it, even during a call that reports the motion's own
  /// change, the drag or deceleration continues from the new offset with its velocity (Behaviour.md 6.10).
  func offsetDidChange(from old: CGPoint, to new: CGPoint) {
    if isApplying {
      isApplying = false
      lostInRounding = .zero
      return
    }
    let shift = CGPoint(x: new.x + lostInRounding.x - old.x, y: new.y + lostInRounding.y - old.y)
    lostInRounding = .zero
    switch phase {
    case .idle:
      fineWheel?.move(by: shift, to: new)
    case .dragging(var drag):
      drag.move(by: shift)
      phase = .dragging(drag)
    case .decelerating(var deceleration):
      move(&deceleration, by: shift)
      phase = .decelerating(deceleration)
    case .spinning(var spin):
      move(&spin.deceleration, by: shift)
      phase = .spinning(spin)
    case .animating(var animation):
      animation.move(by: shift)
      phase = .animating(animation)
      // Endless content may now have room for the remaining clicks.
      if animation.outstandingClicks != .zero { turnWheel(by: .zero) }
    }
  }
}
