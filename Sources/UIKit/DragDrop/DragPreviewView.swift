/// The picture of an item under the finger, over everything else in the window.
@MainActor
final class DragPreviewView: UIView {
  private static let depth: CGFloat = 2e12
  private static let liftedScale: CGFloat = 1.05
  private static let duration: TimeInterval = 0.3

  /// What the picture is of.
  let item: UIDragItem

  init(of item: UIDragItem, picture: UIView, at center: CGPoint) {
    self.item = item
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

  /// Rises towards the finger.
  func lift() {
    UIView.animate(withDuration: Self.duration) {
      self.transform = CGAffineTransform(scaleX: Self.liftedScale, y: Self.liftedScale)
      self.layer.shadowOpacity = 0.3
    }
  }

  /// Goes to a place in its superview, or fades where it is when nil, along with other changes, and is gone.
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
