import Geometry
import UIKit

/// Turns events of the desktop into those of views. What an event means depends on those before it, of which this value
/// keeps what it takes: which finger is which, whether a button is held, whether fingers are on the touchpad.
struct EventTranslator {
  private var fingers = FingerNumbers()
  /// The mouse with a button held, as a touch, and which button that is.
  private var mouse: (touch: InputEvent.Touch, button: UInt32)?
  private var pointer = Point2D.zero
  private var heldKeys: Set<UInt32> = []
  private var isTouchpadActive = false
  private var pinch = InputEvent.Pinch(phase: .ended, scale: 1, location: .zero)
  private var clock = EventClock()

  /// What an event means to views: nothing, one thing, or the end of one and the beginning of another.
  ///
  /// - Parameter now: Seconds since the machine started.
  mutating func inputEvents(for event: DesktopEvent, now: Double) -> [InputEvent] {
    // Scrolling, for one, has no place of its own: it happens where the pointer is.
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
    case .key(let place, let value, let isPress): key(place, value, isPress, event.modifiers)
    }
  }

  // MARK: Mouse

  private mutating func press(_ button: UInt32) -> [InputEvent.Action] {
    // Further buttons while one is held mean nothing.
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

  // MARK: Fingers

  private mutating func touch(_ sequence: UInt, _ phase: InputEvent.Phase) -> [InputEvent.Action] {
    let id = fingers.number(of: sequence, isLast: phase == .ended || phase == .cancelled)
    return [.touches([InputEvent.Touch(id: id, phase: phase, location: pointer)])]
  }

  // MARK: Wheel and touchpad

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

  /// Where a touchpad counts in clicks of a wheel, libinput's driver for X makes one of fifteen points.
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

  /// Fingers at rest on the touchpad: they stop what moves.
  private mutating func hold(_ phase: DesktopEvent.GesturePhase) -> [InputEvent.Action] {
    switch phase {
    case .begin: isTouchpadActive ? [] : [useTouchpad(.zero)]
    case .end: leaveTouchpad()
    // Cancelled, because the fingers began to scroll, which goes on where this began, or to pinch.
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

  // MARK: Keys

  private mutating func key(
    _ place: UInt32, _ value: UInt32, _ isPress: Bool, _ modifiers: InputEvent.Modifiers
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
          code: InputEvent.Key.Code(keyValue: value),
          text: types ? InputEvent.Key.text(keyValue: value) : "", phase: phase))
    ]
  }

  /// Forgets the keys held: their release is not seen while the keyboard belongs to somebody else.
  mutating func forgetKeys() { heldKeys = [] }

  /// Ends what the mouse was doing: that it is let go of is not seen while somebody else has it.
  ///
  /// - Parameter now: Seconds since the machine started.
  /// - Returns: Nothing when no button was held.
  mutating func letGoOfMouse(now: Double) -> [InputEvent] {
    let actions = endMouse(.cancelled, at: pointer)
    guard !actions.isEmpty else { return [] }
    let timestamp = clock.timestamp(of: 0, now: now)
    return actions.map { InputEvent(timestamp: timestamp, action: $0) }
  }
}
