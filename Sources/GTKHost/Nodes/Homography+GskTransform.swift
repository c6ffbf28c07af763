import CGTK4
import Geometry

extension Homography {
  /// The same map for GSK, which counts in row vectors, too; the caller owns it.
  ///
  /// Depth is left out: it is 0 for all that is drawn, so that the near and far planes cut nothing off. Simple maps
  /// are told as such, since GSK draws those without a texture in between.
  func makeGskTransform() -> OpaquePointer? {
    if let affine, affine.b == 0, affine.c == 0 {
      var offset = graphene_point_t(x: Float(affine.tx), y: Float(affine.ty))
      let translation = gsk_transform_translate(nil, &offset)
      guard affine.a != 1 || affine.d != 1 else { return translation }
      return gsk_transform_scale(translation, Float(affine.a), Float(affine.d))
    }
    let rows: [Float] = [
      Float(m11), Float(m12), 0, Float(m13),
      Float(m21), Float(m22), 0, Float(m23),
      0, 0, 1, 0,
      Float(m31), Float(m32), 0, Float(m33),
    ]
    var matrix = graphene_matrix_t()
    graphene_matrix_init_from_float(&matrix, rows)
    return gsk_transform_matrix(nil, &matrix)
  }
}
