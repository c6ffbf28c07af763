import Foundation
import Geometry
import UIKit

/// A finger that pulls content along, for a film.
public struct FilmGesture: Hashable, Sendable {
  /// When the finger comes down, in seconds from the film's beginning.
  public var start: Double
  /// How long it stays down, in seconds.
  public var duration: Double
  /// Where it comes down, as a share of the length it can be moved along.
  public var from: Double
  /// Where it is lifted.
  public var to: Double
  /// Where it is across that, as a share of the other length.
  public var across: Double
  /// How far it is carried across meanwhile.
  public var drift: Double
  /// The power of time by which it moves: 1 evenly, above it ever faster, so that lifting it flings the content.
  public var acceleration: Double

  /// Describes a gesture.
  public init(
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

  /// A fling on, time to settle, and a fling back.
  public static let tour = [
    FilmGesture(start: 0.1, duration: 0.35, from: 0.8, to: 0.35, acceleration: 1.6),
    FilmGesture(start: 1.4, duration: 0.3, from: 0.25, to: 0.75, acceleration: 1.8),
  ]

  /// The steps of one finger, 120 in a second.
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
