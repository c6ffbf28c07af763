import Geometry
import TestSupport
import Testing

@Suite("Transforms taken apart")
struct DecomposedTransformTests {
  private func difference(_ a: Matrix4, _ b: Matrix4) -> Double {
    [
      a.m11 - b.m11, a.m12 - b.m12, a.m13 - b.m13, a.m14 - b.m14,
      a.m21 - b.m21, a.m22 - b.m22, a.m23 - b.m23, a.m24 - b.m24,
      a.m31 - b.m31, a.m32 - b.m32, a.m33 - b.m33, a.m34 - b.m34,
      a.m41 - b.m41, a.m42 - b.m42, a.m43 - b.m43, a.m44 - b.m44,
    ].map(abs).max() ?? 0
  }

  private func random(using generator: inout SplitMix64) -> Matrix4 {
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
    let axis = Point3D(x: number(-1...1), y: number(-1...1), z: number(-1...1))
    let sign = Bool.random(using: &generator) ? 1.0 : -1
    return Matrix4.scale(x: sign * number(0.2...3), y: number(0.2...3), z: number(0.2...3))
      .then(AffineMatrix(a: 1, b: number(-1...1), c: number(-1...1) * 0.5, d: 1.5, tx: 0, ty: 0).lifted)
      .then(.rotation(by: number(-3...3), about: axis))
      .then(.translation(x: number(-100...100), y: number(-100...100), z: number(-100...100)))
      .then(.perspective(distance: number(300...900)))
  }

  @Test("put together again, a random transform is what it was", arguments: UInt64(0)..<200)
  func roundTrip(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let matrix = random(using: &generator)
    let parts = try #require(DecomposedTransform(matrix))
    #expect(difference(parts.matrix, matrix) < 1e-8, "seed \(seed)")
  }

  @Test("the ends of the way are the two transforms", arguments: UInt64(0)..<50)
  func ends(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let (start, end) = (random(using: &generator), random(using: &generator))
    #expect(difference(start.interpolated(to: end, at: 0), start) < 1e-8)
    #expect(difference(start.interpolated(to: end, at: 1), end) < 1e-8)
  }

  // Halfway from no turn to a third of a turn about z stands a sixth; lengths do not shrink, as those of averaged
  // matrices would (to cos 60° = ½).
  @Test("halfway through a turn stands half the angle")
  func halfTurn() {
    let end = Matrix4.rotation(by: 2 * .pi / 3, about: Point3D(x: 0, y: 0, z: 1))
    let half = Matrix4.identity.interpolated(to: end, at: 0.5)
    #expect(difference(half, .rotation(by: .pi / 3, about: Point3D(x: 0, y: 0, z: 1))) < 1e-12)
  }

  @Test("a turn takes the shorter way")
  func shorterWay() {
    let axis = Point3D(x: 0, y: 1, z: 0)
    let start = Matrix4.rotation(by: -3, about: axis)
    let half = start.interpolated(to: .rotation(by: 3, about: axis), at: 0.5)
    // From −3 over ±π to 3 is 0.28 rad; the middle is π.
    #expect(difference(half, .rotation(by: .pi, about: axis)) < 1e-12)
  }

  // Scale 1 → 3 and displacement 0 → 10, halfway 2 and 5; perspective −1/500 → 0 has −1/1000.
  @Test("stretch, displacement and perspective are interpolated by themselves")
  func parts() {
    let start = Matrix4.perspective(distance: 500)
    let end = Matrix4.scale(x: 3, y: 3, z: 3).then(.translation(x: 10, y: 0, z: 0))
    let half = start.interpolated(to: end, at: 0.5)
    let expected = Matrix4.scale(x: 2, y: 2, z: 2).then(.translation(x: 5, y: 0, z: 0))
      .then(.perspective(distance: 1000))
    #expect(difference(half, expected) < 1e-12)
  }

  @Test("a transform that flattens is interpolated number by number")
  func flattening() {
    let half = Matrix4.identity.interpolated(to: .scale(x: 0, y: 1), at: 0.5)
    #expect(difference(half, .scale(x: 0.5, y: 1)) < 1e-12)
  }
}

extension AffineMatrix {
  fileprivate var lifted: Matrix4 { Matrix4(self) }
}
