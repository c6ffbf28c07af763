import CGTK4
import Geometry
import UIKit

/// Turns GDK's events into plain event values. What an event means depends on those before it, of which this
/// object keeps what it takes: which finger is which, whether a button is held, whether fingers are on the
/// touchpad.
@MainActor
final class EventTranslator {
  private var fingers = FingerNumbers()
  /// The mouse with a button held, as a touch.
  private var mouse: InputEvent.Touch?
  private var pointer = Point2D.zero
  private var heldKeys: Set<guint> = []
  private var isTouchpadActive = false
  private var pinch = InputEvent.Pinch(phase: .ended, scale: 1, location: .zero)
  private var clock = EventClock()

  /// The event value for an event of GDK; nil for those that mean nothing to views.
  func inputEvent(for event: OpaquePointer, over canvas: Canvas) -> InputEvent? {
    guard let action = action(for: event, over: canvas) else { return nil }
    return InputEvent(
      timestamp: clock.timestamp(of: gdk_event_get_time(event), now: Double(g_get_monotonic_time()) / 1e6),
      modifiers: InputEvent.Modifiers(gdk_event_get_modifier_state(event)), action: action)
  }

  private func action(for event: OpaquePointer, over canvas: Canvas) -> InputEvent.Action? {
    // A touch is told twice, once as if it were the mouse.
    if gdk_event_get_pointer_emulated(event) != 0 { return nil }
    // Scrolling has no place of its own: it happens where the pointer is.
    let location = canvas.location(of: event) ?? pointer
    pointer = location
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS: return press(button: gdk_button_event_get_button(event), at: location)
    case GDK_BUTTON_RELEASE: return release(at: location)
    case GDK_MOTION_NOTIFY: return motion(to: location)
    case GDK_ENTER_NOTIFY: return mouse == nil ? .hover(.init(phase: .began, location: location)) : nil
    case GDK_LEAVE_NOTIFY: return mouse == nil ? .hover(.init(phase: .ended, location: location)) : nil
    case GDK_GRAB_BROKEN: return cancelMouse()
    case GDK_TOUCH_BEGIN: return touch(event, .began, at: location)
    case GDK_TOUCH_UPDATE: return touch(event, .changed, at: location)
    case GDK_TOUCH_END: return touch(event, .ended, at: location)
    case GDK_TOUCH_CANCEL: return touch(event, .cancelled, at: location)
    case GDK_SCROLL: return scroll(event, at: location)
    case GDK_TOUCHPAD_HOLD: return hold(event, at: location)
    case GDK_TOUCHPAD_PINCH: return pinch(event, at: location)
    case GDK_KEY_PRESS: return key(event, isPress: true)
    case GDK_KEY_RELEASE: return key(event, isPress: false)
    default: return nil
    }
  }

  // MARK: Mouse

  private func press(button: guint, at location: Point2D) -> InputEvent.Action? {
    // Further buttons while one is held mean nothing.
    guard mouse == nil, button == 1 || button == 3 else { return nil }
    let touch = InputEvent.Touch(
      id: fingers.next(), phase: .began, location: location, source: button == 1 ? .mouse : .secondaryMouse)
    mouse = touch
    return .touches([touch])
  }

  private func motion(to location: Point2D) -> InputEvent.Action? {
    guard var touch = mouse else { return .hover(.init(phase: .changed, location: location)) }
    (touch.phase, touch.location) = (.changed, location)
    mouse = touch
    return .touches([touch])
  }

  private func release(at location: Point2D) -> InputEvent.Action? {
    guard var touch = mouse else { return nil }
    mouse = nil
    (touch.phase, touch.location) = (.ended, location)
    return .touches([touch])
  }

  private func cancelMouse() -> InputEvent.Action? {
    guard var touch = mouse else { return nil }
    mouse = nil
    touch.phase = .cancelled
    return .touches([touch])
  }

  // MARK: Fingers

  private func touch(_ event: OpaquePointer, _ phase: InputEvent.Phase, at location: Point2D)
    -> InputEvent.Action?
  {
    guard let sequence = gdk_event_get_event_sequence(event) else { return nil }
    let id = fingers.number(of: UInt(bitPattern: sequence), isLast: phase == .ended || phase == .cancelled)
    return .touches([InputEvent.Touch(id: id, phase: phase, location: location)])
  }

  // MARK: Wheel and touchpad

  private func scroll(_ event: OpaquePointer, at location: Point2D) -> InputEvent.Action? {
    var (x, y) = (0.0, 0.0)
    switch gdk_scroll_event_get_direction(event) {
    case GDK_SCROLL_UP: y = -1
    case GDK_SCROLL_DOWN: y = 1
    case GDK_SCROLL_LEFT: x = -1
    case GDK_SCROLL_RIGHT: x = 1
    default: gdk_scroll_event_get_deltas(event, &x, &y)
    }
    let delta = Point2D(x: x, y: y)
    let device = gdk_event_get_device(event)
    let isTouchpad = device.map { gdk_device_get_source($0) == GDK_SOURCE_TOUCHPAD } ?? false
    guard isTouchpad || gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE else {
      let isWhole = x == x.rounded() && y == y.rounded()
      return .scroll(.init(source: isWhole ? .wheel : .fineWheel, delta: delta, location: location))
    }
    if gdk_scroll_event_is_stop(event) != 0 {
      guard isTouchpadActive else { return nil }
      isTouchpadActive = false
      return .scroll(.init(source: .touchpad, phase: .ended, delta: .zero, location: location))
    }
    let phase: InputEvent.Phase = isTouchpadActive ? .changed : .began
    isTouchpadActive = true
    let isInPoints = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE
    return .scroll(
      .init(
        source: .touchpad, phase: phase, delta: isInPoints ? delta : delta * Self.pointsPerTouchpadClick,
        location: location))
  }

  /// Where a touchpad counts in clicks of a wheel, libinput's driver for X makes one of fifteen points.
  private static let pointsPerTouchpadClick = 15.0

  /// Fingers at rest on the touchpad: they stop what moves.
  private func hold(_ event: OpaquePointer, at location: Point2D) -> InputEvent.Action? {
    switch gdk_touchpad_event_get_gesture_phase(event) {
    case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN:
      guard !isTouchpadActive else { return nil }
      isTouchpadActive = true
      return .scroll(.init(source: .touchpad, phase: .began, delta: .zero, location: location))
    case GDK_TOUCHPAD_GESTURE_PHASE_END:
      guard isTouchpadActive else { return nil }
      isTouchpadActive = false
      return .scroll(.init(source: .touchpad, phase: .ended, delta: .zero, location: location))
    default:
      // Cancelled, because the fingers began to scroll: that goes on where this began.
      return nil
    }
  }

  private func pinch(_ event: OpaquePointer, at location: Point2D) -> InputEvent.Action? {
    switch gdk_touchpad_event_get_gesture_phase(event) {
    case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: pinch = .init(phase: .began, scale: 1, location: location)
    case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: pinch.phase = .changed
    case GDK_TOUCHPAD_GESTURE_PHASE_END: pinch.phase = .ended
    default: pinch.phase = .cancelled
    }
    if pinch.phase == .changed {
      var (x, y) = (0.0, 0.0)
      gdk_touchpad_event_get_deltas(event, &x, &y)
      pinch.scale = gdk_touchpad_event_get_pinch_scale(event)
      pinch.rotation += gdk_touchpad_event_get_pinch_angle_delta(event)
      pinch.translation = pinch.translation + Point2D(x: x, y: y)
    }
    return .pinch(pinch)
  }

  // MARK: Keys

  private func key(_ event: OpaquePointer, isPress: Bool) -> InputEvent.Action? {
    let hardware = gdk_key_event_get_keycode(event)
    let value = gdk_key_event_get_keyval(event)
    let phase: InputEvent.Phase
    if isPress {
      phase = heldKeys.insert(hardware).inserted ? .began : .changed
    } else {
      heldKeys.remove(hardware)
      phase = .ended
    }
    let modifiers = InputEvent.Modifiers(gdk_event_get_modifier_state(event))
    return .key(
      InputEvent.Key(
        code: InputEvent.Key.Code(keyValue: value),
        text: modifiers.isDisjoint(with: [.control, .alternate, .command])
          ? InputEvent.Key.text(keyValue: value) : "",
        phase: phase))
  }

  /// Forgets the keys held: their release is not seen while the keyboard belongs to somebody else.
  func forgetKeys() { heldKeys = [] }
}
