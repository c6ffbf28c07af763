// Snapshots, which contain drawing commands instead of pixels.
extension UIView {
  func makeSnapshot(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let picture = layer.makeFragment(with: superview?.traitCollection ?? .initial)
    return SnapshotView(of: picture, size: layer.displayed.bounds.size)
  }
}
