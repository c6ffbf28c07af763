/// The preview of an item under the finger, in front of all other views of the window.
@MainActor
final class DragPreviewView: UIView {
  private static let depth: CGFloat = 2e12
  private static let liftedScale: CGFloat = 1.05
  private static let duration: TimeInterval = 0.3

  /// The item of the preview.
  let item: UIDragItem

  /// Creates a preview: the item's own, or a snapshot of the view that it comes from.
  init(of item: UIDragItem, from view: UIView, at center: CGPoint) {
    self.item = item
    let picture =
      item.previewProvider?()?.view ?? view.snapshotView(afterScreenUpdates: true)
      ?? UIView(frame: view.bounds)
    super.init(frame: CGRect(origin: .zero, size: picture.bounds.size))
    picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
    addSubview(picture)
    self.center = center
    isUserInteractionEnabled = false
    layer.zPosition = Self.depth
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.shadowRadius = 12
  }

  required init?(coder: NSCoder) { nil }

  /// Enlarges the preview when the drag starts.
  func lift() {
    UIView.animate(withDuration: Self.duration) {
      self.transform = CGAffineTransform(scaleX: Self.liftedScale, y: Self.liftedScale)
      self.layer.shadowOpacity = 0.3
    }
  }

  /// Moves the preview to a position in its superview together with other changes, or fades it out when the position is
  /// nil, and then removes it.
  func settle(
    at place: (center: CGPoint, transform: CGAffineTransform)?, alongside animations: [() -> Void] = [],
    then completion: @escaping () -> Void
  ) {
    UIView.animate(withDuration: Self.duration) {
      if let place {
        (self.center, self.transform) = place
        self.layer.shadowOpacity = 0
      } else {
        self.alpha = 0
      }
      for animation in animations { animation() }
    } completion: { _ in
      self.removeFromSuperview()
      completion()
    }
  }
}
