// Presentations that async code waits for, as Swift imports them on iOS.
extension UIViewController {
  /// Presents a controller, and waits until it has appeared. A presentation that is refused does not wait.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller.
  ///   - flag: Whether the presentation is animated.
  public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
    _ = await CompletionWaiter.wait { completion in
      present(viewControllerToPresent, animated: flag) { completion(true) }
    }
  }

  /// Dismisses the controller that this one presents, or this one, and waits until it has disappeared. Does not wait when
  /// nothing is presented.
  ///
  /// - Parameter flag: Whether the dismissal is animated.
  public func dismiss(animated flag: Bool) async {
    _ = await CompletionWaiter.wait { completion in
      dismiss(animated: flag) { completion(true) }
    }
  }

  /// Replaces a child by another one with a transition of their views, and waits for the end.
  ///
  /// - Parameters:
  ///   - fromViewController: The child that disappears.
  ///   - toViewController: The child that appears.
  ///   - duration: The duration in seconds.
  ///   - options: The options of the animation.
  ///   - animations: Makes changes that are animated at the same time.
  /// - Returns: Whether the transition finished.
  @discardableResult
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?
  ) async -> Bool {
    await CompletionWaiter.wait {
      transition(
        from: fromViewController, to: toViewController, duration: duration, options: options,
        animations: animations, completion: $0)
    }
  }
}
