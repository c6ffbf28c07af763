import UIKit

/// Attributes of a page of a book: its shade and its binding edge.
///
/// A view that receives these attributes can draw a shadow, as `BookPageCell` does.
@preconcurrency @MainActor
open class BookLayoutAttributes: UICollectionViewLayoutAttributes {
  /// The darkness of the page while its leaf turns or another leaf shades it, from 0 to 1. Default 0.
  open var shade: CGFloat = 0

  /// The edge at the spine. Default none.
  open var bindingEdge: UIRectEdge = []

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copied = super.copy(with: zone)
    guard let copy = copied as? BookLayoutAttributes else { return copied }
    MainActor.assumeIsolated {
      copy.shade = shade
      copy.bindingEdge = bindingEdge
    }
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? BookLayoutAttributes, super.isEqual(object) else { return false }
    return MainActor.assumeIsolated { other.shade == shade && other.bindingEdge == bindingEdge }
  }
}
