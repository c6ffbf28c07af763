// Scroll steps and touchpad pinches for gesture recognizers.
extension UIWindow {
  /// Sends a scroll step to the innermost pan gesture recognizer under the pointer that receives such steps.
  ///
  /// - Returns: Whether there is such a recognizer.
  func sendToPanRecognizer(_ scroll: InputEvent.Scroll, _ event: UIEvent) -> Bool {
    if scroll.source == .touchpad, scroll.phase != .began, let current = scrolledRecognizer {
      current.follow(scroll, event, in: self)
      if scroll.phase == .ended || scroll.phase == .cancelled { scrolledRecognizer = nil }
      return true
    }
    let mask: UIScrollTypeMask = scroll.source == .touchpad ? .continuous : .discrete
    let recognizer = recognizers(at: CGPoint(scroll.location)).lazy
      .compactMap { $0 as? UIPanGestureRecognizer }
      .first {
        !$0.allowedScrollTypesMask.isDisjoint(with: mask) && $0.accepts(event)
          && $0.shouldReceive(scroll, at: convert(CGPoint(scroll.location), to: $0.view ?? self))
      }
    guard let recognizer else { return false }
    if scroll.source == .touchpad { scrolledRecognizer = recognizer }
    recognizer.follow(scroll, event, in: self)
    return true
  }

  /// Whether a recognizer at a point must know the direction of a scroll before it can be sent on.
  func waitsForScrollDirection(at location: CGPoint) -> Bool {
    recognizers(at: location).contains { recognizer in
      (recognizer as? UIPanGestureRecognizer)?
        .waitsForDirection(ofScrollAt: convert(location, to: recognizer.view ?? self)) == true
    }
  }

  /// Sends a touchpad pinch to the innermost pinch gesture recognizer under the pointer, unless a scroll view inside of
  /// its view zooms.
  ///
  /// - Returns: Whether there is such a recognizer.
  func sendToPinchRecognizer(_ pinch: InputEvent.Pinch, _ event: UIEvent) -> Bool {
    if pinch.phase == .began {
      pinchedRecognizer = nil
      let innermost = recognizers(at: CGPoint(pinch.location)).lazy
        .compactMap { $0 as? UIPinchGestureRecognizer }
        .first { $0.accepts(event) && $0.isUsable(at: CGPoint(pinch.location)) }
      if let innermost, !(innermost is ScrollPinchGestureRecognizer) { pinchedRecognizer = innermost }
    }
    guard let recognizer = pinchedRecognizer else { return false }
    recognizer.follow(pinch, event, in: self)
    if pinch.phase == .ended || pinch.phase == .cancelled { pinchedRecognizer = nil }
    return true
  }

  /// The recognizers of the view at a point and of the enclosing views, innermost first.
  private func recognizers(at location: CGPoint) -> [UIGestureRecognizer] {
    sequence(first: hitTest(location, with: nil), next: { $0?.superview }).flatMap {
      $0?.gestureRecognizers ?? []
    }
  }
}

extension UIGestureRecognizer {
  fileprivate func accepts(_ event: UIEvent) -> Bool {
    isEnabled && !state.isActive && shouldReceive(event)
      && delegate?.gestureRecognizer(self, shouldReceive: event) != false
  }
}
