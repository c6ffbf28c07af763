import Foundation

/// The return to an edge: a critically damped spring. Measured on UIKit.
struct EdgeSpring: Hashable, Sendable {
  /// The spring's frequency after an impact or a fling past the edge, in radians per second.
  private static let frequency = 11.0
  /// The frequency after a release at rest, in radians per second. `restingPull` is the initial inward velocity per
  /// distance.
  private static let restingFrequency = 10.8
  private static let restingPull = 7.4
  /// The distance in points at which the content snaps to the edge.
  private static let snapDistance = 1.0 / 3

  let edge: Double
  private let distance: Double
  private let velocity: Double
  private let frequency: Double

  /// - Parameters:
  ///   - edge: The position of the edge, in points.
  ///   - start: The position at the start, in points.
  ///   - velocity: The velocity at the start, in points per second.
  init(edge: Double, start: Double, velocity: Double) {
    self.edge = edge
    distance = start - edge
    let isAtRest = abs(velocity) < Deceleration.restingSpeed && distance != 0
    self.velocity = isAtRest ? -Self.restingPull * distance : velocity
    frequency = isAtRest ? Self.restingFrequency : Self.frequency
  }

  /// The position after a time in seconds: `edge + (d + (v + ωd)·t)·e^(−ωt)`.
  func position(at time: Double) -> Double {
    edge + (distance + (velocity + frequency * distance) * time) * exp(-frequency * time)
  }

  /// The time until the content snaps to the edge, in seconds.
  ///
  /// After the turning point the distance only decreases, so bisection finds the time.
  var duration: Double {
    let slope = velocity + frequency * distance
    // The distance has its maximum, or changes direction, where its derivative is 0.
    let turn = slope == 0 ? 0 : max(0, 1 / frequency - distance / slope)
    guard abs(position(at: turn) - edge) > Self.snapDistance else {
      return abs(distance) > Self.snapDistance ? firstTime(from: 0, to: turn) : turn
    }
    var end = turn + 1 / frequency
    while abs(position(at: end) - edge) > Self.snapDistance { end += 1 / frequency }
    return firstTime(from: turn, to: end)
  }

  private func firstTime(from start: Double, to end: Double) -> Double {
    var (low, high) = (start, end)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if abs(position(at: middle) - edge) > Self.snapDistance { low = middle } else { high = middle }
    }
    return high
  }
}
