import Foundation
import Geometry

/// Content that a freely spinning mouse wheel has set in motion. It decelerates by itself.
@MainActor
struct WheelSpin {
  /// The speed in clicks per second below which further clicks are single clicks again.
  private static let slowestSpeed = 8.0

  /// The deceleration.
  var deceleration: ScrollDeceleration
  /// The distance of one click at rest, in points.
  let click: CGPoint

  /// Whether clicks are in the direction of the spin.
  func isInDirection(of step: CGPoint) -> Bool { step.x * click.x + step.y * click.y > 0 }

  /// The speed in clicks per second at a clock time.
  func speed(at time: CFTimeInterval) -> Double {
    let velocity = deceleration.velocity(at: time - deceleration.startTime)
    let length = click.x * click.x + click.y * click.y
    return length > 0 ? abs(velocity.x * click.x + velocity.y * click.y) / length : 0
  }

  /// Whether it is so fast that a click of the wheel does not move it on.
  func isFast(at time: CFTimeInterval) -> Bool { speed(at: time) >= Self.slowestSpeed }
}
