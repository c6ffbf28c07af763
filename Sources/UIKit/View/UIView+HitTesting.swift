// Hit testing.
extension UIView {
  /// The frontmost view at a point: this view when no subview is there, nil when the point is outside.
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard letsTouchesThrough, self.point(inside: point, with: event) else { return nil }
    for subview in subviewsWithPlanes.reversed() {
      guard !subview.layer.isSeenFromBehindOnly, let local = subview.layer.unproject(point, from: layer)
      else { continue }
      if let hit = subview.hitTest(local, with: event) { return hit }
    }
    return self
  }

  private var letsTouchesThrough: Bool { !isHidden && layer.opacity >= 0.01 && isUserInteractionEnabled }

  /// The subviews. A subview without a plane of its own is replaced by its subviews.
  private var subviewsWithPlanes: [UIView] {
    subviews.flatMap { subview in
      if subview.layer.flattensSublayers { return [subview] }
      return subview.letsTouchesThrough ? subview.subviewsWithPlanes : []
    }
  }
}
