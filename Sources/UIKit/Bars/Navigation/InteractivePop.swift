/// Pops the top controller by a drag from the leading edge.
@MainActor
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
  private unowned let controller: UINavigationController
  let recognizer: UIScreenEdgePanGestureRecognizer = LeadingEdgePanGestureRecognizer()
  /// Drives the pop that the drag has begun.
  private(set) var interaction: UIPercentDrivenInteractiveTransition?

  /// The velocity from which a drag pops, in points per second.
  private static let poppingVelocity: CGFloat = 300

  init(_ controller: UINavigationController) {
    self.controller = controller
    super.init()
    recognizer.delegate = self
    recognizer.addAction { [weak self] _ in self?.follow() }
  }

  func install(in view: UIView) { view.addGestureRecognizer(recognizer) }

  private var isMirrored: Bool { controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard controller.viewControllers.count > 1, controller.transitionCoordinator == nil, permitsPop else {
      return false
    }
    let travel = recognizer.travel
    return (isMirrored ? -travel.x : travel.x) > abs(travel.y)
  }

  /// Whether the user can go back without the back button (Behaviour.md 29.24). Another delegate of the recognizer decides
  /// otherwise.
  private var permitsPop: Bool {
    guard let item = controller.topViewController?.navigationItem, !item.hidesBackButton,
      !controller.isNavigationBarHidden
    else { return false }
    let hasOwnItems = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
    return !hasOwnItems && !hasOwnAnimator
  }

  /// Whether the app animates the pop itself. Only its own gesture can drive that animation.
  private var hasOwnAnimator: Bool {
    guard let from = controller.viewControllers.last, let to = controller.viewControllers.dropLast().last
    else {
      return false
    }
    return controller.delegate?.navigationController(
      controller, animationControllerFor: .pop, from: from, to: to) != nil
  }

  // Content that scrolls across waits.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer }

  private var progress: CGFloat {
    let width = max(1, controller.view.bounds.width)
    let x = recognizer.translation(in: controller.view).x
    return (isMirrored ? -x : x) / width
  }

  private func follow() {
    switch recognizer.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      controller.popViewController(animated: true)
      interaction?.update(progress)
    case .changed: interaction?.update(progress)
    case .ended:
      let velocity = recognizer.velocity(in: controller.view).x * (isMirrored ? -1 : 1)
      let pops = velocity > Self.poppingVelocity || progress > 0.5 && velocity > -Self.poppingVelocity
      end(cancelled: !pops)
    case .cancelled, .failed: end(cancelled: true)
    case .possible: break
    }
  }

  private func end(cancelled: Bool) {
    if cancelled { interaction?.cancel() } else { interaction?.finish() }
    interaction = nil
  }
}
