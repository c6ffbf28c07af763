import UIKit

/// Attributes of an item with a reflection on the floor.
@preconcurrency @MainActor
open class CoverFlowLayoutAttributes: UICollectionViewLayoutAttributes {
  /// The part of the item that is reflected on the floor below it, as a fraction of its height, 0 to 1. Default 0.
  open var reflectedFraction: CGFloat = 0

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copied = super.copy(with: zone)
    guard let copy = copied as? CoverFlowLayoutAttributes else { return copied }
    MainActor.assumeIsolated { copy.reflectedFraction = reflectedFraction }
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CoverFlowLayoutAttributes, super.isEqual(object) else { return false }
    return MainActor.assumeIsolated { other.reflectedFraction == reflectedFraction }
  }
}
