// Snapshots, which contain drawing commands instead of pixels.
extension UIView {
  func makeSnapshot(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let picture = layer.makeFragment(with: inheritedTraits)
    return SnapshotView(of: picture, size: layer.displayed.bounds.size)
  }
}
