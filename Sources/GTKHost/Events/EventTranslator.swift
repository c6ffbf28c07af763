import Geometry
import UIKit

/// Translates events of the desktop into input events for views.
///
/// The meaning of an event depends on earlier events. This value keeps the state this needs: the number of each finger,
/// whether a button is down, and whether fingers are on the touchpad.
struct EventTranslator {
  private var fingers = FingerNumbers()
  /// The touch that stands for the mouse while a button is down, and that button.
  private var mouse: (touch: InputEvent.Touch, button: UInt32)?
  private var pointer = Point2D.zero
  private var heldKeys: Set<UInt32> = []
  private var isTouchpadActive = false
  private var pinch = InputEvent.Pinch(phase: .ended, scale: 1, location: .zero)
  private var clock = EventClock()

  /// Returns the input events for a desktop event: none, one, or the end of one gesture and the beginning of another.
  ///
  /// - Parameter now: Seconds since the machine started.
  mutating func inputEvents(for event: DesktopEvent, now: Double) -> [InputEvent] {
    // Some events, such as scrolling, have no location of their own. They use the location of the pointer.
    pointer = event.location ?? pointer
    let actions = actions(for: event)
    guard !actions.isEmpty else { return [] }
    let timestamp = clock.timestamp(of: event.time, now: now)
    return actions.map { InputEvent(timestamp: timestamp, modifiers: event.modifiers, action: $0) }
  }

  private mutating func actions(for event: DesktopEvent) -> [InputEvent.Action] {
    switch event.action {
    case .press(let button): press(button)
    case .release(let button): mouse?.button == button ? endMouse(.ended, at: pointer) : []
    case .motion: motion()
    case .enter: mouse == nil ? [.hover(.init(phase: .began, location: pointer))] : []
    case .leave: mouse == nil ? [.hover(.init(phase: .ended, location: pointer))] : []
    case .grabBroken: endMouse(.cancelled, at: mouse?.touch.location ?? pointer)
    case .touch(let sequence, let phase): touch(sequence, phase)
    case .scroll(let scroll): self.scroll(scroll)
    case .hold(let phase): hold(phase)
    case .pinch(let step): pinch(step)
    case .key(let place, let value, let shortcutValue, let isPress):
      key(place, value, shortcutValue, isPress, event.modifiers)
    }
  }

  // MARK: - Mouse

  private mutating func press(_ button: UInt32) -> [InputEvent.Action] {
    // While one button is down, other buttons are ignored.
    guard mouse == nil, button == 1 || button == 3 else { return [] }
    let touch = InputEvent.Touch(
      id: fingers.next(), phase: .began, location: pointer, source: button == 1 ? .mouse : .secondaryMouse)
    mouse = (touch, button)
    return [.touches([touch])]
  }

  private mutating func motion() -> [InputEvent.Action] {
    guard var touch = mouse?.touch else { return [.hover(.init(phase: .changed, location: pointer))] }
    (touch.phase, touch.location) = (.changed, pointer)
    mouse?.touch = touch
    return [.touches([touch])]
  }

  private mutating func endMouse(_ phase: InputEvent.Phase, at location: Point2D) -> [InputEvent.Action] {
    guard var touch = mouse?.touch else { return [] }
    mouse = nil
    (touch.phase, touch.location) = (phase, location)
    return [.touches([touch])]
  }

  // MARK: - Fingers

  private mutating func touch(_ sequence: UInt, _ phase: InputEvent.Phase) -> [InputEvent.Action] {
    let id = fingers.number(of: sequence, isLast: phase == .ended || phase == .cancelled)
    return [.touches([InputEvent.Touch(id: id, phase: phase, location: pointer)])]
  }

  // MARK: - Wheel and touchpad

