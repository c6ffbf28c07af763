import Geometry

/// A horizontal pan over a row, with one finger, the mouse, or two fingers on a touchpad.
final class SwipePan: UIPanGestureRecognizer {
  /// Whether a touch or scroll at a point of the view may become a swipe.
  private let allowsSwipe: (CGPoint) -> Bool
  /// Whether the row at a point of the view can be swiped in a direction, to the left or to the right.
  private let findsRow: (_ location: CGPoint, _ isToLeft: Bool) -> Bool
  /// The location at which the gesture began, in the view's coordinates.
  private(set) var start = CGPoint.zero

  init(
    allowsSwipe: @escaping (CGPoint) -> Bool,
    findsRow: @escaping (_ location: CGPoint, _ isToLeft: Bool) -> Bool
  ) {
    (self.allowsSwipe, self.findsRow) = (allowsSwipe, findsRow)
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    allowedScrollTypesMask = .continuous
  }

  override func shouldReceive(_ touch: UITouch) -> Bool {
    super.shouldReceive(touch) && allowsSwipe(touch.location(in: view))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: view)
    super.touchesBegan(touches, with: event)
  }

  override func waitsForDirection(ofScrollAt location: CGPoint) -> Bool { allowsSwipe(location) }

  override func shouldReceive(_ scroll: InputEvent.Scroll, at location: CGPoint) -> Bool {
    guard abs(scroll.delta.x) > abs(scroll.delta.y), scroll.delta.isFinite else { return false }
    start = location
    return findsRow(location, scroll.delta.x > 0)
  }
}
