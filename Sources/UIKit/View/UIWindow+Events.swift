import Geometry

extension UIWindow {
  /// Handles a user action that a host reports or a test replays.
  ///
  /// Actions of the clock that are due before the event, such as the end of a long press, run first.
  public func send(_ input: InputEvent) {
    frameClock.runDueActions(until: input.timestamp)
    let modifiers = UIKeyModifierFlags(input.modifiers)
    switch input.action {
    case .touches(let touches):
      // Touches that began before go on, so that views receive their end.
      let touches =
        UIApplication.shared.isIgnoringInteractionEvents ? touches.filter { $0.phase != .began } : touches
      if touches.contains(where: { $0.phase == .began }) { controlFocus.resign() }
      touchDispatcher.dispatch(touches, at: input.timestamp, modifiers: modifiers)
    case .key(let key): send(key, at: input.timestamp, modifiers: modifiers)
    case .text(let text): send(text)
    case .hover(let hover): send(hover)
    case .scroll(let scroll) where input.modifiers.contains(.control) && zoom(by: scroll): break
    case .scroll(var scroll):
      if input.modifiers.contains(.shift) { scroll.turnAcross() }
      send(scroll, at: input.timestamp, modifiers: modifiers)
    case .pinch(let pinch): send(pinch, at: input.timestamp, modifiers: modifiers)
    }
  }

  /// Sends a scroll step to a pan gesture recognizer that receives scroll steps, or else to the innermost scroll view
  /// under the pointer that can scroll in its direction.
  ///
  /// All steps of one touchpad gesture go to the same recognizer or view.
  private func send(
    _ scroll: InputEvent.Scroll, at timestamp: TimeInterval, modifiers: UIKeyModifierFlags
  ) {
    if scroll.source == .touchpad, scroll.phase != .began, let current = touchpadScrollView {
      current.motion.scroll(current.inOwnAxes(scroll), at: timestamp)
      if scroll.phase == .ended || scroll.phase == .cancelled { touchpadScrollView = nil }
      return
    }
    let event = UIEvent(type: .scroll, timestamp: timestamp, modifierFlags: modifiers)
    guard !sendToPanRecognizer(scroll, event) else { return }
    let hit = hitTest(CGPoint(scroll.location), with: nil)
    let step = CGPoint(scroll.delta)
    let around = scrollViews(around: hit, for: step)
    let embedded = around.flatMap { $0.embeddedScrollViews(at: CGPoint(scroll.location)) }
    // While the fingers rest on the touchpad, the direction of the scroll is not known yet.
    if scroll.source == .touchpad, step == .zero,
      !embedded.isEmpty || waitsForScrollDirection(at: CGPoint(scroll.location))
    {
      return
    }
    let target =
      embedded.first { $0.canScroll(by: CGPoint($0.inOwnAxes(scroll).delta)) }
      ?? around.first { view in
        let delta = view.inOwnAxes(scroll).delta
        return view.canScroll(by: scroll.source == .touchpad ? CGPoint(delta) : view.wheelStep(for: delta))
      }
    guard
      let scrollView = target ?? (scroll.source == .touchpad ? around.first(where: \.isScrollEnabled) : nil)
    else { return }
    if scroll.source == .touchpad { touchpadScrollView = scrollView }
    scrollView.motion.scroll(scrollView.inOwnAxes(scroll), at: timestamp)
  }

  /// The scroll views around a view, up to one that does not transfer scrolling in a direction to its parent.
  private func scrollViews(around view: UIView?, for step: CGPoint) -> [UIScrollView] {
    let isHorizontal = abs(step.x) > abs(step.y)
    var result: [UIScrollView] = []
    for case let scrollView as UIScrollView in sequence(first: view, next: { $0?.superview }) {
      result.append(scrollView)
      let transfers =
        isHorizontal
        ? scrollView.transfersHorizontalScrollingToParent : scrollView.transfersVerticalScrollingToParent
      if !transfers { break }
    }
    return result
  }

