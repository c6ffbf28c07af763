import UIKit

/// Attributes of an element under a stretchy header.
///
/// In `apply(_:)`, a cell moves its image by `parallax`, and the header sets the alpha of its overlay to
/// `headerOverlayAlpha`.
@preconcurrency @MainActor
open class StretchyHeaderLayoutAttributes: UICollectionViewLayoutAttributes {
  /// The translation of the image inside a cell. Default identity.
  open var parallax = CGAffineTransform.identity

  /// The element's upper left corner in the content if nothing sticks or stretches. Default zero.
  open var initialOrigin = CGPoint.zero

  /// The alpha of the overlay on the header, 0 to 1. Default 0.
  open var headerOverlayAlpha: CGFloat = 0

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copied = super.copy(with: zone)
    guard let copy = copied as? StretchyHeaderLayoutAttributes else { return copied }
    MainActor.assumeIsolated {
      copy.parallax = parallax
      copy.initialOrigin = initialOrigin
      copy.headerOverlayAlpha = headerOverlayAlpha
    }
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? StretchyHeaderLayoutAttributes, super.isEqual(object) else { return false }
    return MainActor.assumeIsolated {
      other.parallax == parallax && other.initialOrigin == initialOrigin
        && other.headerOverlayAlpha == headerOverlayAlpha
    }
  }
}
