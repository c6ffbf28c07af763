import DisplayList
import Geometry

// Snapshots, which contain drawing commands instead of pixels.
extension UIView {
  func makeSnapshot(of rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return nil }
    if afterUpdates { layoutIfNeeded() }
    let place = Matrix4.translation(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY, z: 0)
    let clip = RoundedRectangle(Rectangle(origin: .zero, size: Size2D(rect.size)))
    let picture = Fragment(
      identity: CALayer().identity, generation: 0,
      commands: [.clip(clip, [.transform(place, [.fragment(layer.makeFragment(with: inheritedTraits))])])])
    return SnapshotView(of: picture, size: rect.size)
  }

  /// A view that shows what the last frame has shown of this one, even if it has changed since then.
  func makeSnapshotOfLastFrame() -> UIView {
    SnapshotView(of: layer.lastPicture(), size: layer.displayed.bounds.size)
  }

  func makeSnapshot(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let picture = layer.makeFragment(with: inheritedTraits)
    return SnapshotView(of: picture, size: layer.displayed.bounds.size)
  }
}