  /// Zooms the innermost scroll view under the pointer that can zoom, because Control is held.
  ///
  /// - Returns: Whether there is one.
  private func zoom(by scroll: InputEvent.Scroll) -> Bool {
    let location = CGPoint(scroll.location)
    let around = sequence(first: hitTest(location, with: nil), next: { $0?.superview })
    guard let view = around.lazy.compactMap({ $0 as? UIScrollView }).first(where: \.canZoom) else {
      return false
    }
    view.zoom.turnWheel(scroll, about: view.convert(location, from: self))
    return true
  }

  private func send(_ key: InputEvent.Key, at timestamp: TimeInterval, modifiers: UIKeyModifierFlags) {
    let press = UIPress(
      UIKey(key, modifierFlags: modifiers), phase: UIPress.Phase(key.phase), timestamp: timestamp)
    let event = UIPressesEvent(press, modifierFlags: modifiers)
    event.window = self
    UIApplication.shared.sendEvent(event)
  }

  /// Performs the command of a key, or passes its press to the responder that receives keys.
  func deliver(_ event: UIPressesEvent) {
    for press in event.allPresses {
      switch press.phase {
      case .ended, .cancelled: keyResponder.pressesEnded([press], with: event)
      case .began, .changed, .stationary:
        if let key = press.key, keyResponder.performKeyCommand(of: key) { continue }
        keyResponder.pressesBegan([press], with: event)
      }
    }
  }

  /// Sends a touchpad pinch to the innermost pinch gesture recognizer or scroll view under the pointer that can zoom.
  private func send(_ pinch: InputEvent.Pinch, at timestamp: TimeInterval, modifiers: UIKeyModifierFlags) {
    let location = CGPoint(pinch.location)
    let event = UIEvent(type: .transform, timestamp: timestamp, modifierFlags: modifiers)
    guard !sendToPinchRecognizer(pinch, event) else { return }
    if pinch.phase == .began {
      pinchedScrollView = sequence(first: hitTest(location, with: nil), next: { $0?.superview })
        .lazy.compactMap { $0 as? UIScrollView }.first(where: \.canZoom)
      pinchedScrollView?.zoom.beginPinch()
    }
    guard let scrollView = pinchedScrollView else { return }
    let point = scrollView.convert(location, from: self)
    switch pinch.phase {
    case .ended, .cancelled:
      scrollView.zoom.endPinch(about: point)
      pinchedScrollView = nil
    case .began, .changed, .stationary:
      scrollView.zoom.pinch(by: pinch.scale, about: point)
    }
  }

  /// Updates the hover recognizers of the views that are, or were, under the pointer.
  private func send(_ hover: InputEvent.Hover) {
    let location = CGPoint(hover.location)
    let hit = hover.phase == .ended ? nil : hitTest(location, with: nil)
    var current: [UIHoverGestureRecognizer] = []
    for view in sequence(first: hit, next: { $0?.superview }) {
      for case let recognizer as UIHoverGestureRecognizer in view?.gestureRecognizers ?? []
      where recognizer.isEnabled {
        current.append(recognizer)
      }
    }
    for recognizer in hovering where !current.contains(where: { $0 === recognizer }) {
      recognizer.follow(location, isInside: false, in: self)
    }
    for recognizer in current { recognizer.follow(location, isInside: true, in: self) }
    hovering = current
  }
}

extension InputEvent.Scroll {
  /// Makes a vertical turn of a wheel a horizontal one, as Shift does.
  fileprivate mutating func turnAcross() {
    guard source != .touchpad, delta.x == 0 else { return }
    delta = Point2D(x: delta.y, y: 0)
  }
}

extension UIPress.Phase {
  fileprivate init(_ phase: InputEvent.Phase) {
    switch phase {
    case .began: self = .began
    case .changed: self = .changed
    case .stationary: self = .stationary
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
