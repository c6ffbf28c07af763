import Geometry
import TestSupport
import Testing

extension Matrix4 {
  fileprivate var numbers: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  fileprivate static func random(using random: inout SplitMix64) -> Matrix4 {
    func number() -> Double { .random(in: -3...3, using: &random) }
    func row() -> (Double, Double, Double, Double) { (number(), number(), number(), number()) }
    return Matrix4(row(), row(), row(), row())
  }

  fileprivate func image(of point: Point3D) -> Point3D {
    let image = homogeneousImage(of: point)
    return Point3D(x: image.x / image.w, y: image.y / image.w, z: image.z / image.w)
  }
}

@Suite("3-D transforms")
struct Matrix4Tests {
  /// A turn takes each axis to the next: x to y about z, y to z about x, z to x about y.
  @Test(
    "positive quarter turns about the axes",
    arguments: [
      (Point3D(x: 0, y: 0, z: 1), Point3D(x: 1, y: 0, z: 0), Point3D(x: 0, y: 1, z: 0)),
      (Point3D(x: 7, y: 0, z: 0), Point3D(x: 0, y: 1, z: 0), Point3D(x: 0, y: 0, z: 1)),
      (Point3D(x: 0, y: 0.1, z: 0), Point3D(x: 0, y: 0, z: 1), Point3D(x: 1, y: 0, z: 0)),
    ])
  func quarterTurns(axis: Point3D, start: Point3D, end: Point3D) {
    let image = Matrix4.rotation(by: .pi / 2, about: axis).image(of: start)
    #expect((image - end).length < 1e-15)
  }

  // A third of a turn about the space diagonal takes x to y, y to z and z to x.
  @Test("a turn about a slanting axis")
  func diagonal() {
    let turn = Matrix4.rotation(by: 2 * .pi / 3, about: Point3D(x: 2, y: 2, z: 2))
    #expect((turn.image(of: Point3D(x: 1, y: 0, z: 0)) - Point3D(x: 0, y: 1, z: 0)).length < 1e-15)
    #expect((turn.image(of: Point3D(x: 0, y: 1, z: 0)) - Point3D(x: 0, y: 0, z: 1)).length < 1e-15)
  }

  @Test("an axis of no length, or none, turns nothing")
  func degenerateAxis() {
    #expect(Matrix4.rotation(by: 1, about: Point3D(x: 0, y: 0, z: 0)) == .identity)
    #expect(Matrix4.rotation(by: 1, about: Point3D(x: .nan, y: 0, z: 0)) == .identity)
  }

  // An eye at 500 sees what is at z = 100 larger by 500 / (500 − 100) = 1.25.
  @Test("perspective magnifies what is near")
  func perspective() {
    let image = Matrix4.perspective(distance: 500).image(of: Point3D(x: 8, y: -4, z: 100))
    #expect(image.flattened == Point2D(x: 10, y: -5))
  }

  @Test("composition equals the product by rows and columns")
  func composition() {
    for seed in UInt64(0)..<100 {
      var random = SplitMix64(seed: seed)
      let first = Matrix4.random(using: &random)
      let second = Matrix4.random(using: &random)
      let (a, b) = (first.numbers, second.numbers)
      let product = first.then(second).numbers
      for row in 0..<4 {
        for column in 0..<4 {
          let sum = (0..<4).reduce(0.0) { $0 + a[row * 4 + $1] * b[$1 * 4 + column] }
          #expect(abs(product[row * 4 + column] - sum) < 1e-12, "seed \(seed)")
        }
      }
    }
  }

  @Test("a transform then its inverse is the identity")
  func inverse() {
    for seed in UInt64(0)..<200 {
      var random = SplitMix64(seed: seed)
      let matrix = Matrix4.random(using: &random)
      guard let inverse = matrix.inverse, inverse.numbers.allSatisfy({ abs($0) < 100 }) else { continue }
      for (number, expected) in zip(matrix.then(inverse).numbers, Matrix4.identity.numbers) {
        #expect(abs(number - expected) < 1e-10, "seed \(seed)")
      }
    }
    #expect(Matrix4.scale(x: 1, y: 0).inverse == nil)
    #expect(Matrix4.scale(x: 1, y: .nan).inverse == nil)
  }

  @Test("2-D transforms come back as they went in; perspective and depth do not")
  func affine() {
    let flat = AffineMatrix(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(Matrix4(flat).affine == flat)
    #expect(Matrix4.perspective(distance: 900).affine == nil)
    #expect(Matrix4.translation(x: 1, y: 2, z: 3).affine == nil)
    #expect(Matrix4.rotation(by: 1, about: Point3D(x: 1, y: 0, z: 0)).affine == nil)
  }

  @Test("one number that is none is noticed, in each place")
  func finite() {
    #expect(Matrix4.identity.isFinite)
    for place in 0..<16 {
      for bad in [Double.nan, .infinity, -.infinity] {
        var row = [Double](repeating: 1, count: 16)
        row[place] = bad
        let matrix = Matrix4(
          (row[0], row[1], row[2], row[3]), (row[4], row[5], row[6], row[7]),
          (row[8], row[9], row[10], row[11]), (row[12], row[13], row[14], row[15]))
        #expect(!matrix.isFinite)
      }
    }
  }
}
