import UIKit

/// Attributes with a property of their own, written for Swift 6.
public final class TiltedAttributes: UICollectionViewLayoutAttributes {
  /// In radians.
  public var tilt = 0.25

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? TiltedAttributes { MainActor.assumeIsolated { copy.tilt = tilt } }
    return copy
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TiltedAttributes else { return false }
    return MainActor.assumeIsolated { tilt == other.tilt } && super.isEqual(object)
  }
}
