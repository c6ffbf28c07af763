import Geometry
import TestSupport
import Testing

@Suite("Homographies")
struct HomographyTests {
  /// A face somewhere in front of an eye 900 away, turned by any angles.
  private static func face(using random: inout SplitMix64) -> Matrix4 {
    func number(_ limit: Double) -> Double { .random(in: -limit...limit, using: &random) }
    return Matrix4.rotation(by: number(4), about: Point3D(x: number(1), y: number(1), z: number(1)))
      .then(.translation(x: number(300), y: number(300), z: number(300)))
      .then(.perspective(distance: 900))
  }

  @Test("a plane's map does to its points what the 3-D transform does")
  func agreesWithMatrix() throws {
    for seed in UInt64(0)..<300 {
      var random = SplitMix64(seed: seed)
      let matrix = Self.face(using: &random)
      let point = Point2D(
        x: .random(in: -200...200, using: &random), y: .random(in: -200...200, using: &random))
      let image = matrix.homogeneousImage(of: Point3D(x: point.x, y: point.y, z: 0))
      let mapped = try #require(matrix.homography.apply(to: point))
      #expect(abs(mapped.x - image.x / image.w) < 1e-9, "seed \(seed)")
      #expect(abs(mapped.y - image.y / image.w) < 1e-9, "seed \(seed)")
    }
  }

  @Test("the inverse takes a point back")
  func inverse() {
    for seed in UInt64(0)..<300 {
      var random = SplitMix64(seed: seed)
      let map = Self.face(using: &random).homography
      let point = Point2D(
        x: .random(in: -200...200, using: &random), y: .random(in: -200...200, using: &random))
      // A face seen edge-on loses digits; leave those out.
      guard let seen = map.apply(to: Rectangle(x: -200, y: -200, width: 400, height: 400)),
        abs(seen.doubledSignedArea) > 10_000, let image = map.apply(to: point),
        let back = map.inverse?.apply(to: image)
      else { continue }
      #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6, "seed \(seed)")
    }
  }

  @Test("composition is application one after the other")
  func composition() throws {
    let turn = Homography(.rotation(by: 0.3))
    let tilt = Matrix4.rotation(by: 0.5, about: Point3D(x: 0, y: 1, z: 0))
      .then(.perspective(distance: 500)).homography
    let point = Point2D(x: 30, y: 40)
    let stepwise = try #require(turn.apply(to: point).flatMap(tilt.apply(to:)))
    let composed = try #require(turn.then(tilt).apply(to: point))
    #expect(abs(stepwise.x - composed.x) < 1e-12 && abs(stepwise.y - composed.y) < 1e-12)
  }

  @Test("what is at or behind the eye has no image")
  func behindTheEye() {
    let map = Matrix4.translation(x: 0, y: 0, z: 900).then(.perspective(distance: 900)).homography
    #expect(map.apply(to: Point2D(x: 0, y: 0)) == nil)
    let beyond = Matrix4.translation(x: 0, y: 0, z: 1000).then(.perspective(distance: 900)).homography
    #expect(beyond.apply(to: Point2D(x: 0, y: 0)) == nil)
    #expect(beyond.affine == nil)
    // Tipped over by a quarter turn, half of the face reaches behind the eye.
    let tipped = Matrix4.rotation(by: .pi / 2, about: Point3D(x: 1, y: 0, z: 0))
      .then(.perspective(distance: 100)).homography
    #expect(tipped.apply(to: Rectangle(x: -50, y: -200, width: 100, height: 400)) == nil)
  }

  @Test("a face seen edge-on has no inverse; 2-D maps come back as they went in")
  func edges() {
    #expect(Homography(AffineMatrix.scale(x: 1, y: 0)).inverse == nil)
    let flat = AffineMatrix(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(Homography(flat).affine == flat)
    #expect(Matrix4.perspective(distance: 900).homography.affine == .identity)
  }
}
