import Geometry
import Testing
import TestSupport

@testable import DisplayList

@Suite("Depth sorting")
struct DepthSorterTests {
  private static let square = Rectangle(x: -50, y: -50, width: 100, height: 100)
  private static let perspective = Matrix4.perspective(distance: 500)
  private static let xAxis = Point3D(x: 1, y: 0, z: 0)
  private static let yAxis = Point3D(x: 0, y: 1, z: 0)

  private func indices(_ transforms: [Matrix4], isDoubleSided: Bool = true) -> [Int] {
    let faces = transforms.map { DepthSorter.Face(transform: $0, isDoubleSided: isDoubleSided) }
    return DepthSorter.order(faces) { _ in Self.square }?.map(\.index) ?? Array(transforms.indices)
  }

  @Test("faces parallel to the screen and in order are unchanged, and their bounds are not requested")
  func identity() {
    let faces = [0.0, 0, 1, 1, 5].map { DepthSorter.Face(transform: .translation(x: 0, y: 0, z: $0)) }
    let order = DepthSorter.order(faces) { _ in
      Issue.record("bounds were asked for")
      return .zero
    }
    #expect(order == nil)
  }

  @Test("zPosition orders, and equal ones keep their sibling order")
  func parallel() {
    let depths: [Double] = [3, 0, -1, 3, 0]
    #expect(indices(depths.map { .translation(x: 0, y: 0, z: $0) }) == [2, 1, 4, 0, 3])
  }

  @Test("depth is compared after projection: under perspective the order of z is the same")
  func parallelUnderPerspective() {
    let transforms = [100.0, -300, 0].map { Matrix4.translation(x: 0, y: 0, z: $0).then(Self.perspective) }
    #expect(indices(transforms) == [1, 2, 0])
  }

  @Test("what is behind the eye is left out")
  func behindTheEye() {
    let transforms = [0.0, 600, 499].map { Matrix4.translation(x: 0, y: 0, z: $0).then(Self.perspective) }
    #expect(indices(transforms) == [0, 2])
    let tilted = transforms.map { Matrix4.rotation(by: 0.1, about: Self.xAxis).then($0) }
    #expect(indices(Array(tilted[0...1])) == [0])
  }

  @Test("faces seen edge-on are left out, and those seen from behind when they are one-sided")
  func hiddenFaces() {
    let angles = [0, Double.pi / 2, Double.pi]
    let transforms = angles.map { Matrix4.rotation(by: $0, about: Self.yAxis) }
    #expect(indices(transforms) == [0, 2])
    #expect(indices(transforms, isDoubleSided: false) == [0])
  }

  @Test("faces in one tilted plane keep their sibling order and are not cut")
  func coplanar() throws {
    let tilt = Matrix4.rotation(by: 1, about: Self.xAxis).then(Self.perspective)
    let faces = [30.0, 0, -30].map {
      DepthSorter.Face(transform: Matrix4.translation(x: $0, y: 10).then(tilt))
    }
    let order = try #require(DepthSorter.order(faces) { _ in Self.square })
    #expect(order == [0, 1, 2].map { DepthSorter.Piece(index: $0) })
  }

