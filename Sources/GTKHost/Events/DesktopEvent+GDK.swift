import CGTK4
import Geometry
import UIKit

extension DesktopEvent {
  /// Reads a GDK event.
  ///
  /// Nil for events that views do not use, and for the mouse events that GDK emulates for a touch.
  @MainActor
  init?(_ event: Event, over canvas: Canvas) {
    guard !event.isPointerEmulated, let action = Action(event) else { return nil }
    self.init(
      time: event.time, modifiers: InputEvent.Modifiers(event.modifierState),
      location: canvas.widget.position(of: event), action: action)
  }
}

extension DesktopEvent.Action {
  fileprivate init?(_ event: Event) {
    func touch(_ phase: InputEvent.Phase) -> Self? {
      event.sequence.map { .touch(sequence: $0, phase) }
    }
    let action: Self? =
      switch event.kind {
      case GDK_BUTTON_PRESS: .press(button: event.button)
      case GDK_BUTTON_RELEASE: .release(button: event.button)
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
          place: event.keyCode, value: event.keyValue,
          shortcutValue: KeyValue.forShortcuts(event.keyValue) { event.keyValuesInAllLayouts },
          isPress: event.kind == GDK_KEY_PRESS)
      default: nil
      }
    guard let action else { return nil }
    self = action
  }
}

extension DesktopEvent.Scroll {
  fileprivate init(_ event: Event) {
    delta = .zero
    switch event.scrollDirection {
    case GDK_SCROLL_UP: delta.y = -1
    case GDK_SCROLL_DOWN: delta.y = 1
    case GDK_SCROLL_LEFT: delta.x = -1
    case GDK_SCROLL_RIGHT: delta.x = 1
    default: delta = event.scrollDeltas
    }
    unit = event.scrollUnit == GDK_SCROLL_UNIT_SURFACE ? .points : .clicks
    isTouchpad = event.isFromTouchpad
    isStop = event.isScrollStop
  }
}

extension DesktopEvent.Pinch {
  fileprivate init(_ event: Event) {
    phase = DesktopEvent.GesturePhase(event)
    delta = event.gestureDeltas
    scale = event.pinchScale
    angle = event.pinchAngleDelta
  }
}

extension DesktopEvent.GesturePhase {
  fileprivate init(_ event: Event) {
    self =
      switch event.gesturePhase {
      case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: .begin
      case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: .update
      case GDK_TOUCHPAD_GESTURE_PHASE_END: .end
      default: .cancel
      }
  }
}
