/// Recognizes a swipe in a direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// One bit per direction.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Right.
    public static let right = Direction(rawValue: 1)
    /// Left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  private static let distance: CGFloat = 50
  private static let maximumDuration: TimeInterval = 0.5

  /// The allowed directions. Default right.
  open var direction: Direction = .right

  /// The number of fingers required. Default 1.
  open var numberOfTouchesRequired = 1

  private var startTime: TimeInterval?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    startTime = startTime ?? event.timestamp
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let startTime, event.timestamp - startTime <= Self.maximumDuration else {
      state = .failed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    var swept: Direction?
    for touch in trackedTouches {
      let (start, now) = (touch.startLocation, touch.location(in: nil))
      let (x, y) = (now.x - start.x, now.y - start.y)
      guard max(abs(x), abs(y)) >= Self.distance else { return }
      guard min(abs(x), abs(y)) <= max(abs(x), abs(y)) / 2 else {
        state = .failed
        return
      }
      let way: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
      guard swept == nil || swept == way else {
        state = .failed
        return
      }
      swept = way
    }
    if let swept { state = direction.contains(swept) ? .ended : .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() {
    super.reset()
    startTime = nil
  }
}
