import Geometry
import TestSupport
import Testing

@Suite("2-D transforms")
struct AffineMatrixTests {
  private static func random(using random: inout SplitMix64) -> AffineMatrix {
    func number() -> Double { .random(in: -5...5, using: &random) }
    return AffineMatrix(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }

  @Test("a quarter turn takes x to y, clockwise on screen")
  func rotationDirection() {
    let turned = AffineMatrix.rotation(by: .pi / 2).apply(to: Point2D(x: 1, y: 0))
    #expect(abs(turned.x) < 1e-15 && abs(turned.y - 1) < 1e-15)
  }

  // (1, 1) stretched by (2, 3) is (2, 3), then moved by (10, 20): (12, 23). The other way round: (11, 21)
  // stretched is (22, 63).
  @Test("`then` applies its receiver first")
  func order() {
    let scale = AffineMatrix.scale(x: 2, y: 3)
    let move = AffineMatrix.translation(x: 10, y: 20)
    let point = Point2D(x: 1, y: 1)
    #expect(scale.then(move).apply(to: point) == Point2D(x: 12, y: 23))
    #expect(move.then(scale).apply(to: point) == Point2D(x: 22, y: 63))
  }

  @Test("composition is application one after the other")
  func composition() {
    for seed in UInt64(0)..<200 {
      var random = SplitMix64(seed: seed)
      let first = Self.random(using: &random)
      let second = Self.random(using: &random)
      let point = Point2D(x: .random(in: -9...9, using: &random), y: .random(in: -9...9, using: &random))
      let difference = first.then(second).apply(to: point) - second.apply(to: first.apply(to: point))
      #expect(abs(difference.x) < 1e-10 && abs(difference.y) < 1e-10, "seed \(seed)")
    }
  }

  @Test("the inverse takes a point back")
  func inverse() throws {
    for seed in UInt64(0)..<200 {
      var random = SplitMix64(seed: seed)
      let matrix = Self.random(using: &random)
      guard abs(matrix.determinant) > 0.1 else { continue }
      let point = Point2D(x: .random(in: -9...9, using: &random), y: .random(in: -9...9, using: &random))
      let back = try #require(matrix.inverse).apply(to: matrix.apply(to: point)) - point
      #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9, "seed \(seed)")
    }
  }

  @Test("a transform that flattens the plane, or contains NaN, has no inverse")
  func noInverse() {
    #expect(AffineMatrix.scale(x: 0, y: 1).inverse == nil)
    #expect(AffineMatrix.scale(x: .nan, y: 1).inverse == nil)
    #expect(AffineMatrix.scale(x: .infinity, y: 1).inverse == nil)
    #expect(AffineMatrix.scale(x: 1e-160, y: 1e-160).inverse == nil)
  }
}
