import Foundation
import Geometry

/// An animated change of the offset, slow at both ends.
struct OffsetAnimation {
  /// How long it takes, in seconds.
  private let duration: CFTimeInterval
  private(set) var start: CGPoint
  private(set) var end: CGPoint
  /// Set with the first frame.
  private var startTime: CFTimeInterval?
  /// What the last frame has shown, and its time; nil before the first one.
  private var shown: (offset: CGPoint, time: CFTimeInterval)?
  /// Slow at the start only while nothing moved before.
  private var curve = UnitBezier(0.42, 0, 0.58, 1)

  /// Clicks of a wheel that lead beyond the range; they count when the content is moved along, as where it is endless.
  var outstandingClicks = Point2D.zero

  /// - Parameter isImmediate: Whether the first frame shows the end.
  init(from start: CGPoint, to end: CGPoint, isImmediate: Bool = false) {
    duration = isImmediate ? 0 : 0.3
    self.start = start
    self.end = end
  }

  /// The offset at a time of the clock; the first one asked for is the beginning.
  mutating func offset(at time: CFTimeInterval) -> CGPoint {
    let begin = startTime ?? time
    startTime = begin
    let progress = isOver(at: time) ? 1 : curve.y(at: (time - begin) / duration)
    let offset =
      progress == 1
      ? end : CGPoint(x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
    shown = (offset, time)
    return offset
  }

  func isOver(at time: CFTimeInterval) -> Bool { startTime.map { time >= $0 + duration } ?? false }

  /// Leads to another place; once it has been shown, from there and without starting slowly again.
  ///
  /// The time counts from the frame that has shown it. Counted from the next frame, that one would move nothing, and
  /// nothing would ever move while new places come as often as frames do.
  mutating func retarget(to end: CGPoint) {
    self.end = end
    guard let shown else { return }
    (start, startTime) = (shown.offset, shown.time)
    curve = UnitBezier(0.1, 0.35, 0.3, 1)
  }

  /// Goes on to another end, from where it is and in the time it has left.
  mutating func redirect(to end: CGPoint, at time: CFTimeInterval) {
    let now = offset(at: time)
    let elapsed = startTime.map { (time - $0) / duration } ?? 0
    let left = 1 - curve.y(at: min(1, elapsed))
    self.end = end
    start =
      left > 0.001
      ? CGPoint(x: end.x - (end.x - now.x) / left, y: end.y - (end.y - now.y) / left) : end
  }

  /// The content was moved along.
  mutating func move(by shift: CGPoint) {
    start.x += shift.x
    start.y += shift.y
    end.x += shift.x
    end.y += shift.y
    if let offset = shown?.offset { shown?.offset = CGPoint(x: offset.x + shift.x, y: offset.y + shift.y) }
  }
}
