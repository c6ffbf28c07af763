/// Delivers the touches of a window to gesture recognizers and views.
@MainActor
final class TouchDispatcher {
  /// The delivery of a touch to its view.
  private enum Delivery {
    /// The beginning is delayed.
    case delayed
    /// Beginning and end are delayed: the finger has lifted before the recognizer that delays them has failed.
    case held
    /// Everything is delivered.
    case delivered
    /// The end is delayed, because a recognizer may still cancel the touch.
    case endHeld
    /// Nothing more is delivered: a recognizer cancelled the touch, or it is over.
    case withheld
  }

  private unowned let window: UIWindow
  private let arena = GestureArena()
  private var touches: [UInt64: UITouch] = [:]
  private var deliveries: [ObjectIdentifier: (touch: UITouch, state: Delivery)] = [:]
  private var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?
  private let event = UIEvent(type: .touches, timestamp: 0)
  /// The touches that the event is about, by phase, until the window sends them.
  private var pending: [UITouch.Phase: Set<UITouch>] = [:]

  init(window: UIWindow) {
    self.window = window
    event.window = window
    arena.onTouchesTaken = { [weak self] recognizer in self?.takeTouches(of: recognizer) }
    arena.onSettle = { [weak self] in self?.arenaDidSettle() }
  }

  isolated deinit {
    // Touches and recognizers refer to each other. Breaks the cycle for touches that are down when the window is
    // released.
    for touch in touches.values { touch.gestureRecognizers = nil }
  }

  /// Sends touches to the application, which sends them to the window.
  func dispatch(_ inputs: [InputEvent.Touch], at timestamp: TimeInterval, modifiers: UIKeyModifierFlags) {
    event.timestamp = timestamp
    event.modifierFlags = modifiers
    var changed: [UITouch.Phase: Set<UITouch>] = [:]
    for input in inputs {
      guard let touch = touch(for: input, at: timestamp) else { continue }
      changed[touch.phase, default: []].insert(touch)
      if !touch.isDown { touches[input.id] = nil }
    }
    event.touches = Set(touches.values).union(changed.values.joined())
    pending = changed
    UIApplication.shared.sendEvent(event)
    // An app may have kept them from the window.
    pending = [:]
    arena.settle()
  }

