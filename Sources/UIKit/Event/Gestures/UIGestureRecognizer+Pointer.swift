import Geometry

// Gestures without touches: scroll steps of wheels and touchpads, and pinches on a touchpad.
extension UIGestureRecognizer {
  /// Recognizes a step of such a gesture.
  ///
  /// - Parameters:
  ///   - phase: The phase of the gesture.
  ///   - location: The pointer, in the window's coordinates.
  ///   - event: The event, which has the modifier keys.
  ///   - window: The window.
  func follow(_ phase: InputEvent.Phase, at location: Point2D, _ event: UIEvent, in window: UIWindow) {
    modifierFlags = event.modifierFlags
    pointer = (CGPoint(location), window)
    switch phase {
    case .ended: state = .ended
    case .cancelled: state = .cancelled
    case .began, .changed, .stationary: state = state.isActive ? .changed : .began
    }
    performActions()
    if state.isFinal { startOver() }
  }
}
