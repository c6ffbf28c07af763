/// An event: the touches, presses or motions at a time.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The type of an event.
  public enum EventType: Int, Sendable {
    /// Fingers, or the mouse with a button held.
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
    /// Fingers on a touchpad that pinch or rotate.
    case transform = 14
  }

  /// What an event is about, in more detail.
  public enum EventSubtype: Int, Sendable {
    /// Nothing in particular.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// A remote control began to play.
    case remoteControlPlay = 100
    /// A remote control paused.
    case remoteControlPause = 101
    /// A remote control stopped.
    case remoteControlStop = 102
  }

  /// Buttons of a pointing device.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// One bit per button.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The primary button, usually the left one.
    public static let primary = ButtonMask(rawValue: 1)
    /// The secondary button, usually the right one.
    public static let secondary = ButtonMask(rawValue: 2)

    /// The button with a number: 1 is the primary button, and 2 the secondary one. Empty for numbers below 1 or above 63.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1...63).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }

  /// The buttons of the mouse that are held. Empty for events of other devices.
  open var buttonMask: ButtonMask {
    touches.filter(\.isDown).reduce(into: []) { $0.formUnion($1.buttonMask) }
  }

  /// What the event is about, in more detail.
  open var subtype: EventSubtype { .none }

  /// The type of the event.
  public let type: EventType
  /// The time of the event, in seconds.
  open internal(set) var timestamp: TimeInterval
  /// The modifier keys that are held.
  public internal(set) var modifierFlags: UIKeyModifierFlags

  var touches: Set<UITouch> = []
  /// The window that receives the touches or presses.
  weak var window: UIWindow?

  init(type: EventType, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags = []) {
    self.type = type
    self.timestamp = timestamp
    self.modifierFlags = modifierFlags
  }

  /// All touches that are in progress or ended with this event.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

  /// The touches since the last event: the touch itself, because all touches are delivered.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Where the touch will be soon: nothing is predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  /// The touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    let found = touches.filter { $0.view === view }
    return found.isEmpty ? nil : found
  }

  /// The touches that a recognizer tracks.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    let found = touches.filter { touch in touch.gestureRecognizers?.contains { $0 === gesture } ?? false }
    return found.isEmpty ? nil : found
  }
}
