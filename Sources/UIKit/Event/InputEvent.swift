/// Something the user did, as a host reports it to a window: a plain value, so that a test can replay it.
///
/// Locations are in points from the upper left corner of the window's content, y down.
public struct InputEvent: Hashable, Sendable {
  /// What the user did.
  public enum Action: Hashable, Sendable {
    /// Fingers on a screen, or the mouse with its button held.
    case touches([Touch])
    /// The wheel of a mouse, or two fingers on a touchpad.
    case scroll(Scroll)
    /// Two fingers on a touchpad that move apart or turn.
    case pinch(Pinch)
    /// A pointer that moves with no button held.
    case hover(Hover)
    /// A key.
    case key(Key)
  }

  /// A stage of something that lasts.
  public enum Phase: String, Hashable, Sendable {
    /// It began with this event.
    case began
    /// It goes on, and something about it changed.
    case changed
    /// It goes on unchanged, reported along with something that changed.
    case stationary
    /// It ended with this event.
    case ended
    /// It was taken away, for instance by the desktop; what it did so far should not count.
    case cancelled
  }

  /// When it happened, in seconds on the clock that frames are timed by; never falls from one event to the next.
  public var timestamp: Double
  /// The keys held that change the meaning of others.
  public var modifiers: Modifiers
  /// What the user did.
  public var action: Action

  /// Makes an event.
  public init(timestamp: Double, modifiers: Modifiers = [], action: Action) {
    self.timestamp = timestamp
    self.modifiers = modifiers
    self.action = action
  }
}
