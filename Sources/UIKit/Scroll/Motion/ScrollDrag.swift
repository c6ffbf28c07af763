/// The current drag: the offset without edges, and the offset shown.
@MainActor
struct ScrollDrag {
  /// The properties of the scroll view that a drag depends on.
  struct Limits {
    var range: ScrollRange
    /// The size of the view, which determines the resistance of the rubber band.
    var size: CGSize
    /// The axes that move.
    var scrolls: (x: Bool, y: Bool)
    /// The axes that bounce.
    var bounces: (x: Bool, y: Bool)
    /// Whether a drag stays on the axis on which it began.
    var isDirectionalLockEnabled: Bool
  }

  private enum Lock { case undecided, none, x, y }

  /// A drag stays on an axis when the angle between them is less than 22.5°. At larger angles it is diagonal.
  private static let tangentOfDiagonal = 2.0.squareRoot() - 1

  /// The offset shown when the drag began.
  let startOffset: CGPoint
  /// The offset when the drag began, without the rubber band.
  private var base: CGPoint
  /// The translation of the fingers.
  private(set) var translation = CGPoint.zero
  /// The offset shown, before rounding to pixels.
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

  /// Updates the offset for the fingers' translation since the drag began. The content follows the fingers, so the
  /// offset changes in the opposite direction.
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

  /// The release velocity at a time, from the offsets shown in the last 0.1 seconds. 0 when the last move is older.
  func velocity(at time: CFTimeInterval) -> CGPoint {
    var tracker = tracker
    tracker.lift(at: time)
    return tracker.velocity
  }

  /// Moves the drag along with the content.
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
