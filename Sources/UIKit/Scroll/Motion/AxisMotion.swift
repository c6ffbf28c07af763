/// The motion of a scroll view on one axis after the finger lifts: a deceleration and, at an edge, a bounce.
struct AxisMotion: Sendable {
  private enum Course {
    case resting(Double)
    case gliding(Deceleration)
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
      glide: Deceleration(start: start, velocity: velocity, rate: rate), range: range, bounces: bounces)
  }

  /// A deceleration to a position that a layout or a delegate chose.
  init(start: Double, landingAt end: Double, range: ClosedRange<Double>, rate: Double, bounces: Bool) {
    if !range.contains(start) {
      self.init(start: start, velocity: 0, range: range, rate: rate, bounces: bounces)
    } else {
      let glide = Deceleration(start: start, landingAt: end, rate: rate)
      self.init(glide: glide, range: range, bounces: bounces)
    }
  }

  /// No motion.
  init(restingAt place: Double) { self.init(.resting(place), duration: 0) }

  private init(glide: Deceleration, range: ClosedRange<Double>, bounces: Bool) {
    let edge = glide.velocity > 0 ? range.upperBound : range.lowerBound
    if glide.duration == 0 {
      self.init(.resting(glide.start), duration: 0)
    } else if glide.start == edge {
      let spring = bounces ? EdgeSpring(edge: edge, start: edge, velocity: glide.velocity) : nil
      self.init(.impact(glide, at: 0, spring, edge: edge), duration: spring?.duration ?? 0)
    } else if let crossing = glide.time(passing: edge) {
      let speed = glide.velocity(at: crossing)
      let spring = bounces ? EdgeSpring(edge: edge, start: edge, velocity: speed) : nil
      self.init(
        .impact(glide, at: crossing, spring, edge: edge), duration: crossing + (spring?.duration ?? 0))
    } else {
      self.init(.gliding(glide), duration: glide.duration)
    }
  }

  private init(_ course: Course, duration: Double) {
    self.course = course
    self.duration = duration
  }

  /// The final position, in points.
  var end: Double {
    switch course {
    case .resting(let place): place
    case .gliding(let glide): glide.landing
    case .impact(_, _, _, let edge): edge
    case .returning(let spring): spring.edge
    }
  }

  /// The position after a time in seconds.
  func position(at time: Double) -> Double {
    guard time < duration else { return end }
    switch course {
    case .resting(let place): return place
    case .gliding(let glide): return glide.position(at: time)
    case .impact(let glide, let impact, let spring, let edge):
      return time < impact ? glide.position(at: time) : spring?.position(at: time - impact) ?? edge
    case .returning(let spring): return spring.position(at: time)
    }
  }

  /// The velocity after a time in seconds, in points per second. 0 during the spring, which only a finger interrupts.
  func velocity(at time: Double) -> Double {
    switch course {
    case .gliding(let glide): glide.velocity(at: time)
    case .impact(let glide, let impact, _, _): time < impact ? glide.velocity(at: time) : 0
    case .resting, .returning: 0
    }
  }
}
