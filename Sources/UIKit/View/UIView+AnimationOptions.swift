extension UIView {
  /// How an animation block runs.
  public struct AnimationOptions: OptionSet, Sendable {
    /// Flags, and from bit 16 on the curve and the kind of transition.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out inside the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views can be touched while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begin with what is shown instead of what was set.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Begin again without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Go back the way each run came.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Take the duration given instead of that of the block around.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Take the curve given instead of that of the block around.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Change contents while they move.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Do not take over anything from the block around.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The curve these options name.
    var timingFunction: CAMediaTimingFunction {
      switch (rawValue >> 16) & 15 {
      case 1: CAMediaTimingFunction(name: .easeIn)
      case 2: CAMediaTimingFunction(name: .easeOut)
      case 3: CAMediaTimingFunction(name: .linear)
      default: CAMediaTimingFunction(name: .easeInEaseOut)
      }
    }
  }

  /// How an animation's speed changes.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// At constant speed.
    case linear

    var timingFunction: CAMediaTimingFunction {
      switch self {
      case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
      case .easeIn: CAMediaTimingFunction(name: .easeIn)
      case .easeOut: CAMediaTimingFunction(name: .easeOut)
      case .linear: CAMediaTimingFunction(name: .linear)
      }
    }
  }
}
