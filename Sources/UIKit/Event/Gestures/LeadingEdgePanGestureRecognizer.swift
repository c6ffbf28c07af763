/// Recognizes a drag from the edge at which lines begin.
final class LeadingEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  override func shouldReceive(_ touch: UITouch) -> Bool {
    edges = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    return super.shouldReceive(touch)
  }
}
