extension UIWindow {
  /// Takes what the user did, as a host reports it or a test replays it.
  ///
  /// What was due before, such as a press that lasted long enough, happens first.
  public func send(_ input: InputEvent) {
    FrameClock.main.meetDeadlines(until: input.timestamp)
    let modifiers = UIKeyModifierFlags(input.modifiers)
    switch input.action {
    case .touches(let touches): touchDispatcher.dispatch(touches, at: input.timestamp, modifiers: modifiers)
    case .key(let key): send(key, at: input.timestamp, modifiers: modifiers)
    case .hover(let hover): send(hover)
    case .scroll, .pinch: break
    }
  }

  private func send(_ key: InputEvent.Key, at timestamp: TimeInterval, modifiers: UIKeyModifierFlags) {
    let press = UIPress(
      UIKey(key, modifierFlags: modifiers), isRepeat: key.phase == .changed, timestamp: timestamp)
    let event = UIPressesEvent(press, modifierFlags: modifiers)
    let first = firstResponder ?? rootViewController?.viewIfLoaded ?? self
    if key.phase == .ended {
      first.pressesEnded([press], with: event)
    } else {
      first.pressesBegan([press], with: event)
    }
  }

  /// Tells the hover recognizers of the views the pointer is over, and of those it has left.
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
