/// The transition from one controller of a navigation controller to another.
@MainActor
final class NavigationTransition {
  private static let duration: TimeInterval = 0.35

  /// Runs closures of the controllers with the transition.
  let coordinator: TransitionCoordinator
  private let completion: () -> Void
  /// The view that is removed at the end.
  private var leaving: UIView?
  private var isFinished = false

  /// - Parameters:
  ///   - container: The view of the navigation controller.
  ///   - from: The controller that is shown.
  ///   - to: The controller to show.
  ///   - animated: Whether the transition is animated.
  ///   - completion: Called once, when the transition has ended.
  init(
    in container: UIView, from: UIViewController?, to: UIViewController?, animated: Bool,
    completion: @escaping () -> Void
  ) {
    coordinator = TransitionCoordinator(
      in: container, from: from, to: to, duration: animated ? Self.duration : 0)
    self.completion = completion
  }

  /// Ends the transition immediately.
  func finish() {
    guard !isFinished else { return }
    isFinished = true
    leaving?.removeFromSuperview()
    completion()
    coordinator.finish()
  }

  /// Changes the layout of the collection view that both controllers show.
  func change(_ collectionView: UICollectionView, to layout: UICollectionViewLayout, animated: Bool) {
    if animated { coordinator.begin() }
    collectionView.setCollectionViewLayout(layout, animated: animated) { _ in self.finish() }
  }

  /// Moves a pushed view in from the trailing edge over the old view, or a popped view out to that edge.
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
    coordinator.begin()
    UIView.animate(withDuration: Self.duration) {
      moving.center.x += isBehind ? width : -width
    } completion: { _ in
      self.finish()
    }
  }

  /// Adds the view of a controller to that of a navigation controller, with the same size.
  static func add(_ view: UIView?, to container: UIView, isBehind: Bool) {
    guard let view else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = container.bounds
    container.insertSubview(view, at: isBehind ? 0 : container.subviews.count)
  }
}
