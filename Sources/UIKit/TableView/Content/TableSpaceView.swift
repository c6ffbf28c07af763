/// Contains a cell, header or footer in its host. Its coordinates are those of the table view's content, so that the frame of
/// what it contains is the one that iOS reports (Behaviour.md 28.10).
final class TableSpaceView: UIView {
  /// Shows a view, which fills the space in a host.
  func show(_ content: UIView, in host: UIView) {
    fill(host)
    content.frame = bounds
    addSubview(content)
  }

  /// Fills the host. What it contains gets a new frame only if the host has another size, so that a frame that the app has
  /// set stays.
  func fill(_ host: UIView) {
    let area = CGRect(origin: .zero, size: host.bounds.size)
    guard frame != area else { return }
    frame = area
    for content in subviews { content.frame = bounds }
  }

  /// Follows the host to another position in the table view.
  func follow(_ host: UIView) {
    let origin = CGPoint(
      x: host.center.x - host.bounds.width / 2, y: host.center.y - host.bounds.height / 2)
    let (x, y) = (origin.x - bounds.minX, origin.y - bounds.minY)
    guard x != 0 || y != 0 else { return }
    // What is seen does not move: the host does.
    UIView.performWithoutAnimation {
      bounds.origin = origin
      for content in subviews { content.center = CGPoint(x: content.center.x + x, y: content.center.y + y) }
    }
  }
}
