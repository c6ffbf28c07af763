import Geometry
import UIKit

/// The values of a GDK event, before they are interpreted.
struct DesktopEvent {
  /// The kind of an event.
  enum Action {
    /// A mouse button was pressed: 1 is the primary button, 3 the secondary button.
    case press(button: UInt32)
    case release(button: UInt32)
    case motion
    /// The pointer entered or left the canvas.
    case enter
    case leave
    /// Another window or program grabbed the pointer.
    case grabBroken
    /// A touch on the screen, identified by GDK's event sequence.
    case touch(sequence: UInt, InputEvent.Phase)
    case scroll(Scroll)
    /// Fingers rest on the touchpad.
    case hold(GesturePhase)
    case pinch(Pinch)
    /// A key, identified by its hardware key code and its key value.
    ///
    /// The shortcut value identifies it for shortcuts. In layouts of other scripts, it differs from the value that is typed.
    case key(place: UInt32, value: UInt32, shortcutValue: UInt32, isPress: Bool)
  }

  /// One scroll event of a wheel or a touchpad.
  struct Scroll {
    enum Unit { case clicks, points }

    /// The scroll distance; positive to the right and down.
    var delta: Point2D
    var unit = Unit.clicks
    /// Whether the desktop identifies the device as a touchpad.
    var isTouchpad = false
    /// Whether the fingers were lifted off the touchpad.
    var isStop = false
  }

  /// One event of a pinch on the touchpad.
  struct Pinch {
    var phase: GesturePhase
    /// How far the fingers have moved since the previous event, in points.
    var delta = Point2D.zero
    /// The distance between the fingers, relative to their distance at the beginning.
    var scale = 1.0
    /// How far the fingers have rotated since the previous event, in radians, clockwise.
    var angle = 0.0
  }

  /// The phase of a touchpad gesture.
  enum GesturePhase { case begin, update, end, cancel }

  /// The time of the event in milliseconds, as GDK reports it.
  var time: UInt32
  var modifiers: InputEvent.Modifiers = []
  /// The location in points from the upper left corner of the canvas; nil for events without a location.
  var location: Point2D?
  var action: Action
}
