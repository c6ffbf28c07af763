import Foundation

/// The way back to an edge: a critically damped spring. Measured on UIKit.
struct EdgeSpring: Hashable, Sendable {
  /// The spring's frequency after an impact or a fling past the edge, a second.
  private static let frequency = 11.0
  /// The frequency, and the inward speed at the start as a multiple of the distance, after letting go at rest.
  private static let restingFrequency = 10.8
  private static let restingPull = 7.4
  /// At this distance, in points, the content is put on the edge.
  private static let snapDistance = 1.0 / 3

  let edge: Double
  private let distance: Double
  private let velocity: Double
  private let frequency: Double

  /// - Parameters:
  ///   - start: The place at the beginning, in points.
  ///   - velocity: The speed at the beginning, in points a second.
  init(edge: Double, start: Double, velocity: Double) {
    self.edge = edge
    distance = start - edge
    let isAtRest = abs(velocity) < Deceleration.restingSpeed && distance != 0
    self.velocity = isAtRest ? -Self.restingPull * distance : velocity
    frequency = isAtRest ? Self.restingFrequency : Self.frequency
  }

  /// The place after a time in seconds: `edge + (d + (v + ωd)·t)·e^(−ωt)`.
  func position(at time: Double) -> Double {
    edge + (distance + (velocity + frequency * distance) * time) * exp(-frequency * time)
  }

  /// How long it takes until the content is put on the edge, in seconds.
  ///
  /// After the spring's turning point its distance only shrinks, so the moment is found by halving.
  var duration: Double {
    let slope = velocity + frequency * distance
    // The distance is greatest, or changes its course, where its derivative is 0.
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
