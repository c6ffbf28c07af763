import Geometry

/// The current motion of a scroll view: a drag, a deceleration, a wheel step or an animation.
///
/// It keeps the exact offset. While the view moves, it shows the offset rounded to device pixels (Behaviour.md 6.5).
@MainActor
final class ScrollMotion: FrameClockParticipant {
  enum Phase {
    case idle
    case dragging(ScrollDrag)
    case decelerating(ScrollDeceleration)
    case animating(OffsetAnimation)

    var isIdle: Bool { if case .idle = self { true } else { false } }
  }

  /// The offset after fractional wheel clicks: their exact sum, and the pixel that is shown.
  private struct FineWheel {
    var offset: CGPoint
    var shown: CGPoint

    mutating func move(by shift: CGPoint, to shown: CGPoint) {
      offset = CGPoint(x: offset.x + shift.x, y: offset.y + shift.y)
      self.shown = shown
    }
  }

  private unowned let scrollView: UIScrollView
  private(set) var phase = Phase.idle
  /// Whether the motion itself is changing the offset.
  private var isApplying = false
  /// Whether the current or last touch stopped a deceleration. The content does not receive such a touch (Behaviour.md
  /// 6.8), not even a quick tap that is delivered when the finger lifts.
  private(set) var hasStoppedDeceleration = false
  private var settling: FrameClock.Deadline?
  /// The offset after fractional wheel clicks.
  private var fineWheel: FineWheel?
  /// Whether the delegate is receiving the end of a drag.
  private var isReportingEndOfDrag = false
  /// The difference that rounding to pixels made to an offset that other code set. A current motion continues from the
  /// exact offset.
  private var lostInRounding = CGPoint.zero
  /// Whether a fractional wheel click is changing the offset. No other property shows this.
  private(set) var isTurningFineWheel = false

  init(scrollView: UIScrollView) { self.scrollView = scrollView }

  var isDragging: Bool { if case .dragging = phase { true } else { false } }
  /// Whether fingers, on the screen or on a touchpad, hold the content.
  var isTracking: Bool { isDragging || isReportingEndOfDrag }
  var isDecelerating: Bool { if case .decelerating = phase { true } else { false } }
  var isAnimating: Bool { if case .animating = phase { true } else { false } }

  // MARK: - Dragging

  /// Stops the current motion, because a finger came down.
  func touchDown() {
    hasStoppedDeceleration = isDecelerating
    stop()
  }

  /// Ends a touch without a drag. Content that was caught past an edge returns to it.
  func touchUp(at time: CFTimeInterval) {
    guard phase.isIdle, scrollView.scrollRange.clamp(scrollView.contentOffset) != scrollView.contentOffset
    else {
      return
    }
    decelerate(from: scrollView.contentOffset, velocity: .zero, at: time)
  }

  func beginDrag() {
    stop()
    phase = .dragging(ScrollDrag(offset: scrollView.contentOffset, limits: scrollView.dragLimits))
    scrollView.scrollViewDelegate?.scrollViewWillBeginDragging(scrollView)
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
  /// - Parameter fingerVelocity: The velocity of the fingers in the offset's direction, in points per second.
  func endDrag(fingerVelocity: CGPoint, at time: CFTimeInterval) {
    guard case .dragging(let drag) = phase else { return }
    release(from: drag.shown, velocity: drag.velocity(at: time), fingerVelocity: fingerVelocity, at: time)
  }

  /// Cancels the drag. The content stays where it is, or returns to the edge.
  func cancelDrag(at time: CFTimeInterval) {
    guard case .dragging(let drag) = phase else { return }
    release(from: drag.shown, velocity: .zero, fingerVelocity: .zero, at: time)
  }

  private func release(
    from offset: CGPoint, velocity: CGPoint, fingerVelocity: CGPoint, at time: CFTimeInterval
  ) {
    let deceleration = ScrollDeceleration(
      from: offset, velocity: velocity, limits: scrollView.decelerationLimits,
      startOfDrag: { if case .dragging(let drag) = phase { drag.startOffset } else { offset } }())
    let target = scrollView.targetOffset(of: deceleration, fingerVelocity: fingerVelocity)
    phase = .idle
    var retargeted = deceleration
    retargeted.aim(at: target)
    let decelerates = retargeted.duration > 0
    isReportingEndOfDrag = true
    scrollView.scrollViewDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerates)
    isReportingEndOfDrag = false
    guard decelerates, phase.isIdle else {
      if phase.isIdle { scrollView.scrollIndicators.hide() }
      return
    }
    start(retargeted, at: time)
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
    scrollView.scrollViewDelegate?.scrollViewWillBeginDecelerating(scrollView)
    scrollView.scrollIndicators.show()
    FrameClock.main.add(self)
  }

