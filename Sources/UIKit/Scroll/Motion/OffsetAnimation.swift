import Foundation
import Geometry

/// An animated change of the offset, with an ease-in-ease-out curve.
struct OffsetAnimation {
  /// The duration of a programmatic scroll and of an animated zoom, in seconds.
  static let usualDuration: CFTimeInterval = 0.3

  /// The duration, in seconds.
  private let duration: CFTimeInterval
  private(set) var start: CGPoint
  private(set) var end: CGPoint
  /// The time of the first frame. Nil before it.
  private var startTime: CFTimeInterval?
  /// The offset and the time of the last frame. Nil before the first frame.
  private var shown: (offset: CGPoint, time: CFTimeInterval)?
  /// The timing curve. It starts slowly only when nothing moved before.
  private var curve = UnitBezier(0.42, 0, 0.58, 1)
  /// The timing curve of content that moves already.
  private static let movingCurve = UnitBezier(0.1, 0.35, 0.3, 1)

  /// Wheel clicks beyond the range. They are applied when the content is moved, as endless content is.
  var outstandingClicks = Point2D.zero
  /// Whether the animation leads to an item or to an end of the content, and follows it.
  var followsItem = false

  /// - Parameters:
  ///   - start: The offset at the start.
  ///   - end: The offset at the end.
  ///   - isImmediate: Whether the first frame shows the end.
  ///   - isMoving: Whether the content moves already, so that the animation does not start slowly.
  init(from start: CGPoint, to end: CGPoint, isImmediate: Bool = false, isMoving: Bool = false) {
    duration = isImmediate ? 0 : Self.usualDuration
    self.start = start
    self.end = end
    if isMoving { curve = Self.movingCurve }
  }

  /// The offset at a clock time. The first call sets the start time.
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

  /// Changes the end. After the first frame, the animation continues from the offset shown, without a slow start.
  ///
  /// Time is measured from the frame that showed that offset. If it were measured from the next frame, that frame would
  /// not move, and nothing would ever move while every frame brings a new end.
  mutating func retarget(to end: CGPoint) {
    self.end = end
    guard let shown else { return }
    (start, startTime) = (shown.offset, shown.time)
    curve = Self.movingCurve
  }

  /// Changes the end. The animation continues from its current offset in the remaining time.
  mutating func redirect(to end: CGPoint, at time: CFTimeInterval) {
    guard let startTime else {
      self.end = end
      return
    }
    let now = offset(at: time)
    let left = 1 - curve.y(at: min(1, (time - startTime) / duration))
    self.end = end
    // Almost at its end, the start that the curve would need is too far away to compute.
    start =
      left > 0.001
      ? CGPoint(x: end.x - (end.x - now.x) / left, y: end.y - (end.y - now.y) / left) : end
  }

  /// Moves the animation along with the content. An end in the range stays in it.
  mutating func move(by shift: CGPoint, in range: ScrollRange) {
    start.x += shift.x
    start.y += shift.y
    let moved = CGPoint(x: end.x + shift.x, y: end.y + shift.y)
    end = range.clamp(end) == end ? range.clamp(moved) : moved
    if let offset = shown?.offset { shown?.offset = CGPoint(x: offset.x + shift.x, y: offset.y + shift.y) }
  }
}
