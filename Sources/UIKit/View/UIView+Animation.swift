extension UIView {
  private static var animationsEnabled = true

  /// Whether changes in animation blocks are animated.
  public static var areAnimationsEnabled: Bool { animationsEnabled }

  /// Sets whether changes in animation blocks are animated.
  public static func setAnimationsEnabled(_ enabled: Bool) { animationsEnabled = enabled }

  /// The duration of the current animation block, in seconds. 0 outside of a block.
  public static var inheritedAnimationDuration: TimeInterval { AnimationScope.current?.duration ?? 0 }

  /// Runs a closure whose changes take effect immediately, even inside an animation block.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = animationsEnabled
    animationsEnabled = false
    defer { animationsEnabled = wereEnabled }
    AnimationScope.perform(nil, actionsWithoutAnimation)
  }

  /// Animates the changes of a closure.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. With 0, the changes take effect immediately.
  ///   - animations: Makes the changes.
  public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates the changes of a closure and calls a completion.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. With 0, the changes take effect immediately.
  ///   - animations: Makes the changes.
  ///   - completion: Receives whether all animations finished. With a duration of 0, it is called in the next frame.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes of a closure with options.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. An enclosing block's duration is used instead, unless the options override
  ///     it.
  ///   - delay: The delay in seconds.
  ///   - options: The options of the animation.
  ///   - animations: Makes the changes.
  ///   - completion: Receives whether all animations finished.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let outer = AnimationScope.current
    let inheritsDuration = outer != nil && !options.contains(.overrideInheritedDuration)
    let inheritsCurve = outer != nil && !options.contains(.overrideInheritedCurve)
    animate(
      duration: inheritsDuration ? outer?.duration ?? duration : duration,
      pacing: (inheritsCurve ? outer?.pacing : nil) ?? AnimationPacing(.timing(options.timingFunction)),
      delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Animates the changes of a closure with a spring that settles in the duration.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The delay in seconds.
  ///   - dampingRatio: The damping ratio. At 1, the spring does not oscillate; below 1, it does.
  ///   - velocity: The initial velocity, as a fraction of the distance from start to end per second.
  ///   - options: The options of the animation.
  ///   - animations: Makes the changes.
  ///   - completion: Receives whether all animations finished.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(dampingRatio: dampingRatio, settlingIn: duration, initialVelocity: velocity)
    animate(
      duration: duration, pacing: AnimationPacing(.spring(spring)), delay: delay, options: options,
      animations: animations,
      completion: completion)
  }

  /// Animates the changes of a closure with a spring that is described by its perceived duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: The undamped period of the spring, in seconds.
  ///   - bounce: The bounce. At 0, the spring does not oscillate. Larger values, up to 1, oscillate more.
  ///   - initialSpringVelocity: The initial velocity, as a fraction of the distance from start to end per second.
  ///   - delay: The delay in seconds.
  ///   - options: The options of the animation.
  ///   - animations: Makes the changes.
  ///   - completion: Receives whether all animations finished.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(period: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
    animate(
      duration: spring.settlingDuration, pacing: AnimationPacing(.spring(spring)), delay: delay,
      options: options,
      animations: animations, completion: completion)
  }

  private static func animate(
    duration: TimeInterval, pacing: AnimationPacing, delay: TimeInterval, options: AnimationOptions,
    animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    guard areAnimationsEnabled, duration > 0 || delay > 0 else {
      performImmediately(animations, completion: completion)
      return
    }
    let completions = CompletionGroup { completion?($0) }
    let scope = AnimationScope(
      duration: duration, pacing: pacing, delay: delay,
      repeatCount: options.contains(.repeat) ? .infinity : 0,
      autoreverses: options.contains(.autoreverse), completions: completions)
    AnimationScope.perform(scope) {
      animations()
      if options.contains(.layoutSubviews) { scope.layOutResizedViews() }
    }
    // Without animations, the completion runs now. Otherwise it runs in the tick in which the last animation ends.
    completions.close()
  }

  /// Makes changes without animation. The completion runs in the next frame; at once if animations are disabled.
  static func performImmediately(_ animations: () -> Void, completion: ((Bool) -> Void)?) {
    AnimationScope.perform(nil, animations)
    guard let completion else { return }
    guard areAnimationsEnabled else { return completion(true) }
    FrameClock.main.schedule(at: FrameClock.main.time) { completion(true) }
  }

  /// Repeats the changes of a closure inside an animation block. Outside of a block, the changes take effect immediately.
  ///
  /// - Parameters:
  ///   - count: The number of runs. 0 is treated as 1.
  ///   - autoreverses: Whether every run also plays in reverse.
  ///   - animations: Makes the changes.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let outer = AnimationScope.current else { return animations() }
    let scope = outer.repeating(Float(max(0, count)), autoreverses: autoreverses)
    AnimationScope.perform(scope, animations)
    outer.adopt(scope.changes)
  }
}
