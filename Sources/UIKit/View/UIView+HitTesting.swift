// What a touch meets.
extension UIView {
  /// The frontmost view at a point, this one where none in it is; nil when the point is elsewhere.
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

  /// The subviews, and in the place of those that only hold theirs in space, these.
  private var subviewsWithPlanes: [UIView] {
    subviews.flatMap { subview in
      if subview.layer.flattensSublayers { return [subview] }
      return subview.letsTouchesThrough ? subview.subviewsWithPlanes : []
    }
  }
}
