import Foundation

/// A critically damped spring: it moves a value to its target without overshoot. A new target keeps the value and its
/// velocity.
struct ZoomSpring: Equatable {
  /// The angular frequency of the spring in radians per second. The value arrives after about 0.4 seconds.
  private static let frequency = 18.0
  /// The distance and the velocity below which the spring is at rest.
  private static let (restingDistance, restingVelocity) = (0.0005, 0.02)

  /// The current value.
  var value: Double
  /// The change of the value per second.
  var velocity = 0.0
  /// The value at rest.
  var target: Double

  /// Whether the value has arrived.
  var isAtRest: Bool { abs(value - target) < Self.restingDistance && abs(velocity) < Self.restingVelocity }

  /// Advances by a time in seconds.
  mutating func advance(by time: Double) {
    let (distance, decay) = (value - target, exp(-Self.frequency * time))
    let slope = velocity + Self.frequency * distance
    value = target + (distance + slope * time) * decay
    velocity = (velocity - Self.frequency * slope * time) * decay
  }
}
