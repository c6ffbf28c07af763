import Foundation

/// A damped spring that moves a progress from 0 to 1.
struct FlightSpring {
  /// The progress.
  private(set) var value: Double = 0
  /// The change of the progress per second.
  private(set) var velocity: Double
  private let frequency: Double
  private let dampingRatio: Double

  /// Creates a spring at 0.
  ///
  /// - Parameters:
  ///   - velocity: The initial velocity, in progress per second.
  ///   - period: The period without damping, in seconds.
  ///   - dampingRatio: Less than 1, so that the spring overshoots slightly.
  init(velocity: Double, period: Double, dampingRatio: Double) {
    self.velocity = velocity
    frequency = 2 * .pi / period
    self.dampingRatio = min(max(0.1, dampingRatio), 0.999)
  }

  /// Whether the rest of the movement is invisible: an edge of a picture of 2,000 pixels, which is half of them from where
  /// its middle was, moves by less than a pixel.
  var isAtRest: Bool { abs(value - 1) < 0.001 && abs(velocity) < 0.1 }

  /// Advances by an interval in seconds. The result does not depend on how it is divided into frames.
  mutating func advance(by interval: Double) {
    let (distance, decay) = (value - 1, dampingRatio * frequency)
    let angular = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let (sine, cosine, fade) = (sin(angular * interval), cos(angular * interval), exp(-decay * interval))
    let swing = (velocity + decay * distance) / angular
    value = 1 + fade * (distance * cosine + swing * sine)
    let (along, across) = (swing * angular - decay * distance, distance * angular + decay * swing)
    velocity = fade * (along * cosine - across * sine)
  }
}
