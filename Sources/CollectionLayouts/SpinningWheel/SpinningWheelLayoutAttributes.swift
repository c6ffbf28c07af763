import UIKit

/// Attributes of an element that is rotated about a point other than its middle.
///
/// `center` is the middle of the element without its rotation. A view that receives these attributes calls
/// `UICollectionReusableView.applyAnchorPoint(of:)`, as `SpinningWheelCell` does.
@preconcurrency @MainActor
open class SpinningWheelLayoutAttributes: UICollectionViewLayoutAttributes {
  /// The point about which the element is rotated, in its unit square. Default (½, ½), the middle.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// The angle from the vertical in radians, clockwise. Default 0.
  ///
  /// Setting it sets `transform` to the rotation.
  open var angle: CGFloat = 0 {
    didSet { transform = CGAffineTransform(rotationAngle: angle) }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copied = super.copy(with: zone)
    guard let copy = copied as? SpinningWheelLayoutAttributes else { return copied }
    MainActor.assumeIsolated {
      copy.anchorPoint = anchorPoint
      copy.angle = angle
      // Setting the angle has replaced the transform. Restore it.
      copy.transform3D = transform3D
    }
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? SpinningWheelLayoutAttributes, super.isEqual(object) else { return false }
    return MainActor.assumeIsolated { other.anchorPoint == anchorPoint && other.angle == angle }
  }
}

// On Linux, a layout transition asks about which point an element is rotated. Other platforms have no such method.
#if os(Linux)
  extension SpinningWheelLayoutAttributes: UICollectionViewLayoutAnchoring {}
#endif
