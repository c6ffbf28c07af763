import Foundation

/// The glide of a scroll view after the finger has lifted, on one axis, without any edge.
///
/// Speed falls by the same factor every millisecond, and the glide stops dead at 10 points a second. Measured
/// on UIKit: the place follows the sum of per-millisecond steps, not the integral.
struct Deceleration: Hashable, Sendable {
  /// The speed at which a glide stops, and below which none begins, in points a second.
  static let restingSpeed = 10.0

  /// The place at the beginning, in points.
  let start: Double
  /// The speed at the beginning, in points a second.
  let velocity: Double
  /// How the speed's logarithm falls, a second: 1000 · ln *r* for the factor *r* per millisecond.
  private let decay: Double
  /// How far a speed of one point a second carries, in points: *r* / (1 − *r*) / 1000.
  private let reach: Double

  /// - Parameter rate: The factor by which speed falls every millisecond, between 0 and 1.
  init(start: Double, velocity: Double, rate: Double) {
    let rate = min(0.9999, max(0.5, rate))
    self.start = start
    self.velocity = velocity.isFinite ? velocity : 0
    decay = 1000 * log(rate)
    reach = rate / (1 - rate) / 1000
  }

  /// A glide that comes to rest at a given place, over the same curve: the speed that leads there.
  init(start: Double, landingAt end: Double, rate: Double) {
    let still = Deceleration(start: start, velocity: 0, rate: rate)
    let distance = end - start
    let speed = distance / still.reach
    self.init(
      start: start,
      velocity: distance == 0 ? 0 : speed + (distance > 0 ? Self.restingSpeed : -Self.restingSpeed),
      rate: rate)
  }

  /// How long the glide takes, in seconds; 0 when the speed does not suffice for one.
  var duration: Double {
    abs(velocity) > Self.restingSpeed ? log(abs(velocity) / Self.restingSpeed) / -decay : 0
  }

  /// Where the glide ends, in points.
  var landing: Double {
    guard duration > 0 else { return start }
    return start + (velocity - (velocity > 0 ? Self.restingSpeed : -Self.restingSpeed)) * reach
  }

  /// Where UIKit reports beforehand that the glide will end, in points: it integrates the speed, which leads up to a few
  /// points farther than the steps of a millisecond do.
  var reportedLanding: Double {
    guard duration > 0 else { return start }
    return start + (velocity - (velocity > 0 ? Self.restingSpeed : -Self.restingSpeed)) / -decay
  }

  /// The place after a time in seconds, not beyond the landing.
  func position(at time: Double) -> Double {
    guard time < duration else { return landing }
    return start + velocity * reach * (1 - exp(decay * max(0, time)))
  }

  /// The speed after a time in seconds, in points a second; 0 at rest.
  func velocity(at time: Double) -> Double {
    time < duration ? velocity * exp(decay * max(0, time)) : 0
  }

  /// When the glide passes a place, in seconds; nil when it does not reach it.
  func time(passing place: Double) -> Double? {
    let way = place - start
    guard way * velocity > 0, abs(way) < abs(landing - start) else { return nil }
    return log(1 - way / (velocity * reach)) / decay
  }
}
