/// The motion of a scroll view on one axis after the finger lifts: a deceleration and, at an edge, a bounce.
struct AxisMotion: Sendable {
  private enum Course {
    case resting(Double)
    case decelerating(Deceleration)
    /// A deceleration until a time in seconds, then a spring if the view bounces.
    case impact(Deceleration, at: Double, EdgeSpring?, edge: Double)
    case returning(EdgeSpring)
  }

  private let course: Course
  /// The duration, in seconds.
  let duration: Double

  /// A deceleration from a release velocity.
  ///
  /// - Parameters:
  ///   - start: The offset when the finger lifted, in points. It is outside of the range when the content was pulled
  ///     past its edge.
  ///   - velocity: The velocity of the offset, in points per second.
  ///   - range: The valid offsets.
  ///   - rate: The factor by which the velocity falls every millisecond.
  ///   - bounces: Whether the content moves past the edge and returns.
  init(start: Double, velocity: Double, range: ClosedRange<Double>, rate: Double, bounces: Bool) {
    if !range.contains(start) {
      let edge = start < range.lowerBound ? range.lowerBound : range.upperBound
      guard bounces else {
        self.init(.resting(edge), duration: 0)
        return
      }
      let spring = EdgeSpring(edge: edge, start: start, velocity: velocity)
      self.init(.returning(spring), duration: spring.duration)
      return
    }
    self.init(
      deceleration: Deceleration(start: start, velocity: velocity, rate: rate), range: range, bounces: bounces
    )
  }

  /// A deceleration to a position that a layout or a delegate chose.
  init(start: Double, landingAt end: Double, range: ClosedRange<Double>, rate: Double, bounces: Bool) {
    if !range.contains(start) {
      self.init(start: start, velocity: 0, range: range, rate: rate, bounces: bounces)
    } else {
      let deceleration = Deceleration(start: start, landingAt: end, rate: rate)
      self.init(deceleration: deceleration, range: range, bounces: bounces)
    }
  }

  /// No motion.
  init(restingAt position: Double) { self.init(.resting(position), duration: 0) }

  private init(deceleration: Deceleration, range: ClosedRange<Double>, bounces: Bool) {
    let edge = deceleration.velocity > 0 ? range.upperBound : range.lowerBound
    if deceleration.duration == 0 {
      self.init(.resting(deceleration.start), duration: 0)
    } else if deceleration.start == edge {
      let spring = bounces ? EdgeSpring(edge: edge, start: edge, velocity: deceleration.velocity) : nil
      self.init(.impact(deceleration, at: 0, spring, edge: edge), duration: spring?.duration ?? 0)
    } else if let crossing = deceleration.time(passing: edge) {
      let speed = deceleration.velocity(at: crossing)
      let spring = bounces ? EdgeSpring(edge: edge, start: edge, velocity: speed) : nil
      self.init(
        .impact(deceleration, at: crossing, spring, edge: edge), duration: crossing + (spring?.duration ?? 0))
    } else {
      self.init(.decelerating(deceleration), duration: deceleration.duration)
    }
  }

  private init(_ course: Course, duration: Double) {
    self.course = course
    self.duration = duration
  }

  /// The final position, in points.
  var end: Double {
    switch course {
    case .resting(let position): position
    case .decelerating(let deceleration): deceleration.landing
    case .impact(_, _, _, let edge): edge
    case .returning(let spring): spring.edge
    }
  }

  /// The position after a time in seconds.
  func position(at time: Double) -> Double {
    guard time < duration else { return end }
    switch course {
    case .resting(let position): return position
    case .decelerating(let deceleration): return deceleration.position(at: time)
    case .impact(let deceleration, let impact, let spring, let edge):
      return time < impact ? deceleration.position(at: time) : spring?.position(at: time - impact) ?? edge
    case .returning(let spring): return spring.position(at: time)
    }
  }

  /// The velocity after a time in seconds, in points per second. 0 during the spring, which only a finger interrupts.
  func velocity(at time: Double) -> Double {
    switch course {
    case .decelerating(let deceleration): deceleration.velocity(at: time)
    case .impact(let deceleration, let impact, _, _): time < impact ? deceleration.velocity(at: time) : 0
    case .resting, .returning: 0
    }
  }
}
