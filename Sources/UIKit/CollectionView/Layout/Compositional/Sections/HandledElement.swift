import Foundation

/// The appearance that the handler of a section has given to a visible element.
@MainActor
struct HandledElement {
  private let alpha: CGFloat
  private let zIndex: Int
  private let isHidden: Bool
  private let shift: CGPoint
  private let transform: CATransform3D

  /// - Parameters:
  ///   - attributes: The attributes after the call of the handler.
  ///   - center: The center before it.
  init(_ attributes: UICollectionViewLayoutAttributes, movedFrom center: CGPoint) {
    (alpha, zIndex, isHidden) = (attributes.alpha, attributes.zIndex, attributes.isHidden)
    shift = CGPoint(x: attributes.center.x - center.x, y: attributes.center.y - center.y)
    transform = attributes.transform3D
  }

  /// Gives new attributes of the element the appearance.
  func apply(to attributes: UICollectionViewLayoutAttributes) {
    (attributes.alpha, attributes.zIndex, attributes.isHidden) = (alpha, zIndex, isHidden)
    attributes.center = CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y)
    attributes.transform3D = transform
  }
}
