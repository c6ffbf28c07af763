import DisplayList
import Geometry
import Testing

@testable import UIKit

@MainActor @Suite("Shape layers")
struct CAShapeLayerTests {
  static func line(_ points: (Double, Double)...) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }

  @Test("by default the inside is black and there is no line")
  func defaults() {
    let layer = CAShapeLayer()
    #expect(layer.makeFragment(with: .initial).commands.isEmpty)
    let path = Self.line((0, 0), (10, 0), (0, 10))
    layer.path = path.cgPath
    CGContextTests.expect(
      layer.makeFragment(with: .initial).commands, [.fillPath(path.path, .black, .nonZero)])
  }

  @Test("fill, then line, in the style set, counted from the bounds")
  func style() {
    let layer = CAShapeLayer()
    layer.bounds = CGRect(x: 100, y: 200, width: 50, height: 50)
    layer.path = Self.line((101, 202), (111, 202), (101, 212)).cgPath
    layer.fillColor = UIColor.red.cgColor
    layer.fillRule = .evenOdd
    layer.strokeColor = UIColor.blue.cgColor
    layer.lineWidth = 3
    layer.lineCap = .round
    layer.lineJoin = .bevel
    layer.miterLimit = 4
    layer.lineDashPattern = [5, 2]
    layer.lineDashPhase = 1
    let path = Self.line((1, 2), (11, 2), (1, 12)).path
    let style = StrokeStyle(
      width: 3, cap: .round, join: .bevel, miterLimit: 4, dashes: [5, 2], dashPhase: 1)
    let expected: [Command] = [
      .fillPath(path, Color(red: 1, green: 0, blue: 0), .evenOdd),
      .strokePath(path, Color(red: 0, green: 0, blue: 1), style),
    ]
    CGContextTests.expect(layer.makeFragment(with: .initial).commands, expected)
    CGContextTests.expect(CAShapeLayer(layer: layer).makeFragment(with: .initial).commands, expected)
  }

  // On iOS, both are made by the same initializer.
  @Test("copies and presentations have all properties of the appearance")
  func appearanceOfCopies() throws {
    let layer = CAShapeLayer()
    (layer.lineCap, layer.lineJoin, layer.fillRule) = (.round, .bevel, .evenOdd)
    layer.lineDashPattern = [5, 2]
    layer.lineWidth = 7
    layer.maskedCorners = .layerMinXMinYCorner
    (layer.masksToBounds, layer.isDoubleSided) = (true, false)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.layer.addSublayer(layer)
    for copy in [CAShapeLayer(layer: layer), try #require(layer.presentation())] {
      #expect(copy.lineCap == .round && copy.lineJoin == .bevel && copy.fillRule == .evenOdd)
      #expect(copy.lineDashPattern == [5, 2] && copy.lineWidth == 7)
      #expect(copy.maskedCorners == .layerMinXMinYCorner && copy.masksToBounds && !copy.isDoubleSided)
    }
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = 3
    #expect(CAReplicatorLayer(layer: replicator).instanceCount == 3)
    #expect(CAShapeLayer(layer: replicator).lineWidth == 1, "the copy is a shape layer")
  }

  @Test("a mutable path is copied")
  func copies() {
    let layer = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: .zero)
    layer.path = path
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(layer.path != path)
    #expect(layer.path?.currentPoint == .zero)
  }

  struct Trim: Sendable {
    var from: Double
    var to: Double
    var expected: [[Double]]
  }

  // Two lines of 30 and 10 points, then, apart, one of 40: 80 points in all.
  nonisolated static let trims = [
    Trim(from: 0, to: 1, expected: [[0, 0, 30, 0, 30, 10], [0, 50, 40, 50]]),
    Trim(from: 0, to: 0.25, expected: [[0, 0, 20, 0]]),
    Trim(from: 0.25, to: 0.75, expected: [[20, 0, 30, 0, 30, 10], [0, 50, 20, 50]]),
    Trim(from: 0.5, to: 1, expected: [[0, 50, 40, 50]]),
    Trim(from: -3, to: 0.5, expected: [[0, 0, 30, 0, 30, 10]]),
    Trim(from: 0.5, to: 0.5, expected: []),
    Trim(from: 0.7, to: 0.2, expected: []),
    Trim(from: .nan, to: 0.25, expected: [[0, 0, 20, 0]]),
  ]

  @Test("the line is drawn between two fractions of its length", arguments: trims)
  func trimming(_ row: Trim) {
    let path = Self.line((0, 0), (30, 0), (30, 10))
    path.append(Self.line((0, 50), (40, 50)))
    let lines = path.path.trimmed(from: row.from, to: row.to).subpaths.map { subpath in
      [subpath.start.x, subpath.start.y] + subpath.segments.flatMap { [$0.end.x, $0.end.y] }
    }
    #expect(lines == row.expected)
  }

  // A fraction of a circle's length is the same fraction of its angle; the curves follow the circle to 2.73e-4 radii.
  @Test("a fraction of a circle is that fraction of a turn", arguments: [0.01, 0.1, 0.3, 0.5, 0.77, 0.99])
  func circle(fraction: Double) {
    let circle = UIBezierPath(
      arcCenter: .zero, radius: 100, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    let end = circle.path.trimmed(from: 0, to: fraction).currentPoint ?? .zero
    let expected = Point2D(x: 100 * cos(2 * .pi * fraction), y: 100 * sin(2 * .pi * fraction))
    let offset = end - expected
    #expect(offset.dot(offset).squareRoot() < 0.1)
  }

  @Test("the length of a curve is that of a fine polygon")
  func length() {
    let curve = PathSegment.cubic(
      Point2D(x: 0, y: 0), Point2D(x: 100, y: 0), Point2D(x: -50, y: 80), Point2D(x: 60, y: 90))
    var length = 0.0
    let count = 20_000
    for index in 0..<count {
      let step =
        curve.point(at: Double(index + 1) / Double(count)) - curve.point(at: Double(index) / Double(count))
      length += step.dot(step).squareRoot()
    }
    let arc = ArcLength(of: curve)
    #expect(abs(arc.total - length) < 1e-5 * length)
    for fraction in [0.1, 0.5, 0.9] {
      let part = curve.part(from: 0, to: arc.parameter(at: fraction * length))
      #expect(abs(ArcLength(of: part).total - fraction * length) < 1e-5 * length)
    }
  }

  @Test("a subpath kept whole stays closed, a cut one is open")
  func closing() {
    let square = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    square.append(UIBezierPath(rect: CGRect(x: 20, y: 0, width: 10, height: 10)))
    let subpaths = square.path.trimmed(from: 0, to: 0.75).subpaths
    #expect(subpaths.map(\.isClosed) == [true, false])
    #expect(subpaths.last?.end == Point2D(x: 30, y: 10))
  }

  @Test("every property makes a new fragment")
  func invalidation() {
    let layer = CAShapeLayer()
    let changes: [(CAShapeLayer) -> Void] = [
      { $0.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil) },
      { $0.fillColor = .white }, { $0.fillRule = .evenOdd }, { $0.strokeColor = .black },
      { $0.strokeStart = 0.1 }, { $0.strokeEnd = 0.9 }, { $0.lineWidth = 2 }, { $0.lineCap = .square },
      { $0.lineJoin = .round }, { $0.miterLimit = 2 }, { $0.lineDashPattern = [1] }, { $0.lineDashPhase = 1 },
    ]
    for change in changes {
      let before = layer.makeFragment(with: .initial)
      #expect(layer.makeFragment(with: .initial) === before)
      change(layer)
      #expect(layer.makeFragment(with: .initial) !== before)
    }
  }
}
