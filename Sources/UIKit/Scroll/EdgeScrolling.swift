/// Scrolls while something is held near an edge of the viewport. The nearer to the edge, the faster.
@MainActor
final class EdgeScrolling: FrameClockParticipant {
  /// The default size of the zone at each edge, as a fraction of the viewport's length.
  private static var zone: CGFloat { 0.2 }
  /// The velocity at the edge and beyond, in points per second.
  private static var maximumSpeed: CGFloat { 900 }

  /// Weak, because the clock may keep this object longer than the view lives.
  private weak var view: UIScrollView?
  private let zone: CGFloat?
  private let didScroll: () -> Void
  /// The velocity of the content offset, in points per second.
  private var velocity = CGPoint.zero
  /// The time of the last step; nil before the first step.
  private var time: CFTimeInterval?
  private var hasScrolled = false

  /// Creates the scrolling of a view.
  ///
  /// - Parameters:
  ///   - view: The view to scroll.
  ///   - zone: The size of the zone at each edge, in points; nil for a fifth of the viewport's length.
  ///   - didScroll: Called after each step.
  init(_ view: UIScrollView, zone: CGFloat? = nil, didScroll: @escaping () -> Void) {
    self.view = view
    self.zone = zone
    self.didScroll = didScroll
  }

  /// Updates the position at which something is held, relative to the upper left corner of the viewport.
  func hold(at place: CGPoint) {
    guard let view else { return }
    let (size, inset, range) = (view.bounds.size, view.adjustedContentInset, view.scrollRange)
    velocity = CGPoint(
      x: range.end.x > range.start.x ? speed(place.x, between: inset.left, size.width - inset.right) : 0,
      y: range.end.y > range.start.y ? speed(place.y, between: inset.top, size.height - inset.bottom) : 0)
    if velocity != .zero { view.motionClock.add(self) }
  }

  /// Stops scrolling.
  func stop() { (velocity, time) = (.zero, nil) }

  /// Scrolls to the resting position that the layout chooses, if the view was scrolled.
  func comeToRest() {
    guard hasScrolled, let view else { return }
    hasScrolled = false
    let offset = view.contentOffset
    let target = view.layoutTarget(for: offset, velocity: .zero, startOfDrag: offset)
    if target != offset { view.setContentOffset(target, animated: true) }
  }

  func advance(with clock: FrameClock) -> Bool {
    let time = clock.time
    guard let view, velocity != .zero else {
      self.time = nil
      return false
    }
    let elapsed = CGFloat(time - (self.time ?? time))
    self.time = time
    guard elapsed > 0 else { return true }
    let offset = view.contentOffset
    let target = view.scrollRange.clamp(
      CGPoint(x: offset.x + velocity.x * elapsed, y: offset.y + velocity.y * elapsed))
    if target != offset {
      hasScrolled = true
      view.contentOffset = target
      view.layoutIfNeeded()
      didScroll()
    }
    return true
  }

  /// Returns a velocity that grows with the square of the distance into the zone at either end.
  private func speed(_ place: CGFloat, between start: CGFloat, _ end: CGFloat) -> CGFloat {
    let zone = self.zone.map { min($0, (end - start) / 2) } ?? (end - start) * Self.zone
    guard zone > 0 else { return 0 }
    func depth(_ distance: CGFloat) -> CGFloat { min(1, max(0, 1 - distance / zone)) }
    let (towardStart, towardEnd) = (depth(place - start), depth(end - place))
    return Self.maximumSpeed * (towardEnd * towardEnd - towardStart * towardStart)
  }
}
