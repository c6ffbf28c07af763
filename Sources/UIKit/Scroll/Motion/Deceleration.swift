import Foundation

/// The deceleration of a scroll view on one axis, without edges.
///
/// The velocity falls by the same factor every millisecond. Below 10 points per second the motion stops. As measured on
/// UIKit, the position follows the sum of the steps of each millisecond, not the integral.
struct Deceleration: Hashable, Sendable {
  /// The speed at which a deceleration ends, and below which none starts, in points per second.
  static let restingSpeed = 10.0

  /// The position at the start, in points.
  let start: Double
  /// The velocity at the start, in points per second.
  let velocity: Double
  /// The rate at which the logarithm of the velocity falls per second: 1000 · ln *r* for the factor *r* per
  /// millisecond.
  private let decay: Double
  /// The distance that a velocity of one point per second covers, in points: *r* / (1 − *r*) / 1000.
  private let reach: Double

  /// - Parameter rate: The factor by which the velocity falls every millisecond, between 0 and 1.
  init(start: Double, velocity: Double, rate: Double) {
    let rate = min(0.9999, max(0.5, rate))
    self.start = start
    self.velocity = velocity.isFinite ? velocity : 0
    decay = 1000 * log(rate)
    reach = rate / (1 - rate) / 1000
  }

  /// A deceleration that ends at a position. It computes the initial velocity from the distance.
  init(start: Double, landingAt end: Double, rate: Double) {
    let still = Deceleration(start: start, velocity: 0, rate: rate)
    let distance = end - start
    let speed = distance / still.reach
    self.init(
      start: start,
      velocity: distance == 0 ? 0 : speed + (distance > 0 ? Self.restingSpeed : -Self.restingSpeed),
      rate: rate)
  }

  /// The duration, in seconds. 0 when the velocity is below `restingSpeed`.
  var duration: Double {
    abs(velocity) > Self.restingSpeed ? log(abs(velocity) / Self.restingSpeed) / -decay : 0
  }

  /// The final position, in points.
  var landing: Double {
    guard duration > 0 else { return start }
    return start + (velocity - (velocity > 0 ? Self.restingSpeed : -Self.restingSpeed)) * reach
  }

  /// The final position that UIKit reports to the delegate, in points. UIKit integrates the velocity, which gives up to
  /// a few points more than the sum of millisecond steps.
  var reportedLanding: Double {
    guard duration > 0 else { return start }
    return start + (velocity - (velocity > 0 ? Self.restingSpeed : -Self.restingSpeed)) / -decay
  }

  /// The position after a time in seconds, at most the landing.
  func position(at time: Double) -> Double {
    guard time < duration else { return landing }
    return start + velocity * reach * (1 - exp(decay * max(0, time)))
  }

  /// The velocity after a time in seconds, in points per second. 0 at rest.
  func velocity(at time: Double) -> Double {
    time < duration ? velocity * exp(decay * max(0, time)) : 0
  }

  /// The time at which the deceleration passes a position, in seconds. Nil when it does not reach it.
  func time(passing place: Double) -> Double? {
    let way = place - start
    guard way * velocity > 0, abs(way) < abs(landing - start) else { return nil }
    return log(1 - way / (velocity * reach)) / decay
  }
}
