/// The way from one controller of a navigation controller to another.
@MainActor
final class NavigationTransition {
  private static let duration: TimeInterval = 0.35

  private let completion: () -> Void
  /// What is taken off the screen at the end.
  private var leaving: UIView?
  private var isFinished = false

  /// - Parameter completion: Called once, when the new controller is there.
  init(completion: @escaping () -> Void) { self.completion = completion }

  /// Lets everything be at its end.
  func finish() {
    guard !isFinished else { return }
    isFinished = true
    leaving?.removeFromSuperview()
    completion()
  }

  /// Lets another layout take over in the collection view that both controllers show.
  func change(_ collectionView: UICollectionView, to layout: UICollectionViewLayout, animated: Bool) {
    collectionView.setCollectionViewLayout(layout, animated: animated) { _ in self.finish() }
  }

  /// Lets what is pushed come in over the old view from the end of a line, and what is popped go out there.
  func replace(
    _ old: UIView?, by new: UIView?, in container: UIView, isBehind: Bool, animated: Bool
  ) {
    leaving = old
    Self.add(new, to: container, isBehind: isBehind)
    guard animated, let old, let new else { return finish() }
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = isMirrored ? -container.bounds.width : container.bounds.width
    let moving = isBehind ? old : new
    if !isBehind { moving.center.x += width }
    UIView.animate(withDuration: Self.duration) {
      moving.center.x += isBehind ? width : -width
    } completion: { _ in
      self.finish()
    }
  }

  /// Puts the view of a controller into that of a navigation controller, as large as that one.
  static func add(_ view: UIView?, to container: UIView, isBehind: Bool) {
    guard let view else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = container.bounds
    container.insertSubview(view, at: isBehind ? 0 : container.subviews.count)
  }
}
