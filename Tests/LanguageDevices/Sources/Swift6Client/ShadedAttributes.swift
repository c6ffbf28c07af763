import UIKit

/// Attributes whose copy is written for Swift 6 as on iOS: without a hop to the main actor.
public final class ShadedAttributes: UICollectionViewLayoutAttributes {
  /// The opacity of a shade.
  public var shade: CGFloat = 0

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? ShadedAttributes)?.shade = shade
    return copy
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ShadedAttributes else { return false }
    return MainActor.assumeIsolated { shade == other.shade } && super.isEqual(object)
  }
}
