import Geometry

/// One finger, or the mouse with its button held, from coming down to being lifted.
@preconcurrency @MainActor
public final class UITouch: NSObject {
  /// The stage of a touch.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began
    /// It moved.
    case moved
    /// It did not move since the last event.
    case stationary
    /// It was lifted.
    case ended
    /// It was taken away.
    case cancelled
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct
    /// A finger on something else than the screen.
    case indirect
    /// A pen.
    case pencil
    /// The mouse.
    case indirectPointer
  }

  /// The stage.
  public internal(set) var phase: Phase = .began
  /// How often was tapped at this place in quick succession, this touch included.
  public internal(set) var tapCount = 1
  /// When the touch last changed, in seconds.
  public internal(set) var timestamp: TimeInterval
  /// What touches.
  public let type: TouchType
  /// The view the touch came down on; it keeps the touch, wherever that moves.
  public internal(set) weak var view: UIView?
  /// The window the touch came down in.
  public private(set) weak var window: UIWindow?
  /// The recognizers that look at the touch.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Whether the mouse's other button is held.
  let isSecondary: Bool
  /// Whether the view has been told of the touch.
  var isKnownToView = false
  /// Where the touch is, and was before, in the window's coordinates.
  private(set) var location: CGPoint
  private(set) var previousLocation: CGPoint
  let startLocation: CGPoint

  init(_ touch: InputEvent.Touch, at timestamp: TimeInterval, in window: UIWindow) {
    location = CGPoint(touch.location)
    previousLocation = location
    startLocation = location
    type = touch.source == .finger ? .direct : .indirectPointer
    isSecondary = touch.source == .secondaryMouse
    self.timestamp = timestamp
    self.window = window
  }

  /// Where the touch is, in a view's coordinates, or in the window's when that is nil.
  public func location(in view: UIView?) -> CGPoint { convert(location, to: view) }

  /// Where the touch was before it last changed, in a view's coordinates.
  public func previousLocation(in view: UIView?) -> CGPoint { convert(previousLocation, to: view) }

  /// Whether the touch still goes on.
  var isDown: Bool { phase != .ended && phase != .cancelled }

  func move(to location: CGPoint, phase: Phase, at timestamp: TimeInterval) {
    previousLocation = self.location
    self.location = location
    self.phase = phase
    self.timestamp = timestamp
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let window else { return point }
    return window.convert(point, to: view ?? window)
  }
}
