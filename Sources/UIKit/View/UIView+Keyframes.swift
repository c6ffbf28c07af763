extension UIView {
  /// Options of a keyframe block.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// Flags. Bits 10 and above contain the interpolation between keyframes.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews inside the animation. Has no effect.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views receive touches while they move. Has no effect, because views always receive touches.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the values on screen instead of those that were set. Has no effect.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Plays each run in reverse, too.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses the given duration instead of that of the enclosing block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Does not inherit other options from the enclosing block. Has no effect, because they are never inherited.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Interpolates linearly between keyframes.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Does not interpolate: each value holds until the next keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Interpolates linearly at constant speed. The times of the keyframes are ignored.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolates along a smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolates along a smooth curve through the keyframes, with the same time for the same distance between them. The
    /// times of the keyframes are ignored.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// How values between two keyframes are computed.
    var calculationMode: CAAnimationCalculationMode {
      switch (rawValue >> 10) & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }

  /// Runs keyframes that `addKeyframe` adds inside a closure.
  ///
  /// Inside an animation block or a property animator, the keyframes follow its curve, and it ends when they have ended.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. An enclosing block's duration is used instead, unless the options override
  ///     it.
  ///   - delay: The delay in seconds.
  ///   - options: The options of the animation.
  ///   - animations: Adds the keyframes.
  ///   - completion: Receives whether all animations finished.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let outer = AnimationScope.current
    let inherited = options.contains(.overrideInheritedDuration) ? nil : outer?.duration
    let duration = inherited ?? duration
    guard areAnimationsEnabled, duration > 0 else {
      performImmediately(animations, completion: completion)
      return
    }
    let completions = CompletionGroup { completion?($0) }
    let scope = AnimationScope(
      duration: duration, pacing: outer?.pacing ?? .linear, delay: (outer?.delay ?? 0) + delay,
      repeatCount: options.contains(.repeat) ? .infinity : 0,
      autoreverses: options.contains(.autoreverse), isStill: outer?.isStill ?? false,
      timeline: outer?.timeline, completions: completions)
    scope.keyframes = KeyframeCollection(options.calculationMode)
    AnimationScope.perform(scope, animations)
    scope.runKeyframes()
    if let outer, !completions.isEmpty {
      outer.adopt(scope.changes)
      outer.completions.enter()
      completions.precede { outer.completions.leave(finished: $0) }
    }
    completions.close()
  }

  /// Adds changes that start and end at fractions of the enclosing keyframe block's duration.
  ///
  /// Outside of a keyframe block, the changes take effect immediately.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = AnimationScope.current?.keyframes else { return animations() }
    keyframes.perform(from: frameStartTime, to: frameStartTime + frameDuration, animations)
  }
}