  private mutating func scroll(_ step: DesktopEvent.Scroll) -> [InputEvent.Action] {
    guard step.isTouchpad || step.unit == .points else {
      let isWhole = step.delta.x == step.delta.x.rounded() && step.delta.y == step.delta.y.rounded()
      let source: InputEvent.Scroll.Source = isWhole ? .wheel : .fineWheel
      return [.scroll(.init(source: source, delta: step.delta, location: pointer))]
    }
    if step.isStop { return leaveTouchpad() }
    let delta = step.unit == .points ? step.delta : step.delta * Self.pointsPerTouchpadClick
    return [useTouchpad(delta)]
  }

  /// The libinput driver for X reports one wheel click for every 15 points of touchpad scrolling.
  private static let pointsPerTouchpadClick = 15.0

  private mutating func useTouchpad(_ delta: Point2D) -> InputEvent.Action {
    let phase: InputEvent.Phase = isTouchpadActive ? .changed : .began
    isTouchpadActive = true
    return .scroll(.init(source: .touchpad, phase: phase, delta: delta, location: pointer))
  }

  private mutating func leaveTouchpad() -> [InputEvent.Action] {
    guard isTouchpadActive else { return [] }
    isTouchpadActive = false
    return [.scroll(.init(source: .touchpad, phase: .ended, delta: .zero, location: pointer))]
  }

  /// Fingers that rest on the touchpad stop a deceleration.
  private mutating func hold(_ phase: DesktopEvent.GesturePhase) -> [InputEvent.Action] {
    switch phase {
    case .begin: isTouchpadActive ? [] : [useTouchpad(.zero)]
    case .end: leaveTouchpad()
    // The hold was cancelled because the fingers started to scroll or to pinch. Scrolling continues this touch.
    case .update, .cancel: []
    }
  }

  private mutating func pinch(_ step: DesktopEvent.Pinch) -> [InputEvent.Action] {
    var actions: [InputEvent.Action] = []
    switch step.phase {
    case .begin:
      actions = leaveTouchpad()
      pinch = .init(phase: .began, scale: 1, location: pointer)
    case .update:
      pinch.phase = .changed
      pinch.scale = step.scale
      pinch.rotation += step.angle
      pinch.translation = pinch.translation + step.delta
    case .end: pinch.phase = .ended
    case .cancel: pinch.phase = .cancelled
    }
    return actions + [.pinch(pinch)]
  }

  // MARK: - Keys

  private mutating func key(
    _ place: UInt32, _ value: UInt32, _ shortcutValue: UInt32, _ isPress: Bool,
    _ modifiers: InputEvent.Modifiers
  ) -> [InputEvent.Action] {
    let phase: InputEvent.Phase
    if isPress {
      phase = heldKeys.insert(place).inserted ? .began : .changed
    } else {
      heldKeys.remove(place)
      phase = .ended
    }
    let types = modifiers.isDisjoint(with: [.control, .alternate, .command])
    return [
      .key(
        InputEvent.Key(
          code: InputEvent.Key.Code(keyValue: shortcutValue),
          text: types ? InputEvent.Key.text(keyValue: value) : "", phase: phase))
    ]
  }

  /// Returns the input event for text of an input method.
  ///
  /// - Parameter now: Seconds since the machine started.
  mutating func inputEvent(for text: InputEvent.Text, now: Double) -> InputEvent {
    InputEvent(timestamp: clock.timestamp(of: 0, now: now), action: .text(text))
  }

  /// Forgets the pressed keys. Their release is not reported while another window has the keyboard.
  mutating func forgetKeys() { heldKeys = [] }

  /// Ends the mouse touch, because the release of the button is not reported while another window has the pointer.
  ///
  /// - Parameter now: Seconds since the machine started.
  /// - Returns: An empty array if no button was down.
  mutating func endMouseTouch(now: Double) -> [InputEvent] {
    let actions = endMouse(.cancelled, at: pointer)
    guard !actions.isEmpty else { return [] }
    let timestamp = clock.timestamp(of: 0, now: now)
    return actions.map { InputEvent(timestamp: timestamp, action: $0) }
  }
}
