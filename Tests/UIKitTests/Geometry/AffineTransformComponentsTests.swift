import Testing
import UIKit

@Suite("A transform and its components")
struct AffineTransformComponentsTests {
  @Test("stretch, then shear, then turn, then displacement: two points by hand")
  func composition() {
    // (1, 0) · 2 = (2, 0), not sheared, turned by 90° clockwise on screen: (0, 2), then moved by (5, 7).
    // (0, 1) · 3 = (0, 3), sheared by ½: (1.5, 3), turned: (−3, 1.5), then moved.
    let transform = CGAffineTransform(
      CGAffineTransformComponents(
        scale: CGSize(width: 2, height: 3), horizontalShear: 0.5, rotation: .pi / 2,
        translation: CGVector(dx: 5, dy: 7)))
    for (point, image) in [
      (CGPoint(x: 1, y: 0), CGPoint(x: 5, y: 9)), (CGPoint(x: 0, y: 1), CGPoint(x: 2, y: 8.5)),
      (.zero, CGPoint(x: 5, y: 7)),
    ] {
      let result = point.applying(transform)
      #expect(abs(result.x - image.x) < 1e-12 && abs(result.y - image.y) < 1e-12, "\(point) to \(result)")
    }
    #expect(CGAffineTransform(CGAffineTransformComponents()) == .identity)
  }

  @Test("what is taken apart is what was put together")
  func decomposition() {
    for shear in [-0.5, 0, 2] {
      for rotation in [-3, -0.4, 0, 1.2] {
        for height in [-2.0, 0.25, 3] {
          let components = CGAffineTransformComponents(
            scale: CGSize(width: 1.5, height: height), horizontalShear: shear, rotation: rotation,
            translation: CGVector(dx: -4, dy: 8))
          let result = CGAffineTransform(components).decomposed()
          #expect(abs(result.scale.width - 1.5) < 1e-12 && abs(result.scale.height - height) < 1e-12)
          #expect(abs(result.horizontalShear - shear) < 1e-12 && abs(result.rotation - rotation) < 1e-12)
          #expect(result.translation == components.translation)
        }
      }
    }
  }

  @Test("a transform that flattens the plane gives finite parts")
  func flat() {
    let parts = CGAffineTransform(a: 0, b: 0, c: 1, d: 0, tx: 1, ty: 2).decomposed()
    #expect(parts.scale == .zero && parts.horizontalShear == 0 && parts.rotation == 0)
    #expect(parts.translation == CGVector(dx: 1, dy: 2))
  }
}
