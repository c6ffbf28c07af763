/// Recognizes a drag that begins at an edge of the window.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the drag may begin. Default none.
  open var edges: UIRectEdge = []

  /// The distance from the edge within which a drag begins, in points (Behaviour.md 27.37).
  private static let reach: CGFloat = 20

  override func shouldReceive(_ touch: UITouch) -> Bool {
    guard super.shouldReceive(touch), let view else { return false }
    let (point, bounds, reach) = (touch.location(in: view), view.bounds, Self.reach)
    return edges.contains(.left) && point.x <= bounds.minX + reach
      || edges.contains(.right) && point.x >= bounds.maxX - reach
      || edges.contains(.top) && point.y <= bounds.minY + reach
      || edges.contains(.bottom) && point.y >= bounds.maxY - reach
  }
}
