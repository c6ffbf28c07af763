import CGTK4
import Geometry

/// A `GdkEvent`, which is valid while it is handled. Properties of other kinds of events are undefined.
struct Event {
  let pointer: OpaquePointer

  var kind: GdkEventType { gdk_event_get_event_type(pointer) }

  /// The time in milliseconds.
  var time: UInt32 { gdk_event_get_time(pointer) }

  var modifierState: GdkModifierType { gdk_event_get_modifier_state(pointer) }

  /// Whether this is a mouse event that GDK emulates for a touch.
  var isPointerEmulated: Bool { gdk_event_get_pointer_emulated(pointer) != 0 }

  /// The position in the surface of the window, which includes the window's shadow; nil for events without one.
  var position: Point2D? {
    var position = Point2D.zero
    return gdk_event_get_position(pointer, &position.x, &position.y) == 0 ? nil : position
  }

  /// The number of a mouse button.
  var button: UInt32 { gdk_button_event_get_button(pointer) }

  /// Identifies the finger of a touch; nil for other events.
  var sequence: UInt? { gdk_event_get_event_sequence(pointer).map { UInt(bitPattern: $0) } }

  // MARK: - Keys

  var keyCode: UInt32 { gdk_key_event_get_keycode(pointer) }

  var keyValue: UInt32 { gdk_key_event_get_keyval(pointer) }

  /// The values that the key has in all layouts of the keyboard without modifiers, in the order of the layouts.
  var keyValuesInAllLayouts: [UInt32] {
    var keys: UnsafeMutablePointer<GdkKeymapKey>?
    var values: UnsafeMutablePointer<guint>?
    var count: gint = 0
    guard let display = gdk_event_get_display(pointer),
      gdk_display_map_keycode(display, keyCode, &keys, &values, &count) != 0, let keys, let values
    else { return [] }
    defer {
      g_free(keys)
      g_free(values)
    }
    return (0..<Int(count)).filter { keys[$0].level == 0 }.sorted { keys[$0].group < keys[$1].group }
      .map { values[$0] }
  }

  // MARK: - Scrolling

  var scrollDirection: GdkScrollDirection { gdk_scroll_event_get_direction(pointer) }

  /// The distance of a smooth scroll event.
  var scrollDeltas: Point2D {
    var delta = Point2D.zero
    gdk_scroll_event_get_deltas(pointer, &delta.x, &delta.y)
    return delta
  }

  var scrollUnit: GdkScrollUnit { gdk_scroll_event_get_unit(pointer) }

  /// Whether the fingers were lifted off the touchpad.
  var isScrollStop: Bool { gdk_scroll_event_is_stop(pointer) != 0 }

  /// Whether the desktop identifies the device as a touchpad.
  var isFromTouchpad: Bool {
    gdk_event_get_device(pointer).map { gdk_device_get_source($0) == GDK_SOURCE_TOUCHPAD } ?? false
  }

  // MARK: - Gestures on the touchpad

  var gesturePhase: GdkTouchpadGesturePhase { gdk_touchpad_event_get_gesture_phase(pointer) }

  var gestureDeltas: Point2D {
    var delta = Point2D.zero
    gdk_touchpad_event_get_deltas(pointer, &delta.x, &delta.y)
    return delta
  }

  var pinchScale: Double { gdk_touchpad_event_get_pinch_scale(pointer) }

  var pinchAngleDelta: Double { gdk_touchpad_event_get_pinch_angle_delta(pointer) }
}

extension Widget {
  /// The position of an event in the widget; nil for events without one.
  func position(of event: Event) -> Point2D? {
    guard let position = event.position, let native = gtk_widget_get_native(pointer()) else { return nil }
    var (surfaceX, surfaceY) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &surfaceX, &surfaceY)
    var result = Point2D.zero
    gtk_widget_translate_coordinates(
      native.raw.assumingMemoryBound(to: GtkWidget.self), pointer(), position.x - surfaceX,
      position.y - surfaceY, &result.x, &result.y)
    return result
  }
}
