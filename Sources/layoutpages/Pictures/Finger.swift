import Foundation
import Geometry
import UIKit

/// A finger that drags content in a film.
struct Finger {
  /// The time at which the finger touches the screen, in seconds from the beginning.
  var start: Double
  /// The time until the finger is lifted, in seconds.
  var duration: Double
  /// The position where the finger touches, in fractions of the view's width and height.
  var from: CGPoint
  /// The position where the finger is lifted, in fractions of the view's width and height.
  var to: CGPoint

  /// A drag upwards, and back after the content came to rest.
  static let vertical = [
    Finger(start: 0.1, duration: 0.35, from: CGPoint(x: 0.5, y: 0.8), to: CGPoint(x: 0.5, y: 0.35)),
    Finger(start: 1.4, duration: 0.3, from: CGPoint(x: 0.5, y: 0.25), to: CGPoint(x: 0.5, y: 0.75)),
  ]

  /// A drag to the left, and back after the content came to rest.
  static let horizontal = [
    Finger(start: 0.1, duration: 0.35, from: CGPoint(x: 0.8, y: 0.5), to: CGPoint(x: 0.35, y: 0.5)),
    Finger(start: 1.4, duration: 0.3, from: CGPoint(x: 0.25, y: 0.5), to: CGPoint(x: 0.75, y: 0.5)),
  ]

  /// The touches that a screen would report, 120 times a second. The finger accelerates, so the content decelerates
  /// after it is lifted.
  func events(in size: CGSize) -> [InputEvent] {
    let count = max(2, Int((duration * 120).rounded()))
    return (0...count).map { step in
      let time = Double(step) / Double(count)
      let way = pow(time, 1.6)
      let location = Point2D(
        x: Double(size.width) * (from.x + (to.x - from.x) * way),
        y: Double(size.height) * (from.y + (to.y - from.y) * way))
      let phase: InputEvent.Phase = step == 0 ? .began : step == count ? .ended : .changed
      return InputEvent(
        timestamp: start + time * duration,
        action: .touches([InputEvent.Touch(id: 1, phase: phase, location: location)]))
    }
  }
}
