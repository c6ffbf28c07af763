import Geometry

/// What moves a scroll view: a drag, the glide after it, a wheel, or an animation.
///
/// It keeps the exact offset; what the view shows is rounded to device pixels while it moves (behaviour.md 6.5).
@MainActor
final class ScrollMotion: FrameClockParticipant {
  enum Phase {
    case idle
    case dragging(ScrollDrag)
    case gliding(ScrollGlide)
    case animating(OffsetAnimation)

    var isIdle: Bool { if case .idle = self { true } else { false } }
  }

  /// Where parts of a wheel's clicks have led: their sum, which counts on, and the pixel that shows it.
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
  /// Whether the next change of the offset is the motion's own.
  private var isApplying = false
  /// Whether the touch that is down, or was last, has stopped a glide; then it is not for the content (6.8), also when a
  /// quick tap reaches that at the lift.
  private(set) var hasCaughtGlide = false
  private var settling: FrameClock.Deadline?
  /// Where parts of a wheel's clicks have led.
  private var fineWheel: FineWheel?
  /// Whether the delegate is receiving the end of a drag.
  private var isReportingEndOfDrag = false
  /// What rounding to pixels has taken from an offset that somebody else sets: what moves goes on without it.
  private var lostInRounding = CGPoint.zero
  /// Whether the offset is just being changed by a part of a click, which nothing else tells of.
  private(set) var isTurningFineWheel = false

  init(scrollView: UIScrollView) { self.scrollView = scrollView }

  var isDragging: Bool { if case .dragging = phase { true } else { false } }
  /// Whether fingers hold the content, also those on a touchpad.
  var isTracking: Bool { isDragging || isReportingEndOfDrag }
  var isDecelerating: Bool { if case .gliding = phase { true } else { false } }
  var isAnimating: Bool { if case .animating = phase { true } else { false } }

  // MARK: Dragging

  /// A finger came down: what moves stops under it.
  func touchDown() {
    hasCaughtGlide = isDecelerating
    stop()
  }

  /// All fingers are up: what was caught beyond an edge returns.
  func touchUp(at time: CFTimeInterval) {
    guard phase.isIdle, scrollView.scrollRange.clamp(scrollView.contentOffset) != scrollView.contentOffset
    else {
      return
    }
    glide(from: scrollView.contentOffset, velocity: .zero, at: time)
  }

  func beginDrag() {
    stop()
    phase = .dragging(ScrollDrag(offset: scrollView.contentOffset, limits: scrollView.dragLimits))
    scrollView.scrollViewDelegate?.scrollViewWillBeginDragging(scrollView)
    if isDragging { scrollView.scrollIndicators.show() }
  }

  /// The fingers have dragged by a distance since the drag began, in the view's points.
  func drag(by translation: CGPoint, at time: CFTimeInterval) {
    guard case .dragging(var drag) = phase else { return }
    drag.drag(to: translation, limits: scrollView.dragLimits, at: time)
    phase = .dragging(drag)
    apply(drag.shown)
  }

  /// The fingers were lifted.
  ///
  /// - Parameter fingerVelocity: Their speed in the view's points a second, as the offset counts it.
  func endDrag(fingerVelocity: CGPoint, at time: CFTimeInterval) {
    guard case .dragging(let drag) = phase else { return }
    release(from: drag.shown, velocity: drag.velocity(at: time), completion: fingerVelocity, at: time)
  }

  /// The drag was taken away: it ends where it is, or returns to the edge.
  func cancelDrag(at time: CFTimeInterval) {
    guard case .dragging(let drag) = phase else { return }
    release(from: drag.shown, velocity: .zero, completion: .zero, at: time)
  }

