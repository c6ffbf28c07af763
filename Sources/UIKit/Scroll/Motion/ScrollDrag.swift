/// A drag under way: where the content would be without edges, and where it is shown.
@MainActor
struct ScrollDrag {
  /// What a drag has to know of its scroll view.
  struct Limits {
    var range: ScrollRange
    /// The view's size, which the rubber band is measured by.
    var size: CGSize
    /// Which axes move at all.
    var scrolls: (x: Bool, y: Bool)
    /// Which axes go past their edges.
    var bounces: (x: Bool, y: Bool)
    /// Whether a drag keeps to the axis it began on.
    var isDirectionalLockEnabled: Bool
  }

  private enum Lock { case undecided, none, x, y }

  /// A drag keeps to an axis that it is less than an eighth of a turn from: beyond the tangent of 22.5°, a diagonal is
  /// nearer.
  private static let tangentOfDiagonal = 2.0.squareRoot() - 1

  /// The offset when the drag began, as the content was shown.
  let startOffset: CGPoint
  /// The offset when it began, as it would be without the rubber band.
  private var base: CGPoint
  /// How far the fingers have dragged.
  private(set) var translation = CGPoint.zero
  /// The offset that is shown, before rounding.
  private(set) var shown: CGPoint
  private var lock = Lock.undecided
  private var tracker = VelocityTracker()

  init(offset: CGPoint, limits: Limits) {
    startOffset = offset
    shown = offset
    base = CGPoint(
      x: Self.raw(offset.x, limits.range.start.x...limits.range.end.x, limits.size.width),
      y: Self.raw(offset.y, limits.range.start.y...limits.range.end.y, limits.size.height))
  }

  /// The fingers have dragged by a distance since the drag began: content follows them, so the offset goes the other way.
  mutating func drag(to translation: CGPoint, limits: Limits, at time: CFTimeInterval) {
    self.translation = translation
    decideLockIfNeeded(limits)
    if limits.scrolls.x, lock != .y {
      shown.x = Self.shown(
        base.x - translation.x, limits.range.start.x...limits.range.end.x, limits.size.width, limits.bounces.x
      )
    }
    if limits.scrolls.y, lock != .x {
      shown.y = Self.shown(
        base.y - translation.y, limits.range.start.y...limits.range.end.y, limits.size.height,
        limits.bounces.y)
    }
    tracker.add(shown, at: time)
  }

  /// The speed of a release at a time, from the offsets shown by the moves of the last 0.1 seconds; 0 when the last
  /// move is older.
  func velocity(at time: CFTimeInterval) -> CGPoint {
    var tracker = tracker
    tracker.lift(at: time)
    return tracker.velocity
  }

  /// The content was moved under the fingers.
  mutating func move(by shift: CGPoint) {
    base.x += shift.x
    base.y += shift.y
    shown.x += shift.x
    shown.y += shift.y
    tracker.move(by: shift)
  }

  private mutating func decideLockIfNeeded(_ limits: Limits) {
    guard limits.isDirectionalLockEnabled, lock == .undecided, translation != .zero else { return }
    let (x, y) = (abs(translation.x), abs(translation.y))
    lock =
      y < x * Self.tangentOfDiagonal ? .x : x < y * Self.tangentOfDiagonal ? .y : .none
  }

  private static func shown(
    _ raw: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat, _ bounces: Bool
  ) -> CGFloat {
    let legal = min(max(raw, range.lowerBound), range.upperBound)
    return bounces ? legal + RubberBand.shown(for: raw - legal, length: length) : legal
  }

  private static func raw(_ shown: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
    let legal = min(max(shown, range.lowerBound), range.upperBound)
    return legal == shown ? shown : legal + RubberBand.dragged(for: shown - legal, length: length)
  }
}
