/// Tracks a pointer over a view while no button is held.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var lastLocation = CGPoint.zero
  private weak var window: UIWindow?

  /// The location of the pointer in a view's coordinates. Nil means the window.
  open override func location(in view: UIView?) -> CGPoint {
    guard let window else { return lastLocation }
    return window.convert(lastLocation, to: view ?? window)
  }

  override func shouldReceive(_ touch: UITouch) -> Bool { false }

  /// Updates the state for the pointer's location in the window.
  func follow(_ pointer: CGPoint, isInside: Bool, in window: UIWindow) {
    lastLocation = pointer
    self.window = window
    switch (state.isActive, isInside) {
    case (false, true): state = .began
    case (true, true): state = .changed
    case (true, false): state = .ended
    case (false, false): return
    }
    performActions()
    if state.isFinal { startOver() }
  }
}
