/// What happened at a moment: the touches, presses or motions of it.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// Fingers, or the mouse with its button held.
    case touches
    /// The device moved.
    case motion
    /// A remote control.
    case remoteControl
    /// Keys and buttons.
    case presses
    /// A wheel or a touchpad.
    case scroll = 10
    /// A pointer that moves with no button held.
    case hover
    /// Fingers on a touchpad that move apart or turn.
    case transform = 14
  }

  /// The kind of the event.
  public let type: EventType
  /// When it happened, in seconds.
  public internal(set) var timestamp: TimeInterval
  /// The keys held that change the meaning of others.
  public internal(set) var modifierFlags: UIKeyModifierFlags

  var touches: Set<UITouch> = []

  init(type: EventType, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags = []) {
    self.type = type
    self.timestamp = timestamp
    self.modifierFlags = modifierFlags
  }

  /// All touches that go on, or ended with this event.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

  /// The touches that began on a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    let found = touches.filter { $0.view === view }
    return found.isEmpty ? nil : found
  }

  /// The touches a recognizer looks at.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    let found = touches.filter { touch in touch.gestureRecognizers?.contains { $0 === gesture } ?? false }
    return found.isEmpty ? nil : found
  }
}
