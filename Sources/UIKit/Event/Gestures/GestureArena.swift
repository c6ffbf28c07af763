/// Where the recognizers that look at the touches of a window compete.
@MainActor
final class GestureArena {
  private var contestants: [UIGestureRecognizer] = []
  /// Called when a recognizer that takes the touches from the views has won them.
  var onTouchesTaken: ((UIGestureRecognizer) -> Void)?
  private var isSettling = false

  /// Lets the recognizers of a view and those around it look at a touch; innermost first.
  ///
  /// - Returns: Those that do.
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

  /// Tells every recognizer which of its touches are in a stage.
  func deliver(_ touches: Set<UITouch>, of phase: UITouch.Phase, with event: UIEvent) {
    for recognizer in contestants {
      let own = touches.filter { touch in recognizer.trackedTouches.contains { $0 === touch } }
      guard !own.isEmpty, !recognizer.state.isFinal else { continue }
      switch phase {
      case .began: recognizer.touchesBegan(own, with: event)
      case .moved: recognizer.touchesMoved(own, with: event)
      case .ended: recognizer.touchesEnded(own, with: event)
      case .cancelled: recognizer.touchesCancelled(own, with: event)
      case .stationary: break
      }
    }
  }

  /// Tells the actions what is new, and lets recognizers that are over start anew.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    for recognizer in contestants { recognizer.performActions() }
    for recognizer in contestants where recognizer.isOver {
      // One that saw nothing it knows has failed, which others may wait for.
      if recognizer.state == .possible { recognizer.state = .failed }
    }
    for recognizer in contestants { recognizer.performActions() }
    let over = contestants.filter(\.isOver)
    contestants.removeAll(where: \.isOver)
    for recognizer in over { recognizer.startOver() }
  }

  /// Whether a recognizer has to wait for another one, which may still recognize its own gesture.
  func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
    contestants.contains { other in
      other !== recognizer && other.state == .possible && recognizer.waits(for: other)
    }
  }

  /// Whether a recognizer that is at work keeps another one from beginning.
  func isExcluded(_ recognizer: UIGestureRecognizer) -> Bool {
    contestants.contains { other in
      other !== recognizer && (other.state.isActive || other.state == .ended) && compete(other, recognizer)
        && !other.toleratesAtWork(recognizer)
    }
  }

  /// A recognizer has won: those it excludes fail, and views lose the touches it takes.
  func didRecognize(_ recognizer: UIGestureRecognizer) {
    for other in contestants
    where other !== recognizer && other.state == .possible && compete(recognizer, other) {
      if recognizer.waitedForBy(other) || !recognizer.toleratesAtWork(other) { other.state = .failed }
    }
    if recognizer.cancelsTouchesInView { onTouchesTaken?(recognizer) }
  }

  /// A recognizer has failed: others may have waited for that.
  func didFail(_ recognizer: UIGestureRecognizer) {
    for other in contestants where other !== recognizer { other.proceedIfPending() }
  }

  /// Whether any recognizer keeps a view from getting the beginning of a touch.
  func delaysBeginning(of touch: UITouch) -> Bool {
    contestants.contains { $0.delaysTouchesBegan && $0.state == .possible && $0.tracks(touch) }
  }

  /// Whether any recognizer keeps a view from getting the end of a touch.
  func delaysEnd(of touch: UITouch) -> Bool {
    contestants.contains {
      $0.delaysTouchesEnded && $0.isWaiting && $0.cancelsTouchesInView && $0.tracks(touch)
    }
  }

  /// Recognizers compete when they look at the same touch, or one is still waiting for another.
  private func compete(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    first.isWaiting || second.isWaiting || first.trackedTouches.contains(where: second.tracks)
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer looks at a touch.
  func tracks(_ touch: UITouch) -> Bool { trackedTouches.contains { $0 === touch } }

  fileprivate func waitedForBy(_ other: UIGestureRecognizer) -> Bool { other.waits(for: self) }

  fileprivate func accepts(_ touch: UITouch) -> Bool {
    !state.isFinal && shouldReceive(touch) && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
  }
}
