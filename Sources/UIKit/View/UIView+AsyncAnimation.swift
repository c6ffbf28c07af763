// Animations that async code waits for, as Swift imports them on iOS.
extension UIView {
  /// Animates the changes of a closure, and waits for the end.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - animations: Makes the changes.
  /// - Returns: Whether all animations finished.
  @discardableResult
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) async -> Bool {
    await CompletionWaiter.wait { animate(withDuration: duration, animations: animations, completion: $0) }
  }

  /// Animates the changes of a closure with options, and waits for the end.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The delay in seconds.
  ///   - options: The options of the animation.
  ///   - animations: Makes the changes.
  /// - Returns: Whether all animations finished.
  @discardableResult
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await CompletionWaiter.wait {
      animate(
        withDuration: duration, delay: delay, options: options, animations: animations, completion: $0)
    }
  }

  /// Animates the changes of a closure with a spring, and waits for the end.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The delay in seconds.
  ///   - dampingRatio: The damping ratio. At 1, the spring does not oscillate; below 1, it does.
  ///   - velocity: The initial velocity, as a fraction of the distance from start to end per second.
  ///   - options: The options of the animation.
  ///   - animations: Makes the changes.
  /// - Returns: Whether all animations finished.
  @discardableResult
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await CompletionWaiter.wait {
      animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
        initialSpringVelocity: velocity, options: options, animations: animations, completion: $0)
    }
  }

  /// Runs keyframes that `addKeyframe` adds inside a closure, and waits for the end.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The delay in seconds.
  ///   - options: The options of the animation.
  ///   - animations: Adds the keyframes.
  /// - Returns: Whether all animations finished.
  @discardableResult
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await CompletionWaiter.wait {
      animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations, completion: $0)
    }
  }

  /// Changes a view with a transition, and waits for the end.
  ///
  /// - Parameters:
  ///   - view: The view whose appearance changes.
  ///   - duration: The duration in seconds.
  ///   - options: The options, with the kind of transition.
  ///   - animations: Makes the changes.
  /// - Returns: Whether the transition finished.
  @discardableResult
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?
  ) async -> Bool {
    await CompletionWaiter.wait {
      transition(with: view, duration: duration, options: options, animations: animations, completion: $0)
    }
  }

  /// Replaces a view by another one with a transition, and waits for the end.
  ///
  /// - Parameters:
  ///   - fromView: The view that disappears.
  ///   - toView: The view that appears.
  ///   - duration: The duration in seconds.
  ///   - options: The options, with the kind of transition.
  /// - Returns: Whether the transition finished.
  @discardableResult
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = []
  ) async -> Bool {
    await CompletionWaiter.wait {
      transition(from: fromView, to: toView, duration: duration, options: options, completion: $0)
    }
  }

  /// Removes views with an animation of the system, and waits for the end.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - views: The views.
  ///   - options: The options of the animation.
  ///   - parallelAnimations: Makes changes that are animated at the same time.
  /// - Returns: Whether all animations finished.
  @discardableResult
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?
  ) async -> Bool {
    await CompletionWaiter.wait {
      perform(animation, on: views, options: options, animations: parallelAnimations, completion: $0)
    }
  }
}
