import Geometry

/// The appearance and placement of a layer: everything that an animation can change.
///
/// A value type, so that the displayed properties can differ from those that were set.
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
  var contentsRect = Self.wholeContents
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black
  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  /// The properties of a shape layer or a gradient layer. Nil for other layers.
  var special: SpecialProperties?
  /// The transition in progress. Only `CATransition` sets it.
  var transition: LayerTransition?

  /// The rectangle of all of the contents.
  static let wholeContents = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// The anchor point in the layer's plane, measured from the upper left corner of the bounds.
  var anchor: Point2D {
    Point2D(x: anchorPoint.x * bounds.width, y: anchorPoint.y * bounds.height)
  }

  /// The matrix from the layer's plane, with its origin at the upper left corner of the bounds, to the superlayer's
  /// space, with its origin at `origin` in the superlayer's coordinates. Does not include `sublayerTransform`.
  ///
  /// Subtracts the origin before any other arithmetic. A position of hundreds of millions of points therefore loses no
  /// precision near the origin.
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

  /// The matrix of `sublayerTransform` about the anchor point, in the space whose origin is the upper left corner of
  /// the bounds. Nil for the identity.
  var sublayerMatrix: Matrix4? {
    guard sublayerTransform != CATransform3DIdentity else { return nil }
    let anchor = self.anchor
    return Matrix4.translation(x: -anchor.x, y: -anchor.y, z: -anchorPointZ)
      .then(sublayerTransform.matrix)
      .then(.translation(x: anchor.x, y: anchor.y, z: anchorPointZ))
  }
}