  /// The picker's prism: item i stands at distance r = (h / 2) / tan(π / n), turned by 2πi/n about x.
  @Test("faces of a prism, which share edges, are not cut and come out back to front", arguments: 3...24)
  func prism(count: Int) throws {
    let height = 100.0
    let radius = height / 2 / Trigonometry.tan(.pi / Double(count))
    for phase in [0, 0.013, 0.1, 0.25, 0.5] {
      let angles = (0..<count).map { 2 * Double.pi * (Double($0) + phase) / Double(count) }
      let faces = angles.map { angle in
        DepthSorter.Face(
          transform: Matrix4.translation(x: 0, y: 0, z: radius)
            .then(.rotation(by: angle, about: Self.xAxis))
            .then(.perspective(distance: 900)))
      }
      let order = try #require(
        DepthSorter.order(faces) { _ in Rectangle(x: -130, y: -50, width: 260, height: height) })
      #expect(order.allSatisfy { $0.clip == nil }, "phase \(phase)")
      // A convex body shows its front faces once each: all that look away come before those they hide.
      let place = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1.index, $0) })
      for (back, backAngle) in angles.enumerated() {
        for (front, frontAngle) in angles.enumerated()
        where Trigonometry.cos(frontAngle) > 0.3 && Trigonometry.cos(backAngle) < -0.3
          && abs(Trigonometry.sin(frontAngle) - Trigonometry.sin(backAngle)) < 0.01
        {
          let (first, second) = (try #require(place[back]), try #require(place[front]))
          #expect(first < second, "phase \(phase): face \(back) before \(front)")
        }
      }
    }
  }

  @Test("two faces that cross are cut into three pieces, each part in front where it is nearer")
  func crossing() throws {
    let turned = Matrix4.rotation(by: .pi / 4, about: Self.yAxis)
    let faces = [Matrix4.identity, turned].map { DepthSorter.Face(transform: $0) }
    let order = try #require(DepthSorter.order(faces) { _ in Self.square })
    // Turned about y by +45°, x' = x·cos, z' = −x·sin: its left half is in front. It begins further left on no
    // account, so the whole one is the flat face, and the cut lies at its own x = 0.
    #expect(order.map(\.index) == [1, 0, 1])
    let back = try #require(order[0].clip?.boundingBox)
    let front = try #require(order[2].clip?.boundingBox)
    #expect(abs(front.minX + 50) < 1e-9 && abs(front.maxX) < 1e-9)
    // The further part reaches half a point on screen beyond the cut: 0.5 / cos 45° in its own plane.
    #expect(abs(back.minX + 0.5 * 2.0.squareRoot()) < 1e-9 && abs(back.maxX - 50) < 1e-9)
  }

  @Test("a ring of three, none of which meets another, is opened by one cut")
  func ring() throws {
    // Three bars around a triangle, each with one end under its neighbour and the other above the next.
    let bar = Rectangle(x: -60, y: -6, width: 120, height: 12)
    let faces = (0..<3).map { step in
      DepthSorter.Face(
        transform: Matrix4.rotation(by: 0.3, about: Self.yAxis)
          .then(.translation(x: 0, y: 25))
          .then(.rotation(by: 2 * .pi * Double(step) / 3, about: Point3D(x: 0, y: 0, z: 1))))
    }
    let order = try #require(DepthSorter.order(faces) { _ in bar })
    #expect(order.count == 4)
    #expect(RayCaster(faces: faces, bounds: [bar, bar, bar]).disagreements(with: order) == [])
  }

  @Test("hostile numbers neither crash nor show")
  func hostile() {
    let bad = [Double.nan, .infinity, -.infinity, 1e300, 1e-300, 0]
    for value in bad {
      var matrix = Matrix4.rotation(by: 0.5, about: Self.xAxis)
      matrix.m11 = value
      var other = Matrix4.rotation(by: 0.5, about: Self.xAxis)
      other.m44 = value
      for bounds in [Self.square, Rectangle(x: value, y: 0, width: value, height: value)] {
        let faces = [matrix, other, .identity].map { DepthSorter.Face(transform: $0) }
        let order = DepthSorter.order(faces) { _ in bounds }
        for piece in order ?? [] { #expect(piece.clip?.corners.allSatisfy(\.isFinite) ?? true) }
      }
    }
  }

  @Test("for random faces the piece drawn last is the nearest one, on every ray", arguments: UInt64(0)..<60)
  func rays(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 2...9, using: &random)
    let isPerspective = Bool.random(using: &random)
    var bounds: [Rectangle] = []
    var faces: [DepthSorter.Face] = []
    for _ in 0..<count {
      func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
      let (width, height) = (number(20...120), number(20...120))
      bounds.append(Rectangle(x: -width / 2, y: -height / 2, width: width, height: height))
      let axis = Point3D(x: number(-1...1), y: number(-1...1), z: number(-1...1))
      let matrix = Matrix4.rotation(by: number(-3...3), about: axis)
        .then(.translation(x: number(-60...60), y: number(-60...60), z: number(-60...90)))
        .then(isPerspective ? .perspective(distance: number(100...600)) : .identity)
      faces.append(DepthSorter.Face(transform: matrix))
    }
    let order = try #require(DepthSorter.order(faces) { bounds[$0] })
    #expect(RayCaster(faces: faces, bounds: bounds).disagreements(with: order) == [], "seed \(seed)")
    #expect(DepthSorter.order(faces) { bounds[$0] } == order, "the same input gives the same output")
  }

  @Test("a sphere of 200 small faces that face outwards is not cut")
  func sphere() throws {
    let faces = (0..<200).map { index -> DepthSorter.Face in
      // A Fibonacci lattice.
      let height = 1 - (2 * Double(index) + 1) / 200
      let angle = Double(index) * .pi * (3 - 5.0.squareRoot())
      return DepthSorter.Face(
        transform: Matrix4.translation(x: 0, y: 0, z: 150)
          .then(
            .rotation(by: -Trigonometry.atan2(height, (1 - height * height).squareRoot()), about: Self.xAxis)
          )
          .then(.rotation(by: angle, about: Self.yAxis))
          .then(.perspective(distance: 900)))
    }
    let bounds = Rectangle(x: -8, y: -8, width: 16, height: 16)
    let order = try #require(DepthSorter.order(faces) { _ in bounds })
    #expect(order.allSatisfy { $0.clip == nil })
    let caster = RayCaster(faces: faces, bounds: Array(repeating: bounds, count: 200))
    #expect(caster.disagreements(with: order) == [])
  }

  @Test("many faces through one axis are cut once each, not by one another's every plane")
  func fan() throws {
    let faces = (0..<20).map {
      DepthSorter.Face(
        transform: Matrix4.rotation(by: .pi * (Double($0) + 0.3) / 20, about: Self.yAxis))
    }
    let order = try #require(DepthSorter.order(faces) { _ in Self.square })
    #expect((21...40).contains(order.count))
    let caster = RayCaster(faces: faces, bounds: Array(repeating: Self.square, count: 20))
    #expect(caster.disagreements(with: order) == [])
  }
}
