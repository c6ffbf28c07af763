/// Shows the whole text of a truncated label while the pointer is over it.
///
/// A label receives no events, so its superview is watched.
@MainActor
final class LabelExpansion {
  private weak var label: UILabel?
  private weak var container: UIView?
  private let hover = UIHoverGestureRecognizer()
  private var panel: UIView?

  /// The distance of the text from the edges of the panel, in points.
  private static let margin: CGFloat = 4

  init(of label: UILabel, in container: UIView) {
    (self.label, self.container) = (label, container)
    hover.addAction { [weak self] _ in self?.follow() }
    container.addGestureRecognizer(hover)
  }

  /// Hides the text, and no longer watches the pointer.
  func end() {
    hide()
    container?.removeGestureRecognizer(hover)
  }

  private func follow() {
    guard let label, hover.state == .began || hover.state == .changed,
      label.bounds.contains(hover.location(in: label)), label.isTruncated
    else { return hide() }
    show(label)
  }

  private func hide() {
    panel?.removeFromSuperview()
    panel = nil
  }

  private func show(_ label: UILabel) {
    guard panel == nil, let window = label.window else { return }
    let text = UILabel()
    text.attributedText = label.attributedText
    text.numberOfLines = 0
    let margin = Self.margin
    let place = window.convert(label.bounds, from: label)
    let room = max(0, window.bounds.width - 2 * margin)
    let size = text.sizeThatFits(CGSize(width: room, height: 0))
    let width = min(size.width, room) + 2 * margin
    let isMirrored = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? place.maxX + margin - width : place.minX - margin
    let panel = UIView(
      frame: CGRect(
        x: min(max(0, x), max(0, window.bounds.width - width)), y: place.minY - margin, width: width,
        height: size.height + 2 * margin))
    panel.isUserInteractionEnabled = false
    panel.backgroundColor = .secondarySystemBackground
    panel.layer.cornerRadius = margin
    panel.layer.shadowOpacity = 0.2
    text.frame = panel.bounds.insetBy(dx: margin, dy: margin)
    panel.addSubview(text)
    window.addSubview(panel)
    self.panel = panel
  }
}
