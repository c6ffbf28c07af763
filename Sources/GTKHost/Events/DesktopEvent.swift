import Geometry
import UIKit

/// What an event of GDK says, as a value: all that is read of one, before anything is made of it.
struct DesktopEvent {
  /// What happened.
  enum Action {
    /// A button of the mouse was pressed: 1 is the main one, 3 the other one.
    case press(button: UInt32)
    case release(button: UInt32)
    case motion
    /// The pointer came in, or left.
    case enter
    case leave
    /// Somebody else took the pointer away.
    case grabBroken
    /// A finger on the screen, by what the desktop knows it by.
    case touch(sequence: UInt, InputEvent.Phase)
    case scroll(Scroll)
    /// Fingers at rest on the touchpad.
    case hold(GesturePhase)
    case pinch(Pinch)
    /// A key, by its place on the keyboard and by what it means.
    case key(place: UInt32, value: UInt32, isPress: Bool)
  }

  /// A step of a wheel or a touchpad.
  struct Scroll {
    enum Unit { case clicks, points }

    /// Positive to the right and down.
    var delta: Point2D
    var unit = Unit.clicks
    /// Whether the desktop knows it to be a touchpad.
    var isTouchpad = false
    /// Whether the fingers have left the touchpad.
    var isStop = false
  }

  /// A step of two fingers on the touchpad.
  struct Pinch {
    var phase: GesturePhase
    /// How far the fingers have moved since the last step, in points.
    var delta = Point2D.zero
    /// Their distance, as a multiple of what it was at the beginning.
    var scale = 1.0
    /// How far they have turned since the last step, in radians, clockwise.
    var angle = 0.0
  }

  /// A stage of a gesture on the touchpad.
  enum GesturePhase { case begin, update, end, cancel }

  /// In milliseconds, as GDK counts them.
  var time: UInt32
  var modifiers: InputEvent.Modifiers = []
  /// In points from the canvas's upper left corner; nil for an event that has no place.
  var location: Point2D?
  var action: Action
}