  private func release(from offset: CGPoint, velocity: CGPoint, completion: CGPoint, at time: CFTimeInterval)
  {
    let glide = ScrollGlide(
      from: offset, velocity: velocity, limits: scrollView.glideLimits,
      startOfDrag: { if case .dragging(let drag) = phase { drag.startOffset } else { offset } }())
    let target = scrollView.targetOffset(of: glide, fingerVelocity: completion)
    phase = .idle
    var retargeted = glide
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

  // MARK: Gliding

  private func glide(from offset: CGPoint, velocity: CGPoint, at time: CFTimeInterval) {
    start(
      ScrollGlide(from: offset, velocity: velocity, limits: scrollView.glideLimits, startOfDrag: offset),
      at: time)
  }

  private func start(_ glide: ScrollGlide, at time: CFTimeInterval) {
    var glide = glide
    glide.startTime = time
    phase = .gliding(glide)
    scrollView.scrollViewDelegate?.scrollViewWillBeginDecelerating(scrollView)
    scrollView.scrollIndicators.show()
    FrameClock.main.add(self)
  }

  // MARK: Animating

  /// Scrolls to an offset in 0.3 seconds, from where it is when something else moved before; with reduced motion at
  /// once, with the next frame.
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

  /// Ends whatever moves, where it is.
  func stop() {
    settling?.cancel()
    fineWheel = nil
    let old = phase
    phase = .idle
    if case .gliding = old { scrollView.scrollViewDelegate?.scrollViewDidEndDecelerating(scrollView) }
    if case .animating = old { scrollView.scrollViewDelegate?.scrollViewDidEndScrollingAnimation(scrollView) }
    if !old.isIdle { scrollView.scrollIndicators.hide() }
  }

  // MARK: Wheel and touchpad

  /// Follows a wheel or a touchpad.
  func scroll(_ step: InputEvent.Scroll, at time: CFTimeInterval) {
    guard step.delta.isFinite else { return }
    switch step.source {
    // Content that fingers hold does not move otherwise.
    case .wheel where isDragging, .fineWheel where isDragging: return
    case .wheel: turnWheel(by: step.delta)
    case .fineWheel: turnFineWheel(by: step.delta, at: time)
    case .touchpad: followTouchpad(step, at: time)
    }
  }

  /// Clicks go on from where the last ones lead: each as far as a click scrolls, or to the layout's next place to rest.
  private func turnWheel(by clicks: Point2D) {
    // Layouts answer otherwise while fingers or a glide ask.
    if isDecelerating { stop() }
    var from = scrollView.contentOffset
    var clicks = clicks
    if case .animating(let animation) = phase {
      from = animation.end
      clicks = clicks + animation.outstandingClicks
    }
    // More than anybody turns before the next frame.
    let count = min(100, max(1, max(abs(clicks.x), abs(clicks.y)).rounded()))
    let step = scrollView.wheelStep(for: clicks * (1 / count))
    var target = from
    var outstanding = Point2D.zero
    for click in 0..<Int(count) {
      let next =
        scrollView.nextRestingPlace(after: target, inDirectionOf: step)
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

  /// Parts of a click move at once, and as much as they are of it; when they end, the layout has its say.
  private func turnFineWheel(by clicks: Point2D, at time: CFTimeInterval) {
    if !phase.isIdle { stop() }
    let shown = scrollView.contentOffset
    let offset = fineWheel?.shown == shown ? fineWheel?.offset ?? shown : shown
    let fraction = max(abs(clicks.x), abs(clicks.y))
    guard fraction > 0 else { return }
    var click = scrollView.wheelStep(for: clicks * (1 / fraction))
    let rest = restingPlace(at: offset)
    if let next = scrollView.nextRestingPlace(after: rest, inDirectionOf: click) {
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
      let rest = restingPlace(at: fineWheel?.offset ?? scrollView.contentOffset)
      let isThere = scrollView.pixelGrid.rounded(rest) == scrollView.contentOffset
      isThere ? scrollView.scrollIndicators.hide() : animate(to: rest)
      fineWheel = nil
    }
  }

  /// Where the layout lets a scroll rest that ends at an offset.
  private func restingPlace(at offset: CGPoint) -> CGPoint {
    scrollView.layoutTarget(for: offset, velocity: .zero, startOfDrag: offset)
  }

  private func followTouchpad(_ step: InputEvent.Scroll, at time: CFTimeInterval) {
    switch step.phase {
    case .began, .changed, .stationary:
      if !isDragging { beginDrag() }
      // Fingers that come down have not moved yet.
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

  // MARK: Frames

  func advance(to time: CFTimeInterval) -> Bool {
    switch phase {
    case .idle, .dragging:
      return false
    case .gliding(let glide):
      let elapsed = time - glide.startTime
      apply(glide.offset(at: elapsed))
      if case .gliding(let current) = phase, elapsed >= current.duration { stop() }
    case .animating(var animation):
      let offset = animation.offset(at: time)
      phase = .animating(animation)
      apply(offset)
      if case .animating(let current) = phase, current.isOver(at: time) { stop() }
    }
    return !phase.isIdle
  }

  // MARK: Offset

  private func apply(_ offset: CGPoint) {
    isApplying = true
    scrollView.contentOffset = offset
    isApplying = false
  }

  /// Shows an offset on a pixel, set in code, in the place of one that may be between pixels.
  func setOffset(_ offset: CGPoint, insteadOf wanted: CGPoint) {
    lostInRounding = CGPoint(x: wanted.x - offset.x, y: wanted.y - offset.y)
    scrollView.bounds.origin = offset
    lostInRounding = .zero
  }

  /// Where an animation ends; nil when there is none.
  var endOfAnimation: CGPoint? { if case .animating(let animation) = phase { animation.end } else { nil } }

  /// Sends an animation under way on to another offset, in as much time as one takes that starts now.
  func leadAnimation(to end: CGPoint) {
    guard case .animating(var animation) = phase, end != animation.end else { return }
    animation.retarget(to: end)
    animation.outstandingClicks = .zero
    phase = .animating(animation)
  }

  /// Sends an animation under way to another offset, in the time it has left.
  func redirectAnimation(to end: CGPoint) {
    guard case .animating(var animation) = phase else { return }
    animation.redirect(to: end, at: FrameClock.main.time)
    phase = .animating(animation)
  }

  /// The range of scrolling has changed: a glide that is to end at an edge, or would end beyond one, goes on to
  /// where it ends now.
  func rangeDidChange() {
    guard case .gliding(var glide) = phase, glide.isLimited(by: scrollView.scrollRange) else { return }
    glide.move(by: .zero, limits: scrollView.glideLimits, at: FrameClock.main.time) { landing in
      scrollView.layoutTarget(for: landing, velocity: .zero, startOfDrag: landing)
    }
    phase = .gliding(glide)
  }

  /// The offset has changed. When somebody else set it, perhaps in answer to the motion's own change, a gesture or
  /// a glide under way goes on from there with its speed (behaviour.md 6.10).
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
    case .gliding(var glide):
      glide.move(by: shift, limits: scrollView.glideLimits, at: FrameClock.main.time) { landing in
        scrollView.layoutTarget(for: landing, velocity: .zero, startOfDrag: landing)
      }
      phase = .gliding(glide)
    case .animating(var animation):
      animation.move(by: shift)
      phase = .animating(animation)
      // Where content comes round again there is room for what did not fit before.
      if animation.outstandingClicks != .zero { turnWheel(by: .zero) }
    }
  }
}
