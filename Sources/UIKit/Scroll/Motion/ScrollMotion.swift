import Geometry

/// The current motion of a scroll view: a drag, a deceleration, a turn or a spin of the wheel, or an animation.
///
/// It keeps the exact offset. While the view moves, it shows the offset rounded to device pixels (Behaviour.md 6.5).
@MainActor
final class ScrollMotion: FrameClockParticipant {
  private enum Phase {
    case idle
    case dragging(ScrollDrag)
    case decelerating(ScrollDeceleration)
    case turning(FineWheel)
    case spinning(WheelSpin)
    case animating(OffsetAnimation)
  }

  private unowned let scrollView: UIScrollView
  private var phase = Phase.idle
  /// Where the motion, or else other code, has last moved the content.
  private var shown: CGPoint
  /// Whether the current or last touch stopped a deceleration. The content does not receive such a touch (Behaviour.md
  /// 6.8), not even a quick tap that is delivered when the finger lifts.
  private(set) var hasStoppedDeceleration = false
  /// Whether the delegate is receiving the end of a drag.
  private var isReportingEndOfDrag = false
  /// The latest clicks of the mouse wheel.
  private var wheelClicks = WheelClicks()
  /// The time of the last frame of the current motion. Nil before it.
  private var lastFrame: CFTimeInterval?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    shown = scrollView.contentOffset
  }

  var isIdle: Bool { if case .idle = phase { true } else { false } }
  var isDragging: Bool { if case .dragging = phase { true } else { false } }
  /// Whether fingers, on the screen or on a touchpad, hold the content.
  var isTracking: Bool { isDragging || isReportingEndOfDrag }
  var isDecelerating: Bool { if case .decelerating = phase { true } else { false } }
  /// Whether fractions of a wheel click move the content, and the wheel may turn on.
  var isTurning: Bool { if case .turning = phase { true } else { false } }
  var isAnimating: Bool { if case .animating = phase { true } else { isSpinning } }
  private var isSpinning: Bool { if case .spinning = phase { true } else { false } }

  // MARK: - Dragging

  /// Stops the current motion, because a finger came down.
  func touchDown() {
    hasStoppedDeceleration = isDecelerating || isSpinning
    stop()
  }

  /// Ends a touch without a drag. Content that was caught past an edge returns to it, and content that was caught between
  /// two pages moves to the nearer one.
  func touchUp(at time: CFTimeInterval) {
    guard isIdle else { return }
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
    show(drag.shown)
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
    // The delegate may have stopped the drag by scrolling elsewhere.
    guard isDragging else { return }
    phase = .idle
    var retargeted = deceleration
    scrollView.aim(&retargeted, at: target)
    let decelerates = retargeted.duration > 0
    reportEndOfDrag(willDecelerate: decelerates)
    guard decelerates, isIdle else {
      if isIdle { scrollView.scrollIndicators.hide() }
      return
    }
    start(retargeted, at: time)
  }

  private func reportEndOfDrag(willDecelerate: Bool) {
    isReportingEndOfDrag = true
    scrollView.calledScrollViewDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: willDecelerate)
    isReportingEndOfDrag = false
  }

  // MARK: - Decelerating

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

  // MARK: - Wheel and touchpad

  /// Handles a scroll step of a wheel or a touchpad.
  func scroll(_ step: InputEvent.Scroll, at time: CFTimeInterval) {
    guard step.delta.isFinite else { return }
    switch step.source {
    // Only the fingers move content that they hold.
    case .wheel where isDragging, .fineWheel where isDragging: return
    case .wheel:
      wheelClicks.add(step.delta, at: time)
      if !spin(by: step.delta, at: time) { turnWheel(by: step.delta) }
    case .fineWheel: turnFineWheel(by: step.delta, at: time)
    case .touchpad: followTouchpad(step, at: time)
    }
  }

  /// Lets a wheel whose clicks come quickly spin the content.
  ///
  /// - Returns: Whether the content spins. If not, the clicks are single clicks.
  private func spin(by clicks: Point2D, at time: CFTimeInterval) -> Bool {
    let now = lastFrame ?? time
    var rate = wheelClicks.speed
    if case .spinning(let spin) = phase {
      guard spin.isInDirection(of: scrollView.wheelStep(for: clicks)) else {
        // A click back holds the wheel.
        animate(
          to: scrollView.restingPosition(at: scrollView.scrollRange.clamp(scrollView.contentOffset)))
        return true
      }
      // The wheel itself slows down.
      if spin.speed(at: now) >= rate ?? 0 {
        if spin.isFast(at: now) { return true }
        rate = nil
      }
    }
    guard let rate, scrollView.spinsWithWheel, UIView.areAnimationsEnabled,
      !UIAccessibility.isReduceMotionEnabled
    else { return false }
    // While content that a finger has let go decelerates, layouts return other resting positions.
    if isDecelerating { stop() }
    guard let spin = scrollView.wheelSpin(by: clicks, rate: rate, at: now) else { return false }
    if case .turning(let wheel) = phase { wheel.rest.cancel() }
    let wasMoving = !isIdle
    phase = .spinning(spin)
    if !wasMoving { scrollView.scrollIndicators.show() }
    scrollView.motionClock.add(self)
    return true
  }

  /// Scrolls by whole clicks, starting from where earlier clicks end. Each click scrolls by its length, or to the
  /// layout's next resting position.
  private func turnWheel(by clicks: Point2D) {
    // During a drag or a deceleration, layouts return other resting positions.
    if isDecelerating { stop() }
    let start = endOfAnimation ?? scrollView.contentOffset
    var clicks = clicks
    if case .animating(let animation) = phase { clicks = clicks + animation.outstandingClicks }
    let (target, outstanding) = scrollView.end(ofWheelClicks: clicks, from: start)
    if case .animating(var animation) = phase {
      if target != animation.end { animation.retarget(to: target) }
      animation.outstandingClicks = outstanding
      animation.followsItem = false
      phase = .animating(animation)
    } else if UIView.areAnimationsEnabled {
      animate(to: target, outstandingClicks: outstanding)
    } else {
      stop()
      show(target)
    }
  }

  /// Scrolls by fractional clicks immediately. When they end, the layout can snap.
  private func turnFineWheel(by clicks: Point2D, at time: CFTimeInterval) {
    var offset = scrollView.contentOffset
    if case .turning(let wheel) = phase { offset = wheel.offset } else { stop() }
    guard let target = scrollView.end(ofFractionalWheelClicks: clicks, from: offset) else { return }
    if case .turning(let wheel) = phase { wheel.rest.cancel() }
    scrollView.scrollIndicators.show()
    phase = .turning(
      FineWheel(
        offset: target,
        rest: scrollView.motionClock.schedule(at: time + FineWheel.pauseBeforeRest) { [weak self] in
          self?.endTurn()
        }))
    show(target)
  }

  /// Scrolls to the layout's resting position, because the wheel has come to rest.
  private func endTurn() {
    guard case .turning(let wheel) = phase else { return }
    animate(to: scrollView.restingPosition(at: wheel.offset))
    // Content that is there already has come to rest, too.
    if isIdle { scrollView.calledScrollViewDelegate?.scrollViewDidEndScrollingAnimation(scrollView) }
  }

  private func followTouchpad(_ step: InputEvent.Scroll, at time: CFTimeInterval) {
    switch step.phase {
    case .began, .changed, .stationary:
      if !isDragging { beginDrag() }
      // A step of fingers that have just come down has no distance.
      guard case .dragging(let drag) = phase, step.phase != .began || step.delta != .zero else { return }
      let travelled = drag.translation
      self.drag(by: CGPoint(x: travelled.x - step.delta.x, y: travelled.y - step.delta.y), at: time)
    case .ended:
      endDrag(at: time)
    case .cancelled:
      cancelDrag(at: time)
    }
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

  /// Stops the current motion at its offset. A drag that stops does not go on when the finger moves.
  func stop() {
    lastFrame = nil
    let old = phase
    phase = .idle
    switch old {
    case .idle: return
    case .dragging: reportEndOfDrag(willDecelerate: false)
    case .turning(let wheel): wheel.rest.cancel()
    case .decelerating: scrollView.calledScrollViewDelegate?.scrollViewDidEndDecelerating(scrollView)
    case .animating, .spinning:
      scrollView.calledScrollViewDelegate?.scrollViewDidEndScrollingAnimation(scrollView)
    }
    scrollView.scrollIndicators.hide()
  }

  /// Scrolls from the current offset to the resting position of the layout, if it is another one.
  func settle() {
    let rest = scrollView.restingPosition(at: scrollView.scrollRange.clamp(scrollView.contentOffset))
    if scrollView.pixelGrid.rounded(rest) != scrollView.contentOffset { animate(to: rest) }
  }

  // MARK: - Frames

  var moved: AnyObject { scrollView }

  func advance(with clock: FrameClock) -> Bool {
    let time = clock.time
    switch phase {
    case .idle, .dragging, .turning:
      return false
    case .decelerating(let deceleration):
      let elapsed = time - deceleration.startTime
      show(deceleration.offset(at: elapsed))
      if case .decelerating(let current) = phase, elapsed >= current.duration { stop() }
    case .spinning(let spin):
      lastFrame = time
      show(spin.deceleration.offset(at: time - spin.deceleration.startTime))
      if case .spinning(let current) = phase,
        time - current.deceleration.startTime >= current.deceleration.duration
      {
        stop()
      }
    case .animating(var animation):
      lastFrame = time
      let offset = animation.offset(at: time)
      phase = .animating(animation)
      show(offset)
      if case .animating(let current) = phase, current.isOver(at: time) { stop() }
    }
    return !isIdle
  }

  // MARK: - Offset

  /// Moves the content. All motion does so here. The delegate, the layout and other code may move it elsewhere in
  /// response: `contentDidMove()`.
  private func show(_ offset: CGPoint) {
    shown = scrollView.pixelGrid.rounded(offset)
    scrollView.contentOffset = shown
  }

  /// The final offset of the animation. Nil without an animation.
  var endOfAnimation: CGPoint? {
    switch phase {
    case .animating(let animation): animation.end
    case .spinning(let spin): spin.deceleration.end
    case .idle, .dragging, .decelerating, .turning: nil
    }
  }

  /// Whether the current animation follows an item. False once the user or other code leads it elsewhere.
  var followsItem: Bool { if case .animating(let animation) = phase { animation.followsItem } else { false } }

  /// Records that the current animation follows an item.
  func followItem() {
    guard case .animating(var animation) = phase else { return }
    animation.followsItem = true
    phase = .animating(animation)
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
    guard case .animating(var animation) = phase, end != animation.end else { return }
    animation.redirect(to: end, at: scrollView.motionClock.time)
    phase = .animating(animation)
  }

  /// Updates the motion for a new range: a deceleration if it ends at an edge or would end past one, and the end of an
  /// animation.
  ///
  /// - Parameter endOfAnimation: The offset in the new range that corresponds to the end of the current animation.
  func rangeDidChange(endOfAnimation: CGPoint?) {
    contentDidMove()
    let range = scrollView.scrollRange
    if case .decelerating(var deceleration) = phase, deceleration.isLimited(by: range) {
      move(&deceleration, by: .zero)
      phase = .decelerating(deceleration)
    } else if case .spinning(var spin) = phase, spin.deceleration.isLimited(by: range) {
      move(&spin.deceleration, by: .zero)
      phase = .spinning(spin)
    } else if let endOfAnimation {
      redirectAnimation(to: endOfAnimation)
    }
  }

  /// Moves a deceleration along with the content.
  private func move(_ deceleration: inout ScrollDeceleration, by shift: CGPoint) {
    deceleration.move(by: shift, limits: scrollView.decelerationLimits, at: scrollView.motionClock.time) {
      landing in
      scrollView.layoutTarget(for: landing, velocity: .zero, startOfDrag: landing)
    }
  }

  /// Continues from where other code has moved the content, with the same velocity (Behaviour.md 6.10).
  func contentDidMove() {
    let offset = scrollView.contentOffset
    guard offset != shown else { return }
    let exact = scrollView.exactContentOffset
    let shift = CGPoint(x: exact.x - shown.x, y: exact.y - shown.y)
    shown = offset
    switch phase {
    case .idle: break
    case .dragging(var drag):
      drag.move(by: shift)
      phase = .dragging(drag)
    case .decelerating(var deceleration):
      move(&deceleration, by: shift)
      phase = .decelerating(deceleration)
    case .turning(var wheel):
      wheel.move(by: shift)
      phase = .turning(wheel)
    case .spinning(var spin):
      move(&spin.deceleration, by: shift)
      phase = .spinning(spin)
    case .animating(var animation):
      animation.move(by: shift, in: scrollView.scrollRange)
      phase = .animating(animation)
      // Endless content may now have room for the remaining clicks.
      if animation.outstandingClicks != .zero { turnWheel(by: .zero) }
    }
  }
}
