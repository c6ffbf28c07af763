/// Scrolls on while something is held near an edge of the viewport, the faster the nearer.
@MainActor
final class EdgeScrolling: FrameClockParticipant {
  /// How near is near: a share of the viewport's length.
  private static var zone: CGFloat { 0.2 }
  /// At the edge and beyond it, in points a second.
  private static var maximumSpeed: CGFloat { 900 }

  /// Weak: the clock may hold this longer than anybody holds the view.
  private weak var view: UICollectionView?
  private let didScroll: () -> Void
  /// In points a second, as the offset counts it.
  private var velocity = CGPoint.zero
  /// The time of the last step, nil before the first.
  private var time: CFTimeInterval?
  private var hasScrolled = false

  /// - Parameter didScroll: Called after each step.
  init(_ view: UICollectionView, didScroll: @escaping () -> Void) {
    self.view = view
    self.didScroll = didScroll
  }

  /// Takes note of where something is held, from the upper left corner of the viewport.
  func hold(at place: CGPoint) {
    guard let view else { return }
    let (size, inset, range) = (view.bounds.size, view.adjustedContentInset, view.scrollRange)
    velocity = CGPoint(
      x: range.end.x > range.start.x ? speed(place.x, between: inset.left, size.width - inset.right) : 0,
      y: range.end.y > range.start.y ? speed(place.y, between: inset.top, size.height - inset.bottom) : 0)
    if velocity != .zero { FrameClock.main.add(self) }
  }

  /// Scrolls no further.
  func stop() { (velocity, time) = (.zero, nil) }

  /// Scrolls to where the layout has something come to rest, if it was scrolled away from there.
  func comeToRest() {
    guard hasScrolled, let view else { return }
    hasScrolled = false
    let offset = view.contentOffset
    let target = view.layoutTarget(for: offset, velocity: .zero, startOfDrag: offset)
    if target != offset { view.setContentOffset(target, animated: true) }
  }

  func advance(to time: CFTimeInterval) -> Bool {
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

  /// Rises with the square of the way into the zone at either end.
  private func speed(_ place: CGFloat, between start: CGFloat, _ end: CGFloat) -> CGFloat {
    let zone = (end - start) * Self.zone
    guard zone > 0 else { return 0 }
    func depth(_ distance: CGFloat) -> CGFloat { min(1, max(0, 1 - distance / zone)) }
    let (towardStart, towardEnd) = (depth(place - start), depth(end - place))
    return Self.maximumSpeed * (towardEnd * towardEnd - towardStart * towardStart)
  }
}
