import Geometry

/// Leads from the coordinates of a layout to those of the content, and back: the one is the mirror image of the other
/// where one writes in another direction than the layout was made for. The way back is the same.
@MainActor
struct ContentMirror: Equatable {
  /// Whether there is any difference.
  let isOn: Bool
  /// The width of the content; 0 where there is no difference.
  private let width: CGFloat

  init(isOn: Bool, width: CGFloat) {
    self.isOn = isOn
    self.width = isOn ? width : 0
  }

  /// A rectangle on the other side: `x' = W − x − w`.
  func image(of rect: CGRect) -> CGRect {
    guard isOn else { return rect }
    let rect = rect.standardized
    return CGRect(
      x: width - rect.origin.x - rect.width, y: rect.origin.y, width: rect.width, height: rect.height)
  }

  /// A content offset on the other side, for a viewport of a size.
  func image(of offset: CGPoint, ofViewport size: CGSize) -> CGPoint {
    image(of: CGRect(origin: offset, size: size)).origin
  }

  /// What is said of an element on the other side: a copy, or the same object where there is no difference.
  ///
  /// A transform is seen in the mirror too: what was turned clockwise is turned the other way, and what it draws
  /// fills the mirrored `frame`. The element itself is not drawn the wrong way round.
  func image(of attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard isOn, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
    if CATransform3DIsIdentity(copy.transform3D) {
      copy.frame = image(of: copy.frame)
    } else {
      copy.center.x = width - copy.center.x
      copy.transform3D = copy.transform3D.mirrored
    }
    return copy
  }
}

extension CATransform3D {
  /// The same between two reflections in x: `S · M · S` with `S = diag(−1, 1, 1, 1)`.
  fileprivate var mirrored: CATransform3D {
    var result = self
    result.m12 = -m12
    result.m13 = -m13
    result.m14 = -m14
    result.m21 = -m21
    result.m31 = -m31
    result.m41 = -m41
    return result
  }
}
