/// The shadow of a text.
open class NSShadow: NSObject, NSCopying {
  /// How far it is moved, in points, y down.
  open var shadowOffset = CGSize.zero
  /// Twice the standard deviation of its blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour, a `UIColor`.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Makes a shadow that is not moved.
  public override init() { super.init() }

  /// A shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Whether all values are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  /// Equal for equal shadows.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}
