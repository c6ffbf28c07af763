/// A wheel that turns by fractions of a click, until it is at rest for a moment.
struct FineWheel {
  /// The pause after a fractional click that ends the turn, in seconds. Clicks of a wheel that turns slowly are less far
  /// apart.
  static let pauseBeforeRest: CFTimeInterval = 0.12

  /// The offset after all clicks, before rounding to pixels.
  private(set) var offset: CGPoint
  /// The end of the turn, unless another click follows.
  let rest: FrameClock.Deadline

  init(offset: CGPoint, rest: FrameClock.Deadline) { (self.offset, self.rest) = (offset, rest) }

  /// Moves the turn along with the content.
  mutating func move(by shift: CGPoint) { offset = CGPoint(x: offset.x + shift.x, y: offset.y + shift.y) }
}
