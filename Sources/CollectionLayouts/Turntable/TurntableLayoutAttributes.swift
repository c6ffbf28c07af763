import LayoutCore
import UIKit

/// Attributes of an item that is a sector of a disc.
///
/// A view that receives these attributes calls `UICollectionReusableView.applySector(of:)`, as `TurntableCell` does.
@preconcurrency @MainActor
open class TurntableLayoutAttributes: UICollectionViewLayoutAttributes {
  /// The sector of the disc that the item shows; nil for the whole rectangle. Default nil.
  ///
  /// In the coordinates of the item, the hub of the disc is in the horizontal middle, one outer radius below the upper
  /// edge.
  open var sector: TurntableSector?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copied = super.copy(with: zone)
    guard let copy = copied as? TurntableLayoutAttributes else { return copied }
    MainActor.assumeIsolated { copy.sector = sector }
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TurntableLayoutAttributes, super.isEqual(object) else { return false }
    return MainActor.assumeIsolated { other.sector == sector }
  }
}
