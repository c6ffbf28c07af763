/// An effect that depends on how the user holds the device. It has no effect: a desktop does not measure that.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Creates an effect.
  public override init() { super.init() }
  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Returns the values of properties for an offset of the viewer. Override it in a subclass. Never called.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Changes a property of a view when the device is tilted. It has no effect.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis about which the device is tilted.
  public enum EffectType: Int, Sendable {
    /// Left and right.
    case tiltAlongHorizontalAxis
    /// Up and down.
    case tiltAlongVerticalAxis
  }

  /// The property.
  public let keyPath: String
  /// The axis.
  public let type: EffectType
  /// The value at the minimum tilt.
  open var minimumRelativeValue: Any?
  /// The value at the maximum tilt.
  open var maximumRelativeValue: Any?

  /// Creates an effect.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }
}

/// Several effects. They have no effect.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  private static let motionEffectsKey = makeAssociationKey()

  /// The effects that were added.
  public var motionEffects: [UIMotionEffect] {
    get { objc_getAssociatedObject(self, Self.motionEffectsKey) as? [UIMotionEffect] ?? [] }
    set {
      objc_setAssociatedObject(self, Self.motionEffectsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// Adds an effect. The view keeps it, and does not change: a desktop is not tilted.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Removes an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
