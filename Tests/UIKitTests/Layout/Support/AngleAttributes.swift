import UIKit

/// Attributes with a property of their own, as in the circular layouts of many tutorials.
class AngleAttributes: UICollectionViewLayoutAttributes {
  var angle: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? AngleAttributes { MainActor.assumeIsolated { copy.angle = angle } }
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AngleAttributes else { return false }
    return MainActor.assumeIsolated { angle == other.angle } && super.isEqual(object)
  }
}
