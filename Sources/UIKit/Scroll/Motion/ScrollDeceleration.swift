/// The deceleration on both axes after a drag. The axes are independent. The deceleration ends when both have ended.
@MainActor
struct ScrollDeceleration {
  /// The properties of the scroll view that a deceleration depends on.
  struct Limits {
    var range: ScrollRange
    /// The axes that bounce.
    var bounces: (x: Bool, y: Bool)
    /// The factor by which the velocity falls every millisecond.
    var rate: Double
    /// The pixel grid on which it ends.
    var grid: PixelGrid
  }

  /// The start time, in seconds.
  var startTime: CFTimeInterval = 0
  /// The offset when the drag began, which paging is relative to.
  let startOfDrag: CGPoint
  /// The offset at the start.
  private(set) var start: CGPoint
  private(set) var velocity: CGPoint
  private(set) var limits: Limits
  private var x: AxisMotion
  private var y: AxisMotion
  /// Whether the deceleration would end outside of the range. A layout that moves the content can then still choose the
  /// end.
  private var isOpenEnded = false
  /// Whether the deceleration ends at its aim even if that is the proposal, to which the natural motion leads only
  /// roughly.
  private var endsExactly = false

  init(from start: CGPoint, velocity: CGPoint, limits: Limits, startOfDrag: CGPoint) {
    self.start = start
    self.velocity = velocity
    self.limits = limits
    self.startOfDrag = startOfDrag
    x = Self.free(start.x, velocity.x, limits, \.x, limits.bounces.x)
    y = Self.free(start.y, velocity.y, limits, \.y, limits.bounces.y)
  }

  /// The duration, in seconds.
  var duration: Double { max(x.duration, y.duration) }

  /// The final offset without edges.
  var naturalLanding: CGPoint {
    CGPoint(
      x: Deceleration(start: start.x, velocity: velocity.x, rate: limits.rate).landing,
      y: Deceleration(start: start.y, velocity: velocity.y, rate: limits.rate).landing)
  }

  /// Whether the final offset without edges is in the range.
  private var landsInRange: Bool { limits.range.clamp(naturalLanding) == naturalLanding }

  /// The final offset that the layout and the delegate receive: the natural landing, clamped to the range and rounded
  /// to a pixel.
  var proposal: CGPoint {
    let reported = CGPoint(
      x: Deceleration(start: start.x, velocity: velocity.x, rate: limits.rate).reportedLanding,
      y: Deceleration(start: start.y, velocity: velocity.y, rate: limits.rate).reportedLanding)
    return limits.range.clamp(limits.grid.rounded(reported))
  }

  /// Sets the final offset. An axis on which this is the proposal keeps its natural motion, unless the scroll must end
  /// exactly there.
  mutating func aim(at target: CGPoint, isExact: Bool) {
    let proposal = proposal
    endsExactly = isExact
    isOpenEnded = !landsInRange && limits.grid.rounded(target) == limits.grid.rounded(proposal)
    guard !isOpenEnded else { return }
    if isExact || target.x != proposal.x { x = Self.aimed(start.x, target.x, limits, \.x, limits.bounces.x) }
    if isExact || target.y != proposal.y { y = Self.aimed(start.y, target.y, limits, \.y, limits.bounces.y) }
  }

  /// The offset after a time in seconds.
  func offset(at time: Double) -> CGPoint { CGPoint(x: x.position(at: time), y: y.position(at: time)) }

  /// The velocity after a time in seconds, in points per second.
  func velocity(at time: Double) -> CGPoint { CGPoint(x: x.velocity(at: time), y: y.velocity(at: time)) }

  /// The final offset. When it would be outside of the range, that of the deceleration without edges.
  var end: CGPoint { isOpenEnded ? naturalLanding : CGPoint(x: x.end, y: y.end) }

  /// Moves the deceleration along with the content at a clock time. It continues from there with its velocity.
  ///
  /// - Parameter layoutTarget: Returns the offset at which the layout ends a deceleration, given its natural end.
  ///   Called when the deceleration was open-ended and its end is now in the range.
  mutating func move(
    by shift: CGPoint, limits: Limits, at clock: CFTimeInterval, layoutTarget: (CGPoint) -> CGPoint
  ) {
    let elapsed = max(0, clock - startTime)
    let now = offset(at: elapsed)
    var moved = ScrollDeceleration(
      from: CGPoint(x: now.x + shift.x, y: now.y + shift.y),
      velocity: CGPoint(x: x.velocity(at: elapsed), y: y.velocity(at: elapsed)), limits: limits,
      startOfDrag: CGPoint(x: startOfDrag.x + shift.x, y: startOfDrag.y + shift.y))
    moved.startTime = clock
    if isOpenEnded {
      let proposal = moved.proposal
      moved.aim(at: moved.landsInRange ? layoutTarget(proposal) : proposal, isExact: endsExactly)
    } else {
      let end = CGPoint(x: x.end + shift.x, y: y.end + shift.y)
      moved.aim(at: limits.range.clamp(end), isExact: endsExactly)
    }
    self = moved
  }

  /// Whether the deceleration would end elsewhere in a given range than in the range for which it was computed.
  func isLimited(by range: ScrollRange) -> Bool {
    guard range != limits.range else { return false }
    let end = CGPoint(x: x.end, y: y.end)
    return isOpenEnded || range.clamp(end) != end
  }

  private static func free(
    _ start: CGFloat, _ velocity: CGFloat, _ limits: Limits, _ axis: KeyPath<CGPoint, CGFloat>,
    _ bounces: Bool
  ) -> AxisMotion {
    let range = Double(limits.range.start[keyPath: axis])...Double(limits.range.end[keyPath: axis])
    return AxisMotion(start: start, velocity: velocity, range: range, rate: limits.rate, bounces: bounces)
  }

  private static func aimed(
    _ start: CGFloat, _ end: CGFloat, _ limits: Limits, _ axis: KeyPath<CGPoint, CGFloat>, _ bounces: Bool
  ) -> AxisMotion {
    let range = Double(limits.range.start[keyPath: axis])...Double(limits.range.end[keyPath: axis])
    // The content is already shown on that pixel.
    if limits.grid.rounded(start) == limits.grid.rounded(end) { return AxisMotion(restingAt: end) }
    return AxisMotion(start: start, landingAt: end, range: range, rate: limits.rate, bounces: bounces)
  }
}
