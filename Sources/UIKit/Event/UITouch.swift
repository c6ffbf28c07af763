import Geometry

/// A touch of one finger, or of the mouse with a button held, from beginning to end.
@preconcurrency @MainActor
public final class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The touch began.
    case began
    /// The touch moved.
    case moved
    /// The touch did not move since the last event.
    case stationary
    /// The touch ended.
    case ended
    /// The touch was cancelled.
    case cancelled
    /// A pointer has entered the window. Never: pointers that hover are no touches here.
    case regionEntered
    /// A pointer moves over the window. Never.
    case regionMoved
    /// A pointer has left the window. Never.
    case regionExited
  }

  /// The device of a touch.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct
    /// A finger on a device other than the screen.
    case indirect
    /// A pen.
    case pencil
    /// The mouse.
    case indirectPointer
  }

  /// The phase.
  public internal(set) var phase: Phase = .began
  /// The force of the touch. Always 0: no pressure is measured.
  public var force: CGFloat { 0 }
  /// The maximum of `force`. Always 0, as on devices that measure no pressure.
  public var maximumPossibleForce: CGFloat { 0 }
  /// The number of taps at this position in quick succession, including this one.
  public internal(set) var tapCount = 1
  /// The time of the last change, in seconds.
  public internal(set) var timestamp: TimeInterval
  /// The device.
  public let type: TouchType
  /// The view in which the touch began. The view keeps receiving the touch, even after the touch has left it. If it is
  /// released, the view that contained it receives the rest of the touch.
  public var view: UIView? { views.lazy.compactMap(\.view).first }
  /// The window in which the touch began.
  public private(set) weak var window: UIWindow?
  /// The recognizers that track the touch.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Whether the secondary mouse button is held.
  let isSecondary: Bool
  /// The button of the mouse that is held. Empty for a finger.
  var buttonMask: UIEvent.ButtonMask {
    type == .indirectPointer ? (isSecondary ? .secondary : .primary) : []
  }
  /// Whether the view has received the touch.
  var isKnownToView = false
  /// The current location, in the window's coordinates.
  private(set) var location: CGPoint
  private(set) var previousLocation: CGPoint
  let startLocation: CGPoint
  /// The view in which the touch began and those that contained it, from the inside out.
  private var views: [WeakView] = []
  /// The distance of the current location from the first one, in the window's points.
  var distanceFromStart: CGFloat { hypot(location.x - startLocation.x, location.y - startLocation.y) }
  /// Whether the touch is a drag, because it has been as far from its start as a pan that begins.
  private(set) var isDrag = false

  init(_ touch: InputEvent.Touch, at timestamp: TimeInterval, in window: UIWindow) {
    location = CGPoint(touch.location)
    previousLocation = location
    startLocation = location
    type = touch.source == .finger ? .direct : .indirectPointer
    isSecondary = touch.source == .secondaryMouse
    self.timestamp = timestamp
    self.window = window
  }

  /// The location in a view's coordinates. Nil means the window.
  public func location(in view: UIView?) -> CGPoint { convert(location, to: view) }

  /// The location in a view's coordinates, as precise as the device measures it.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The location before the last change, as precise as the device measures it.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// The radius of the finger, in points. Always 0: it is not measured.
  public var majorRadius: CGFloat { 0 }
  /// The tolerance of `majorRadius`. Always 0.
  public var majorRadiusTolerance: CGFloat { 0 }
  /// The angle between a pen and the screen, in radians. Always upright: it is not measured.
  public var altitudeAngle: CGFloat { .pi / 2 }
  /// The direction of a pen, in radians. Always 0: it is not measured.
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The direction of a pen as a vector of length 1. Always along the x axis.
  public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// The location before the last change, in a view's coordinates. Nil means the window.
  public func previousLocation(in view: UIView?) -> CGPoint { convert(previousLocation, to: view) }

  /// Sets the view in which the touch begins.
  func begin(in view: UIView?) {
    views = view.map { sequence(first: $0, next: \.superview).map { WeakView(view: $0) } } ?? []
  }

  /// Whether the touch is in progress.
  var isDown: Bool { phase != .ended && phase != .cancelled }

  func move(to location: CGPoint, phase: Phase, at timestamp: TimeInterval) {
    previousLocation = self.location
    self.location = location
    self.phase = phase
    self.timestamp = timestamp
    if distanceFromStart >= UIPanGestureRecognizer.usualSlop { isDrag = true }
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let window else { return point }
    return window.convert(point, to: view ?? window)
  }
}

private struct WeakView {
  weak var view: UIView?
}