  // MARK: - Animating

  /// Scrolls to an offset in 0.3 seconds, starting from the current offset. With reduced motion, the next frame shows
  /// the end.
  func animate(to offset: CGPoint, outstandingClicks: Point2D = .zero) {
    stop()
    guard scrollView.pixelGrid.rounded(offset) != scrollView.contentOffset else { return }
    var animation = OffsetAnimation(
      from: scrollView.contentOffset, to: offset, isImmediate: UIAccessibility.isReduceMotionEnabled)
    animation.outstandingClicks = outstandingClicks
    phase = .animating(animation)
    scrollView.scrollIndicators.show()
    FrameClock.main.add(self)
  }

  /// Stops the current motion at its offset.
  func stop() {
    settling?.cancel()
    fineWheel = nil
    let old = phase
    phase = .idle
    if case .decelerating = old { scrollView.scrollViewDelegate?.scrollViewDidEndDecelerating(scrollView) }
    if case .animating = old { scrollView.scrollViewDelegate?.scrollViewDidEndScrollingAnimation(scrollView) }
    if !old.isIdle { scrollView.scrollIndicators.hide() }
  }

  // MARK: - Wheel and touchpad

  /// Handles a scroll step of a wheel or a touchpad.
  func scroll(_ step: InputEvent.Scroll, at time: CFTimeInterval) {
    guard step.delta.isFinite else { return }
    switch step.source {
    // Only the fingers move content that they hold.
    case .wheel where isDragging, .fineWheel where isDragging: return
    case .wheel: turnWheel(by: step.delta)
    case .fineWheel: turnFineWheel(by: step.delta, at: time)
    case .touchpad: followTouchpad(step, at: time)
    }
  }

  /// Scrolls by whole clicks, starting from where earlier clicks end. Each click scrolls by its length, or to the
  /// layout's next resting position.
  private func turnWheel(by clicks: Point2D) {
    // During a drag or a deceleration, layouts return other resting positions.
    if isDecelerating { stop() }
    var from = scrollView.contentOffset
    var clicks = clicks
    if case .animating(let animation) = phase {
      from = animation.end
      clicks = clicks + animation.outstandingClicks
    }
    // Limits the clicks per frame to more than anyone can turn.
    let count = min(100, max(1, max(abs(clicks.x), abs(clicks.y)).rounded()))
    let step = scrollView.wheelStep(for: clicks * (1 / count))
    var target = from
    var outstanding = Point2D.zero
    for click in 0..<Int(count) {
      let next =
        scrollView.nextRestingPosition(after: target, inDirectionOf: step)
        ?? scrollView.scrollRange.clamp(CGPoint(x: target.x + step.x, y: target.y + step.y))
      if next == target {
        outstanding = clicks * ((count - Double(click)) / count)
        break
      }
      target = next
    }
    if case .animating(var animation) = phase {
      if target != animation.end { animation.retarget(to: target) }
      animation.outstandingClicks = outstanding
      phase = .animating(animation)
    } else if UIView.areAnimationsEnabled {
      animate(to: target, outstandingClicks: outstanding)
    } else {
      stop()
      scrollView.contentOffset = target
    }
  }

