import Geometry

/// Converts between layout and content coordinates. They are mirrored if the writing direction differs from the
/// layout's development direction. The same conversion works both ways.
@MainActor
struct ContentMirror: Equatable {
  /// Whether the content is mirrored.
  let isOn: Bool
  /// The width of the content; 0 if the content is not mirrored.
  private let width: CGFloat

  init(isOn: Bool, width: CGFloat) {
    self.isOn = isOn
    self.width = isOn ? width : 0
  }

  /// Returns the mirrored rectangle: `x' = W − x − w`.
  func image(of rect: CGRect) -> CGRect {
    guard isOn else { return rect }
    let rect = rect.standardized
    return CGRect(
      x: width - rect.origin.x - rect.width, y: rect.origin.y, width: rect.width, height: rect.height)
  }

  /// Returns the mirrored content offset, for the size of a viewport.
  func image(of offset: CGPoint, ofViewport size: CGSize) -> CGPoint {
    image(of: CGRect(origin: offset, size: size)).origin
  }

  /// Returns the mirrored attributes: a copy, or the same object if the content is not mirrored.
  ///
  /// Transforms are mirrored too: a clockwise rotation becomes counterclockwise, and the element fills the mirrored
  /// `frame`. The content of the element is not mirrored.
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
  /// The transform between two reflections in x: `S · M · S` with `S = diag(−1, 1, 1, 1)`.
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
