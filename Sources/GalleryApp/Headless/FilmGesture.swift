import Foundation
import Geometry
import UIKit

/// A drag of one finger in a film.
package struct FilmGesture: Hashable, Sendable {
  /// The time when the finger goes down, in seconds from the film's beginning.
  package var start: Double
  /// The time that the finger stays down, in seconds.
  package var duration: Double
  /// The start of the drag, as a fraction of the length along the scroll axis.
  package var from: Double
  /// The end of the drag, as a fraction of the length along the scroll axis.
  package var to: Double
  /// The position of the drag, as a fraction of the length along the cross axis.
  package var across: Double
  /// The distance the finger moves along the cross axis, as a fraction of that length.
  package var drift: Double
  /// The exponent of time in the distance that the finger has moved. At 1, the speed is constant. Above 1, the finger
  /// accelerates, so that lifting it flings the content.
  package var acceleration: Double

  /// Creates a gesture.
  package init(
    start: Double, duration: Double, from: Double, to: Double, across: Double = 0.5, drift: Double = 0,
    acceleration: Double = 1
  ) {
    self.start = start
    self.duration = duration
    self.from = from
    self.to = to
    self.across = across
    self.drift = drift
    self.acceleration = acceleration
  }

  /// A fling forwards, a pause until the content is at rest, and a fling back.
  package static let tour = [
    FilmGesture(start: 0.1, duration: 0.35, from: 0.8, to: 0.35, acceleration: 1.6),
    FilmGesture(start: 1.4, duration: 0.3, from: 0.25, to: 0.75, acceleration: 1.8),
  ]

  /// Returns the events of one finger, 120 per second.
  func steps(in area: CGRect, isHorizontal: Bool, finger: UInt64) -> [InputEvent] {
    let count = max(2, Int((duration * 120).rounded()))
    return (0...count).map { step in
      let fraction = Double(step) / Double(count)
      let part = pow(fraction, acceleration)
      let (along, across) = (from + (to - from) * part, across + drift * part)
      let location =
        isHorizontal
        ? Point2D(x: area.minX + along * area.width, y: area.minY + across * area.height)
        : Point2D(x: area.minX + across * area.width, y: area.minY + along * area.height)
      let phase: InputEvent.Phase = step == 0 ? .began : step == count ? .ended : .changed
      return InputEvent(
        timestamp: start + fraction * duration,
        action: .touches([InputEvent.Touch(id: finger, phase: phase, location: location)]))
    }
  }
}
