import UIKit

/// Attributes of an element that is turned about a point other than its middle.
///
/// `center` says where the element's middle would be if it were not turned. A view that receives these
/// attributes calls `UICollectionReusableView.applyAnchorPoint(of:)`; `SpinningWheelCell` does.
@preconcurrency @MainActor
open class SpinningWheelLayoutAttributes: UICollectionViewLayoutAttributes {
  /// The point about which the element is turned, in its unit square. Default (½, ½), the middle.
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
      // Setting the angle has set the transform, which may have been something else.
      copy.transform3D = transform3D
    }
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? SpinningWheelLayoutAttributes, super.isEqual(object) else { return false }
    return MainActor.assumeIsolated { other.anchorPoint == anchorPoint && other.angle == angle }
  }
}

// On Linux a change of layout asks about which point an element is turned; elsewhere there is no such question.
#if os(Linux)
  extension SpinningWheelLayoutAttributes: UICollectionViewLayoutAnchoring {}
#endif
