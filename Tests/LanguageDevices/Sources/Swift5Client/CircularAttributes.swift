import UIKit

/// Attributes with an angle, written as for iOS in Swift 5: state of the main actor touched as if there were none.
public class CircularAttributes: UICollectionViewLayoutAttributes {
  /// In radians, clockwise.
  public var angle: CGFloat = 0 {
    didSet {
      zIndex = Int(angle * 1_000_000)
      transform = CGAffineTransform(rotationAngle: angle)
    }
  }

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! CircularAttributes
    copy.angle = angle
    return copy
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CircularAttributes else { return false }
    return angle == other.angle && super.isEqual(object)
  }
}
