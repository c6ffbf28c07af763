import Geometry

/// What a layer looks like and where it stands: all that an animation can change.
///
/// Kept as one value so that what is on screen can differ from what was set.
struct LayerProperties {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var zPosition: CGFloat = 0
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var anchorPointZ: CGFloat = 0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var isHidden = false
  var opacity: Float = 1
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black
  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?

  /// The anchor in the layer's own plane, counted from the upper left corner of the bounds.
  var anchor: Point2D {
    Point2D(x: anchorPoint.x * bounds.width, y: anchorPoint.y * bounds.height)
  }

  /// Takes the layer's own plane, with its origin at the upper left corner of the bounds, into a superlayer's
  /// space with its origin at the given point of that superlayer's coordinates; `sublayerTransform` not included.
  ///
  /// The subtraction comes before any other arithmetic, so that a position of hundreds of millions of
  /// points loses nothing where it is near the origin given.
  func matrix(relativeTo origin: CGPoint) -> Matrix4 {
    let anchor = self.anchor
    let x = position.x - origin.x
    let y = position.y - origin.y
    if transform == CATransform3DIdentity {
      return .translation(x: x - anchor.x, y: y - anchor.y, z: zPosition - anchorPointZ)
    }
    return Matrix4.translation(x: -anchor.x, y: -anchor.y, z: -anchorPointZ)
      .then(transform.matrix)
      .then(.translation(x: x, y: y, z: zPosition))
  }

  /// What `sublayerTransform` does, about the anchor, to the space whose origin is the upper left corner of
  /// the bounds; nil when it does nothing.
  var sublayerMatrix: Matrix4? {
    guard sublayerTransform != CATransform3DIdentity else { return nil }
    let anchor = self.anchor
    return Matrix4.translation(x: -anchor.x, y: -anchor.y, z: -anchorPointZ)
      .then(sublayerTransform.matrix)
      .then(.translation(x: anchor.x, y: anchor.y, z: anchorPointZ))
  }
}
