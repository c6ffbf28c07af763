// Hit testing.
extension UIView {
  /// The frontmost view at a point: this view when no subview is there, nil when the point is outside.
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard letsTouchesThrough, self.point(inside: point, with: event) else { return nil }
    return frontmostSubview(at: point, of: layer, with: event) ?? self
  }

  /// The frontmost view among the subviews at a point of a layer. A subview without a plane of its own is replaced by
  /// its subviews.
  private func frontmostSubview(at point: CGPoint, of layer: CALayer, with event: UIEvent?) -> UIView? {
    for subview in subviews.reversed() {
      let sublayer = subview.layer
      if sublayer.flattensSublayers {
        guard !sublayer.isSeenFromBehindOnly, let local = sublayer.unproject(point, from: layer) else {
          continue
        }
        if let hit = subview.hitTest(local, with: event) { return hit }
      } else if subview.letsTouchesThrough {
        if let hit = subview.frontmostSubview(at: point, of: layer, with: event) { return hit }
      }
    }
    return nil
  }

  private var letsTouchesThrough: Bool { !isHidden && layer.opacity >= 0.01 && isUserInteractionEnabled }
}
