import CGTK4
import Geometry
import UIKit

extension DesktopEvent {
  /// Reads a GDK event.
  ///
  /// Nil for events that views do not use, and for the mouse events that GDK emulates for a touch.
  @MainActor
  init?(_ event: OpaquePointer, over canvas: Canvas) {
    guard gdk_event_get_pointer_emulated(event) == 0, let action = Action(event) else { return nil }
    self.init(
      time: gdk_event_get_time(event), modifiers: InputEvent.Modifiers(gdk_event_get_modifier_state(event)),
      location: canvas.location(of: event), action: action)
  }
}

extension DesktopEvent.Action {
  fileprivate init?(_ event: OpaquePointer) {
    func touch(_ phase: InputEvent.Phase) -> Self? {
      gdk_event_get_event_sequence(event).map { .touch(sequence: UInt(bitPattern: $0), phase) }
    }
    let action: Self? =
      switch gdk_event_get_event_type(event) {
      case GDK_BUTTON_PRESS: .press(button: gdk_button_event_get_button(event))
      case GDK_BUTTON_RELEASE: .release(button: gdk_button_event_get_button(event))
      case GDK_MOTION_NOTIFY: .motion
      case GDK_ENTER_NOTIFY: .enter
      case GDK_LEAVE_NOTIFY: .leave
      case GDK_GRAB_BROKEN: .grabBroken
      case GDK_TOUCH_BEGIN: touch(.began)
      case GDK_TOUCH_UPDATE: touch(.changed)
      case GDK_TOUCH_END: touch(.ended)
      case GDK_TOUCH_CANCEL: touch(.cancelled)
      case GDK_SCROLL: .scroll(DesktopEvent.Scroll(event))
      case GDK_TOUCHPAD_HOLD: .hold(DesktopEvent.GesturePhase(event))
      case GDK_TOUCHPAD_PINCH: .pinch(DesktopEvent.Pinch(event))
      case GDK_KEY_PRESS, GDK_KEY_RELEASE:
        .key(
          place: gdk_key_event_get_keycode(event), value: gdk_key_event_get_keyval(event),
          isPress: gdk_event_get_event_type(event) == GDK_KEY_PRESS)
      default: nil
      }
    guard let action else { return nil }
    self = action
  }
}

extension DesktopEvent.Scroll {
  fileprivate init(_ event: OpaquePointer) {
    delta = .zero
    switch gdk_scroll_event_get_direction(event) {
    case GDK_SCROLL_UP: delta.y = -1
    case GDK_SCROLL_DOWN: delta.y = 1
    case GDK_SCROLL_LEFT: delta.x = -1
    case GDK_SCROLL_RIGHT: delta.x = 1
    default: gdk_scroll_event_get_deltas(event, &delta.x, &delta.y)
    }
    unit = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE ? .points : .clicks
    isTouchpad = gdk_event_get_device(event).map { gdk_device_get_source($0) == GDK_SOURCE_TOUCHPAD } ?? false
    isStop = gdk_scroll_event_is_stop(event) != 0
  }
}

extension DesktopEvent.Pinch {
  fileprivate init(_ event: OpaquePointer) {
    phase = DesktopEvent.GesturePhase(event)
    gdk_touchpad_event_get_deltas(event, &delta.x, &delta.y)
    scale = gdk_touchpad_event_get_pinch_scale(event)
    angle = gdk_touchpad_event_get_pinch_angle_delta(event)
  }
}

extension DesktopEvent.GesturePhase {
  fileprivate init(_ event: OpaquePointer) {
    self =
      switch gdk_touchpad_event_get_gesture_phase(event) {
      case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: .begin
      case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: .update
      case GDK_TOUCHPAD_GESTURE_PHASE_END: .end
      default: .cancel
      }
  }
}
