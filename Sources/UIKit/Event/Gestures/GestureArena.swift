/// The competition of gesture recognizers for the touches of a window.
@MainActor
final class GestureArena {
  private var contestants: [UIGestureRecognizer] = []
  /// Called when a recognizer that cancels the views' touches has recognized its gesture.
  var onTouchesTaken: ((UIGestureRecognizer) -> Void)?
  /// Called when recognizers may have finished, so that they delay no touches any longer.
  var onSettle: (() -> Void)?
  private var isSettling = false

  /// Adds a touch to the recognizers of its view and of the enclosing views, innermost first.
  ///
  /// - Returns: The recognizers that track the touch.
  func enter(_ touch: UITouch) -> [UIGestureRecognizer] {
    var entered: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      for recognizer in current.gestureRecognizers ?? []
      where recognizer.isEnabled && recognizer.accepts(touch) {
        recognizer.arena = self
        recognizer.trackedTouches.append(touch)
        if !contestants.contains(where: { $0 === recognizer }) { contestants.append(recognizer) }
        entered.append(recognizer)
      }
      view = current.superview
    }
    return entered
  }

  /// Sends each recognizer those of its touches that are in a phase.
  func deliver(_ touches: Set<UITouch>, of phase: UITouch.Phase, with event: UIEvent) {
    for recognizer in contestants {
      let own = touches.filter { touch in recognizer.trackedTouches.contains { $0 === touch } }
      guard !own.isEmpty, !recognizer.state.isFinal else { continue }
      recognizer.modifierFlags = event.modifierFlags
      switch phase {
      case .began: recognizer.touchesBegan(own, with: event)
      case .moved: recognizer.touchesMoved(own, with: event)
      case .ended: recognizer.touchesEnded(own, with: event)
      case .cancelled: recognizer.touchesCancelled(own, with: event)
      case .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }
  }

  /// Calls the actions for new states, and resets recognizers that have finished.
  func settle() {
    guard !isSettling else { return }
    settleRecognizers()
    onSettle?()
  }

  private func settleRecognizers() {
    isSettling = true
    defer { isSettling = false }
    for recognizer in contestants { recognizer.performActions() }
    for recognizer in contestants where recognizer.isOver {
      // A recognizer whose touches have all ended without a gesture fails. Others may wait for that.
      if recognizer.state == .possible { recognizer.state = .failed }
    }
    for recognizer in contestants { recognizer.performActions() }
    let over = contestants.filter(\.isOver)
    contestants.removeAll(where: \.isOver)
    for recognizer in over { recognizer.startOver() }
  }

  /// Whether a recognizer must wait for another one that may still recognize its gesture.
  func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
    contestants.contains { other in
      other !== recognizer && other.state == .possible && recognizer.waits(for: other)
    }
  }

  /// Whether an active recognizer prevents another one from beginning.
  func isExcluded(_ recognizer: UIGestureRecognizer) -> Bool {
    contestants.contains { other in
      other !== recognizer && (other.state.isActive || other.state == .ended) && compete(other, recognizer)
        && !other.allowsToContinue(recognizer)
    }
  }

  /// Handles a recognized gesture: excluded recognizers fail, and views lose the touches that it cancels.
  func didRecognize(_ recognizer: UIGestureRecognizer) {
    for other in contestants
    where other !== recognizer && other.state == .possible && compete(recognizer, other) {
      if recognizer.waitedForBy(other) || !recognizer.allowsToContinue(other) { other.state = .failed }
    }
    if recognizer.cancelsTouchesInView { onTouchesTaken?(recognizer) }
  }

  /// Handles a failed recognizer: others that waited for the failure may proceed.
  func didFail(_ recognizer: UIGestureRecognizer) {
    for other in contestants where other !== recognizer { other.proceedIfPending() }
  }

  /// Whether any recognizer delays the beginning of a touch for its view.
  func delaysBeginning(of touch: UITouch) -> Bool {
    contestants.contains { $0.delaysTouchesBegan && $0.state == .possible && $0.tracks(touch) }
  }

  /// Whether any recognizer delays the end of a touch for its view.
  func delaysEnd(of touch: UITouch) -> Bool {
    contestants.contains {
      $0.delaysTouchesEnded && $0.isWaiting && $0.cancelsTouchesInView && $0.tracks(touch)
    }
  }

  /// Whether two recognizers compete: they track the same touch, or one of them waits for the other.
  private func compete(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    first.isWaiting || second.isWaiting || first.trackedTouches.contains(where: second.tracks)
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer tracks a touch.
  func tracks(_ touch: UITouch) -> Bool { trackedTouches.contains { $0 === touch } }

  fileprivate func waitedForBy(_ other: UIGestureRecognizer) -> Bool { other.waits(for: self) }

  fileprivate func accepts(_ touch: UITouch) -> Bool {
    !state.isFinal && shouldReceive(touch) && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
  }
}
