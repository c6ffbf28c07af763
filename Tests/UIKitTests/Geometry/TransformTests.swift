import Testing
import UIKit

/// Transforms of the plane and of space, by hand.
@Suite("Transforms")
struct TransformTests {
  // (1, 1) is moved to (11, 21), then stretched to (22, 63).
  @Test("a displacement comes before what there was")
  func translated() {
    let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 22, y: 63))
  }

  // A quarter turn takes (x, y) to (−y, x); a size is a vector, which displacement leaves alone.
  @Test("a size is turned and stretched, but not moved")
  func sizes() {
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 50, ty: 60)
    #expect(CGSize(width: 3, height: 4).applying(turn) == CGSize(width: -4, height: 3))
    #expect(
      CGSize(width: 3, height: 4).applying(CGAffineTransform(scaleX: 2, y: 5)) == CGSize(width: 6, height: 20)
    )
  }

  @Test("a transform times its inverse is the identity, and inverting a singular one returns it unchanged")
  func inverse() {
    var transform = CATransform3DMakeRotation(0.7, 1, 2, 3)
    transform.m34 = -1 / 500
    transform = CATransform3DTranslate(transform, 10, 20, 30)
    let both = CATransform3DConcat(transform, CATransform3DInvert(transform))
    let rows = [
      (both.m11, both.m12, both.m13, both.m14), (both.m22, both.m23, both.m24, both.m21),
      (both.m33, both.m34, both.m31, both.m32), (both.m44, both.m41, both.m42, both.m43),
    ]
    for row in rows {
      #expect(abs(row.0 - 1) < 1e-9 && abs(row.1) < 1e-9 && abs(row.2) < 1e-9 && abs(row.3) < 1e-9)
    }
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test("two transforms are equal when all sixteen numbers are")
  func equality() {
    let one = CATransform3DMakeTranslation(1, 2, 3)
    var other = CATransform3DMakeTranslation(1, 2, 3)
    #expect(CATransform3DEqualToTransform(one, other))
    other.m14 = 1e-300
    #expect(!CATransform3DEqualToTransform(one, other))
  }

  @Test("affine is what stays in the plane, without perspective")
  func affine() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(plane)))
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(plane)) == plane)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    #expect(!CATransform3DIsAffine(perspective))
  }
}
