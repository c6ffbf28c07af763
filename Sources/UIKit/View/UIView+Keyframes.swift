extension UIView {
  /// Options of a keyframe block.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// Flags. Bits 10 and above contain the interpolation between keyframes.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views receive touches while they move. Has no effect, because views always receive touches.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the values on screen instead of those that were set. Has no effect.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Plays each run in reverse, too.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Interpolates linearly between keyframes.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Interpolates along a smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Runs keyframes that `addKeyframe` adds inside a closure.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The delay in seconds.
  ///   - options: The options of the animation.
  ///   - animations: Adds the keyframes.
  ///   - completion: Receives whether all animations finished.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard areAnimationsEnabled, duration > 0 else {
      AnimationScope.perform(nil, animations)
      completion?(true)
      return
    }
    let completions = CompletionGroup { completion?($0) }
    let scope = AnimationScope(
      duration: duration, pacing: AnimationPacing(.timing(CAMediaTimingFunction(name: .linear))),
      delay: delay,
      repeatCount: options.contains(.repeat) ? .infinity : 0, autoreverses: options.contains(.autoreverse),
      completions: completions)
    scope.keyframes = KeyframeCollection(isCubic: options.contains(.calculationModeCubic))
    AnimationScope.perform(scope, animations)
    scope.runKeyframes()
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
