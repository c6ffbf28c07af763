import CGTK4
import Geometry

extension RenderTransform {
  /// The same map as a homography, which also uses row vectors; nil for the identity.
  ///
  /// The transform has no depth. All content has depth 0, so that the near and far planes do not clip it.
  convenience init?(_ map: Homography) {
    if let affine = map.affine {
      self.init(owning: affine.makeGskTransform())
      return
    }
    let rows: [Float] = [
      Float(map.m11), Float(map.m12), 0, Float(map.m13),
      Float(map.m21), Float(map.m22), 0, Float(map.m23),
      0, 0, 1, 0,
      Float(map.m31), Float(map.m32), 0, Float(map.m33),
    ]
    var matrix = graphene_matrix_t()
    graphene_matrix_init_from_float(&matrix, rows)
    self.init(owning: gsk_transform_matrix(nil, &matrix))
  }
}

extension AffineMatrix {
  /// The same map as a GSK transform. The caller owns it; nil for the identity.
  ///
  /// The transform is a sequence of a scale, a skew, a rotation and a translation. GSK does not recognize a general
  /// matrix as two-dimensional: it would draw it through a texture, and without OpenGL not at all.
  func makeGskTransform() -> OpaquePointer? {
    var offset = graphene_point_t(x: Float(tx), y: Float(ty))
    let translation = gsk_transform_translate(nil, &offset)
    if b == 0, c == 0 {
      return a == 1 && d == 1 ? translation : gsk_transform_scale(translation, Float(a), Float(d))
    }
    // QR decomposition: the x axis keeps the direction and length of its image, and the y axis is first skewed.
    let xScale = (a * a + b * b).squareRoot()
    guard xScale > 0 else { return nil }
    let (cosine, sine) = (a / xScale, b / xScale)
    let yScale = determinant / xScale
    let lean = Trigonometry.atan2(c * cosine + d * sine, yScale)
    let degrees = 180 / Double.pi
    let turned = gsk_transform_rotate(translation, Float(Trigonometry.atan2(b, a) * degrees))
    let leant = abs(lean) < 1e-9 ? turned : gsk_transform_skew(turned, Float(lean * degrees), 0)
    return gsk_transform_scale(leant, Float(xScale), Float(yScale))
  }
}
