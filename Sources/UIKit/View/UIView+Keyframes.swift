extension UIView {
  /// How keyframe blocks run.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// Flags, and from bit 10 on the way between keyframes.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views can be touched while they move.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begin with what is shown instead of what was set.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Begin again without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Go back the way each run came.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// On straight lines between keyframes.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// On a smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Animates the changes made by `addKeyframe` inside a closure.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - delay: How long to wait, in seconds.
  ///   - options: How the changes go on.
  ///   - animations: Adds the keyframes.
  ///   - completion: Is told whether all animations reached their end.
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
      repeats: options.contains(.repeat), autoreverses: options.contains(.autoreverse),
      completions: completions)
    scope.keyframes = KeyframeCollection(isCubic: options.contains(.calculationModeCubic))
    AnimationScope.perform(scope, animations)
    scope.runKeyframes()
    completions.close()
  }

  /// Adds changes that begin and end at shares of the duration of the keyframe block around.
  ///
  /// Outside of one the changes take effect at once.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = AnimationScope.current?.keyframes else { return animations() }
    keyframes.perform(from: frameStartTime, to: frameStartTime + frameDuration, animations)
  }
}
