/// What happens on both axes after the fingers have lifted. The axes are independent; it ends when both have.
@MainActor
struct ScrollGlide {
  /// What a glide has to know of its scroll view.
  struct Limits {
    var range: ScrollRange
    /// Which axes go past their edges.
    var bounces: (x: Bool, y: Bool)
    /// The factor by which speed falls every millisecond.
    var rate: Double
    /// The pixels on which it ends.
    var grid: PixelGrid
  }

  /// When it began, in seconds.
  var startTime: CFTimeInterval = 0
  /// The offset when the drag began, which paging counts from.
  let startOfDrag: CGPoint
  /// The offset at the beginning.
  private(set) var start: CGPoint
  private(set) var velocity: CGPoint
  private(set) var limits: Limits
  private var x: AxisMotion
  private var y: AxisMotion
  /// Whether it would go beyond the range: then a layout that moves the content along may still choose the end.
  private var isOpenEnded = false

  init(from start: CGPoint, velocity: CGPoint, limits: Limits, startOfDrag: CGPoint) {
    self.start = start
    self.velocity = velocity
    self.limits = limits
    self.startOfDrag = startOfDrag
    x = Self.free(start.x, velocity.x, limits, \.x, limits.bounces.x)
    y = Self.free(start.y, velocity.y, limits, \.y, limits.bounces.y)
  }

  /// How long it takes, in seconds.
  var duration: Double { max(x.duration, y.duration) }

  /// Where it would come to rest without edges.
  var naturalLanding: CGPoint {
    CGPoint(
      x: Deceleration(start: start.x, velocity: velocity.x, rate: limits.rate).landing,
      y: Deceleration(start: start.y, velocity: velocity.y, rate: limits.rate).landing)
  }

  /// Whether it would come to rest within the range without edges.
  private var landsInRange: Bool { limits.range.clamp(naturalLanding) == naturalLanding }

  /// Where it will come to rest according to what layout and delegate receive: a pixel within the range, about where the
  /// natural landing is.
  var proposal: CGPoint {
    let reported = CGPoint(
      x: Deceleration(start: start.x, velocity: velocity.x, rate: limits.rate).reportedLanding,
      y: Deceleration(start: start.y, velocity: velocity.y, rate: limits.rate).reportedLanding)
    return limits.range.clamp(limits.grid.rounded(reported))
  }

  /// Sends it to a chosen offset; an axis on which that is the proposal keeps its natural course.
  mutating func aim(at target: CGPoint) {
    let proposal = proposal
    isOpenEnded = !landsInRange && target == proposal
    if target.x != proposal.x { x = Self.aimed(start.x, target.x, limits, \.x, limits.bounces.x) }
    if target.y != proposal.y { y = Self.aimed(start.y, target.y, limits, \.y, limits.bounces.y) }
  }

  /// The offset after a time in seconds.
  func offset(at time: Double) -> CGPoint { CGPoint(x: x.position(at: time), y: y.position(at: time)) }

  /// The content was moved along at a time of the clock: the glide goes on from there with its speed.
  ///
  /// - Parameter layoutTarget: Where the layout wants a glide to end that would end at an offset; asked when the glide
  ///   was open-ended, and its end now lies in the range.
  mutating func move(
    by shift: CGPoint, limits: Limits, at clock: CFTimeInterval, layoutTarget: (CGPoint) -> CGPoint
  ) {
    let elapsed = max(0, clock - startTime)
    let now = offset(at: elapsed)
    var moved = ScrollGlide(
      from: CGPoint(x: now.x + shift.x, y: now.y + shift.y),
      velocity: CGPoint(x: x.velocity(at: elapsed), y: y.velocity(at: elapsed)), limits: limits,
      startOfDrag: CGPoint(x: startOfDrag.x + shift.x, y: startOfDrag.y + shift.y))
    moved.startTime = clock
    if isOpenEnded {
      let proposal = moved.proposal
      moved.aim(at: moved.landsInRange ? layoutTarget(proposal) : proposal)
    } else {
      moved.aim(at: CGPoint(x: x.end + shift.x, y: y.end + shift.y))
    }
    self = moved
  }

  /// Whether another range than that it was aimed in would have it end elsewhere.
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
    // What is shown is on that pixel already.
    if limits.grid.rounded(start) == limits.grid.rounded(end) { return AxisMotion(restingAt: end) }
    return AxisMotion(start: start, landingAt: end, range: range, rate: limits.rate, bounces: bounces)
  }
}
