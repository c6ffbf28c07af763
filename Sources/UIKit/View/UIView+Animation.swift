extension UIView {
  private static var animationsEnabled = true

  /// Whether changes in animation blocks animate.
  public static var areAnimationsEnabled: Bool { animationsEnabled }

  /// Sets whether changes in animation blocks animate.
  public static func setAnimationsEnabled(_ enabled: Bool) { animationsEnabled = enabled }

  /// The duration of the block that runs, in seconds; 0 outside of one.
  public static var inheritedAnimationDuration: TimeInterval { AnimationScope.current?.duration ?? 0 }

  /// Makes changes that take effect at once, also inside an animation block.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = animationsEnabled
    animationsEnabled = false
    defer { animationsEnabled = wereEnabled }
    AnimationScope.perform(nil, actionsWithoutAnimation)
  }

  /// Animates the changes made in a closure.
  ///
  /// - Parameters:
  ///   - duration: In seconds; with 0 the changes take effect at once.
  ///   - animations: Makes the changes.
  public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates the changes made in a closure, and tells when they have ended.
  ///
  /// - Parameters:
  ///   - duration: In seconds; with 0 the changes take effect at once.
  ///   - animations: Makes the changes.
  ///   - completion: Is told whether all animations reached their end.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes made in a closure.
  ///
  /// - Parameters:
  ///   - duration: In seconds; inside another block that one's holds, unless the options say otherwise.
  ///   - delay: How long to wait, in seconds.
  ///   - options: How the changes go on.
  ///   - animations: Makes the changes.
  ///   - completion: Is told whether all animations reached their end.
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

  /// Animates the changes made in a closure with a spring that has come to rest after the duration.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - delay: How long to wait, in seconds.
  ///   - dampingRatio: 1 for a spring that does not swing, less for one that does.
  ///   - velocity: The speed at the start, in whole ways a second.
  ///   - options: How the changes go on.
  ///   - animations: Makes the changes.
  ///   - completion: Is told whether all animations reached their end.
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

  /// Animates the changes made in a closure with a spring told by how it is perceived.
  ///
  /// - Parameters:
  ///   - duration: The period of the spring without damping, in seconds.
  ///   - bounce: 0 for a spring that does not swing, up to 1 for one that swings more.
  ///   - initialSpringVelocity: The speed at the start, in whole ways a second.
  ///   - delay: How long to wait, in seconds.
  ///   - options: How the changes go on.
  ///   - animations: Makes the changes.
  ///   - completion: Is told whether all animations reached their end.
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
      AnimationScope.perform(nil, animations)
      completion?(true)
      return
    }
    let completions = CompletionGroup { completion?($0) }
    let scope = AnimationScope(
      duration: duration, pacing: pacing, delay: delay, repeats: options.contains(.repeat),
      autoreverses: options.contains(.autoreverse), completions: completions)
    AnimationScope.perform(scope, animations)
    // A closure that changes nothing has nothing to wait for; the others are told in the tick they end in.
    completions.close()
  }
}
