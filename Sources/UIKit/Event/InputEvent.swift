/// A user action that a host reports to a window. A plain value, so that a test can replay it.
///
/// Locations are in points from the upper left corner of the window's content, with y pointing down.
public struct InputEvent: Hashable, Sendable {
  /// The user's action.
  public enum Action: Hashable, Sendable {
    /// Fingers on a screen, or the mouse with a button held.
    case touches([Touch])
    /// The wheel of a mouse, or two fingers on a touchpad.
    case scroll(Scroll)
    /// Two fingers on a touchpad that pinch or rotate.
    case pinch(Pinch)
    /// A pointer that moves with no button held.
    case hover(Hover)
    /// A key.
    case key(Key)
    /// Text of an input method.
    case text(Text)
  }

  /// The phase of a continuous action.
  public enum Phase: String, Hashable, Sendable {
    /// The action began with this event.
    case began
    /// The action continues with a change.
    case changed
    /// The action continues without a change. Reported together with other touches that changed.
    case stationary
    /// The action ended with this event.
    case ended
    /// The action was cancelled, for instance by the desktop, and should have no effect.
    case cancelled
  }

  /// The time in seconds on the frame clock. It never decreases from one event to the next.
  public var timestamp: Double
  /// The modifier keys that are held.
  public var modifiers: Modifiers
  /// The user's action.
  public var action: Action

  /// Creates an event.
  public init(timestamp: Double, modifiers: Modifiers = [], action: Action) {
    self.timestamp = timestamp
    self.modifiers = modifiers
    self.action = action
  }
}