  /// Scrolls by fractional clicks immediately. When they end, the layout can snap.
  private func turnFineWheel(by clicks: Point2D, at time: CFTimeInterval) {
    if !phase.isIdle { stop() }
    let shown = scrollView.contentOffset
    let offset = fineWheel?.shown == shown ? fineWheel?.offset ?? shown : shown
    let fraction = max(abs(clicks.x), abs(clicks.y))
    guard fraction > 0 else { return }
    var click = scrollView.wheelStep(for: clicks * (1 / fraction))
    let rest = restingPosition(at: offset)
    if let next = scrollView.nextRestingPosition(after: rest, inDirectionOf: click) {
      click = CGPoint(x: next.x - rest.x, y: next.y - rest.y)
    }
    let target = scrollView.scrollRange.clamp(
      CGPoint(x: offset.x + click.x * fraction, y: offset.y + click.y * fraction))
    scrollView.scrollIndicators.show()
    isTurningFineWheel = true
    apply(target)
    isTurningFineWheel = false
    fineWheel = FineWheel(offset: target, shown: scrollView.contentOffset)
    settling?.cancel()
    settling = FrameClock.main.schedule(at: time + 0.12) { [weak self] in
      guard let self, phase.isIdle else { return }
      let rest = restingPosition(at: fineWheel?.offset ?? scrollView.contentOffset)
      let isThere = scrollView.pixelGrid.rounded(rest) == scrollView.contentOffset
      isThere ? scrollView.scrollIndicators.hide() : animate(to: rest)
      fineWheel = nil
    }
  }

  /// The layout's resting position for a scroll that ends at an offset.
  private func restingPosition(at offset: CGPoint) -> CGPoint {
    scrollView.layoutTarget(for: offset, velocity: .zero, startOfDrag: offset)
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
      guard case .dragging(let drag) = phase else { return }
      endDrag(fingerVelocity: drag.velocity(at: time), at: time)
    case .cancelled:
      cancelDrag(at: time)
    }
  }

  // MARK: - Frames

  func advance(to time: CFTimeInterval) -> Bool {
    switch phase {
    case .idle, .dragging:
      return false
    case .decelerating(let deceleration):
      let elapsed = time - deceleration.startTime
      apply(deceleration.offset(at: elapsed))
      if case .decelerating(let current) = phase, elapsed >= current.duration { stop() }
    case .animating(var animation):
      let offset = animation.offset(at: time)
      phase = .animating(animation)
      apply(offset)
      if case .animating(let current) = phase, current.isOver(at: time) { stop() }
    }
    return !phase.isIdle
  }

  // MARK: - Offset

  private func apply(_ offset: CGPoint) {
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
  var endOfAnimation: CGPoint? { if case .animating(let animation) = phase { animation.end } else { nil } }

  /// Sends the current animation to another offset, with the full duration starting now.
  func leadAnimation(to end: CGPoint) {
    guard case .animating(var animation) = phase, end != animation.end else { return }
    animation.retarget(to: end)
    animation.outstandingClicks = .zero
    phase = .animating(animation)
  }

  /// Sends the current animation to another offset, in its remaining time.
  func redirectAnimation(to end: CGPoint) {
    guard case .animating(var animation) = phase else { return }
    animation.redirect(to: end, at: FrameClock.main.time)
    phase = .animating(animation)
  }

  /// Updates the deceleration for a new range, if it ends at an edge or would end past one.
  func rangeDidChange() {
    guard case .decelerating(var deceleration) = phase, deceleration.isLimited(by: scrollView.scrollRange)
    else { return }
    deceleration.move(by: .zero, limits: scrollView.decelerationLimits, at: FrameClock.main.time) { landing in
      scrollView.layoutTarget(for: landing, velocity: .zero, startOfDrag: landing)
    }
    phase = .decelerating(deceleration)
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
      deceleration.move(by: shift, limits: scrollView.decelerationLimits, at: FrameClock.main.time) {
        landing in
        scrollView.layoutTarget(for: landing, velocity: .zero, startOfDrag: landing)
      }
      phase = .decelerating(deceleration)
    case .animating(var animation):
      animation.move(by: shift)
      phase = .animating(animation)
      // Endless content may now have room for the remaining clicks.
      if animation.outstandingClicks != .zero { turnWheel(by: .zero) }
    }
  }
}
