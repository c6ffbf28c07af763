import Geometry

// Scrolling with the wheel of a mouse and with a touchpad.
extension ScrollMotion {
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
    let count = max(abs(clicks.x), abs(clicks.y))
    let now = lastFrame ?? time
    var rate = wheelClicks.speed
    if case .spinning(let spin) = phase {
      guard spin.isInDirection(of: scrollView.wheelStep(for: clicks)) else {
        // A click back holds the wheel.
        animate(to: restingPosition(at: scrollView.scrollRange.clamp(scrollView.contentOffset)))
        return true
      }
      // The wheel itself slows down.
      if spin.speed(at: now) >= rate ?? 0 {
        if spin.isFast(at: now) { return true }
        rate = nil
      }
    }
    guard let rate, count > 0, scrollView.spinsWithWheel, UIView.areAnimationsEnabled,
      !UIAccessibility.isReduceMotionEnabled
    else { return false }
    // While content that a finger has let go decelerates, layouts return other resting positions.
    if isDecelerating { stop() }
    let offset = scrollView.contentOffset
    let rest = restingPosition(at: scrollView.scrollRange.clamp(offset))
    let click = wheelDistance(of: clicks * (1 / count), from: rest)
    guard click != .zero else { return false }
    let velocity = CGPoint(x: click.x * rate, y: click.y * rate)
    let wasMoving = !phase.isIdle
    phase = .idle
    var deceleration = ScrollDeceleration(
      from: offset, velocity: velocity, limits: scrollView.decelerationLimits, startOfDrag: offset)
    let target = scrollView.layoutTarget(
      for: deceleration.proposal, velocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      startOfDrag: offset)
    aim(&deceleration, at: target)
    deceleration.startTime = now
    phase = .spinning(WheelSpin(deceleration: deceleration, click: click))
    if !wasMoving { scrollView.scrollIndicators.show() }
    scrollView.motionClock.add(self)
    return true
  }

  /// The distance of a click from a position: to the next resting position, or as far as a click scrolls.
  private func wheelDistance(of click: Point2D, from place: CGPoint) -> CGPoint {
    let step = scrollView.wheelStep(for: click)
    guard let next = scrollView.nextRestingPosition(after: place, inDirectionOf: step) else { return step }
    return CGPoint(x: next.x - place.x, y: next.y - place.y)
  }

  /// Scrolls by whole clicks, starting from where earlier clicks end. Each click scrolls by its length, or to the
  /// layout's next resting position.
  func turnWheel(by clicks: Point2D) {
    // During a drag or a deceleration, layouts return other resting positions.
    if isDecelerating { stop() }
    let from = endOfAnimation ?? scrollView.contentOffset
    var clicks = clicks
    if case .animating(let animation) = phase { clicks = clicks + animation.outstandingClicks }
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
    let click = wheelDistance(of: clicks * (1 / fraction), from: restingPosition(at: offset))
    let target = scrollView.scrollRange.clamp(
      CGPoint(x: offset.x + click.x * fraction, y: offset.y + click.y * fraction))
    scrollView.scrollIndicators.show()
    isTurningFineWheel = true
    apply(target)
    isTurningFineWheel = false
    fineWheel = FineWheel(offset: target, shown: scrollView.contentOffset)
    settling?.cancel()
    settling = scrollView.motionClock.schedule(at: time + Self.pauseBeforeRest) { [weak self] in
      guard let self, phase.isIdle else { return }
      let rest = restingPosition(at: fineWheel?.offset ?? scrollView.contentOffset)
      let isThere = scrollView.pixelGrid.rounded(rest) == scrollView.contentOffset
      isThere ? scrollView.scrollIndicators.hide() : animate(to: rest)
      fineWheel = nil
    }
  }

  /// The pause after a fractional click of a wheel that ends the turn, in seconds. Clicks of a wheel that turns slowly
  /// are less far apart.
  private static var pauseBeforeRest: CFTimeInterval { 0.12 }

  /// The layout's resting position for a scroll that ends at an offset.
  func restingPosition(at offset: CGPoint) -> CGPoint {
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
      endDrag(at: time)
    case .cancelled:
      cancelDrag(at: time)
    }
  }
}