  /// Delivers the touches that were sent to the window to recognizers and views.
  func deliver() {
    let changed = pending
    pending = [:]
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      guard let phaseTouches = changed[phase] else { continue }
      arena.deliver(phaseTouches, of: phase, with: event)
      for touch in phaseTouches { deliverToView(touch) }
    }
  }

  /// Follows recognizers that have finished, by a touch or by a deadline.
  private func arenaDidSettle() {
    releaseHeld()
    deliveries = deliveries.filter { _, entry in
      entry.touch.isDown || entry.state == .endHeld || entry.state == .held
    }
  }

  /// Whether a view that receives touches exclusively keeps a touch from its view.
  private func isExcluded(_ touch: UITouch) -> Bool {
    let others = deliveries.values.filter { entry in
      entry.touch.isDown && entry.state != .withheld && entry.touch.view !== touch.view
    }
    return touch.view?.isExclusiveTouch == true
      ? !others.isEmpty : others.contains { $0.touch.view?.isExclusiveTouch == true }
  }

  private func touch(for input: InputEvent.Touch, at timestamp: TimeInterval) -> UITouch? {
    if input.phase == .began {
      let touch = UITouch(input, at: timestamp, in: window)
      let location = touch.location(in: nil)
      touch.begin(in: window.hitTest(location, with: event))
      touch.tapCount = tapCount(at: location, timestamp)
      touches[input.id] = touch
      event.touches.insert(touch)
      touch.gestureRecognizers = arena.enter(touch)
      let isFirst = !touches.values.contains { $0 !== touch && $0.isDown && $0.view === touch.view }
      let isReceived = (isFirst || touch.view?.isMultipleTouchEnabled == true) && !isExcluded(touch)
      deliveries[ObjectIdentifier(touch)] = (touch, isReceived ? .delayed : .withheld)
      return touch
    }
    guard let touch = touches[input.id] else { return nil }
    touch.move(to: CGPoint(input.location), phase: UITouch.Phase(input.phase), at: timestamp)
    if touch.phase == .ended {
      lastTap = touch.isDrag ? nil : (touch.startLocation, timestamp, touch.tapCount)
    }
    return touch
  }

  /// The last tap's count plus one, if this tap follows soon and near; otherwise 1.
  private func tapCount(at location: CGPoint, _ timestamp: TimeInterval) -> Int {
    guard let lastTap, timestamp - lastTap.time <= UITapGestureRecognizer.maximumInterval,
      hypot(location.x - lastTap.location.x, location.y - lastTap.location.y)
        <= UITapGestureRecognizer.maximumDistance
    else { return 1 }
    return lastTap.count + 1
  }

  // MARK: - Views

  private func deliverToView(_ touch: UITouch) {
    guard let view = touch.view, let state = deliveries[ObjectIdentifier(touch)]?.state else { return }
    switch (touch.phase, state) {
    case (.began, .delayed):
      guard !arena.delaysBeginning(of: touch) else { return }
      if let delay = view.delayOfContentTouches(for: touch) {
        window.frameClock.schedule(at: touch.timestamp + delay) { [weak self, weak touch] in
          if let touch { self?.begin(touch) }
        }
      } else {
        begin(touch)
      }
    case (.moved, .delivered):
      view.touchesMoved([touch], with: event)
    case (.ended, .delayed) where arena.delaysBeginning(of: touch):
      deliveries[ObjectIdentifier(touch)]?.state = .held
    case (.ended, .delayed):
      begin(touch)
      end(touch)
    case (.ended, .delivered):
      end(touch)
    case (.cancelled, .delivered), (.cancelled, .delayed):
      cancel(touch)
    default:
      break
    }
  }

  private func begin(_ touch: UITouch) {
    let id = ObjectIdentifier(touch)
    guard deliveries[id]?.state == .delayed || deliveries[id]?.state == .held else { return }
    guard touch.view?.acceptsContentTouch(touch, with: event) != false else {
      deliveries[id]?.state = .withheld
      return
    }
    deliveries[id]?.state = .delivered
    touch.isKnownToView = true
    touch.view?.touchesBegan([touch], with: event)
  }

  private func end(_ touch: UITouch) {
    let id = ObjectIdentifier(touch)
    if arena.delaysEnd(of: touch) {
      deliveries[id]?.state = .endHeld
    } else {
      deliveries[id]?.state = .withheld
      touch.view?.touchesEnded([touch], with: event)
    }
  }

  private func cancel(_ touch: UITouch) {
    let id = ObjectIdentifier(touch)
    let known = deliveries[id]?.state
    deliveries[id]?.state = .withheld
    guard known == .delivered || known == .endHeld else { return }
    touch.view?.touchesCancelled([touch], with: event)
  }

  private func takeTouches(of recognizer: UIGestureRecognizer) {
    for touch in recognizer.trackedTouches { cancel(touch) }
  }

  /// Delivers touches that no recognizer delays any longer.
  private func releaseHeld() {
    for (id, entry) in deliveries {
      switch entry.state {
      case .endHeld where !arena.delaysEnd(of: entry.touch):
        deliveries[id]?.state = .withheld
        entry.touch.view?.touchesEnded([entry.touch], with: event)
      case .delayed
      where entry.touch.gestureRecognizers?.contains(where: \.delaysTouchesBegan) == true
        && !arena.delaysBeginning(of: entry.touch):
        begin(entry.touch)
      case .held where !arena.delaysBeginning(of: entry.touch):
        begin(entry.touch)
        end(entry.touch)
      default:
        break
      }
    }
  }
}

extension UITouch.Phase {
  fileprivate init(_ phase: InputEvent.Phase) {
    switch phase {
    case .began: self = .began
    case .changed: self = .moved
    case .stationary: self = .stationary
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
