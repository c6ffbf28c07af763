extension UIView {
  /// A view that looks as this one does now, whatever becomes of it.
  ///
  /// It is drawn from the same commands and costs no pixels, so it is sharp at every size; where it is made larger or
  /// smaller, it is stretched. The view's own place, transform and opacity do not count. What is in it counts as it is
  /// seen at this moment, on its way where it is animated.
  ///
  /// - Parameter afterUpdates: Whether to lay out first what waits for it.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let picture = layer.makeFragment(with: superview?.traitCollection ?? .initial)
    return SnapshotView(of: picture, size: layer.displayed.bounds.size)
  }
}
