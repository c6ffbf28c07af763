import DisplayList
import Geometry
import TestSupport
import Testing

@testable import UIKit

@Suite("Shapes of paths")
struct PathShapeTests {
  static func distances(of path: Path, from center: Point2D) -> [Double] {
    path.subpaths.flatMap(\.segments).flatMap { segment in
      (0...100).map {
        let offset = segment.point(at: Double($0) / 100) - center
        return offset.dot(offset).squareRoot()
      }
    }
  }

  @Test("an arc strays from its circle by 2.73e-4 radii at most, outwards only", arguments: UInt64(0)..<50)
  func arcError(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let radius = Double.random(in: 1...1000, using: &random)
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: -20), radius: radius, startAngle: .random(in: -10...10, using: &random),
      endAngle: .random(in: -10...10, using: &random), clockwise: .random(using: &random))
    let distances = Self.distances(of: path.path, from: Point2D(x: 10, y: -20))
    #expect(distances.min() ?? 0 > radius * (1 - 1e-12), "seed \(seed)")
    #expect(distances.max() ?? .infinity < radius * (1 + 2.73e-4), "seed \(seed)")
  }

  struct ArcCase: Sendable {
    var from: Double
    var to: Double
    var clockwise: Bool
    /// The angle run over, from the definition: on to the next place with the end's direction.
    var sweep: Double
  }

  static let arcs = [
    ArcCase(from: 0, to: .pi / 2, clockwise: true, sweep: .pi / 2),
    ArcCase(from: 0, to: .pi / 2, clockwise: false, sweep: -3 * .pi / 2),
    ArcCase(from: 0, to: -.pi / 2, clockwise: true, sweep: 3 * .pi / 2),
    ArcCase(from: 0, to: -.pi / 2, clockwise: false, sweep: -.pi / 2),
    ArcCase(from: 0, to: 2 * .pi, clockwise: true, sweep: 2 * .pi),
    ArcCase(from: 0, to: 7 * .pi, clockwise: true, sweep: 2 * .pi),
    ArcCase(from: -.pi / 2, to: 3 * .pi / 2, clockwise: true, sweep: 2 * .pi),
    ArcCase(from: 1, to: 1, clockwise: true, sweep: 0),
  ]

  @Test("the direction decides which way an arc runs", arguments: arcs)
  func sweep(_ row: ArcCase) {
    let sweep = Path.sweep(from: row.from, to: row.to, increasing: row.clockwise)
    #expect(abs(sweep - row.sweep) < 1e-12)
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: row.from, endAngle: row.to, clockwise: row.clockwise)
    #expect(abs(path.currentPoint.x - 10 * cos(row.from + row.sweep)) < 1e-9)
    #expect(abs(path.currentPoint.y - 10 * sin(row.from + row.sweep)) < 1e-9)
    let quarters = Int((abs(row.sweep) / (.pi / 2)).rounded())
    #expect(path.path.elements.count == 1 + max(1, quarters))
    // Core Graphics counts directions where y points up.
    let other = CGMutablePath()
    other.addArc(
      center: .zero, radius: 10, startAngle: row.from, endAngle: row.to, clockwise: !row.clockwise)
    #expect(other == path.cgPath)
  }

  @Test("an oval touches its rectangle, and its bounds are the rectangle")
  func oval() {
    let rect = CGRect(x: 10, y: 20, width: 60, height: 30)
    let path = UIBezierPath(ovalIn: rect)
    #expect(path.cgPath.boundingBoxOfPath.insetBy(dx: 1e-9, dy: 1e-9).width < 60)
    for (got, expected) in [
      (path.bounds.minX, 10), (path.bounds.minY, 20), (path.bounds.width, 60), (path.bounds.height, 30),
    ] as [(CGFloat, CGFloat)] {
      #expect(abs(got - expected) < 1e-9)
    }
    #expect(path.contains(CGPoint(x: 40, y: 20.5)))
    #expect(!path.contains(CGPoint(x: 12, y: 22)))
  }

  // The curve (0, 0), (0, 40), (30, 40), (30, 0) reaches down to 3/4 · 40 = 30.
  @Test("bounds with control points, and of the line alone")
  func bounds() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 30, y: 40))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(CGPath().boundingBox.isNull)
    #expect(CGPath().boundingBoxOfPath.isNull)
  }

  @Test("a rounded rectangle loses its corners, and only those asked for")
  func roundedCorners() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 10))
    // A point of the ellipse at 45° is (1 − √½) of each radius from the edges: 5.86 and 2.93.
    #expect(!path.contains(CGPoint(x: 5.7, y: 2.8)))
    #expect(path.contains(CGPoint(x: 6, y: 3)))
    #expect(path.contains(CGPoint(x: 99.9, y: 0.1)))
    #expect(path.contains(CGPoint(x: 0.1, y: 59.9)))
    #expect(!path.contains(CGPoint(x: 99, y: 59.5)))
    #expect(path.bounds == rect)
  }

  @Test("a radius too large is half the shorter side; the shape is a pill")
  func pill() {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 20), cornerRadius: 500)
    #expect(
      path.path.simpleShape
        == .roundedRectangle(
          RoundedRectangle(Rectangle(x: 0, y: 0, width: 100, height: 20), radii: CornerRadii(10))))
  }

  @Test("reversing keeps the shape and turns the direction")
  func reversing() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.move(to: CGPoint(x: 20, y: 20))
    path.addLine(to: CGPoint(x: 30, y: 20))
    let reversed = path.reversing()
    let middle = Point2D(x: 5, y: 5)
    #expect(path.path.windingNumber(around: middle) == 1)
    #expect(reversed.path.windingNumber(around: middle) == -1)
    #expect(reversed.path.subpaths.first?.start == Point2D(x: 30, y: 20))
    #expect(reversed.cgPath.boundingBoxOfPath == path.cgPath.boundingBoxOfPath)
  }

  @Test("a transform moves every point")
  func transform() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.apply(CGAffineTransform(translationX: 5, y: 7).scaledBy(x: 2, y: 3))
    #expect(path.bounds == CGRect(x: 5, y: 7, width: 20, height: 30))
  }

  // The corner at the origin between the directions right and down; a circle of radius 3 touches at distance 3.
  @Test("an arc between two tangents touches both")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 0))
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 0, y: 10), radius: 3)
    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 3) < 1e-9)
    #expect(path.path.subpaths.first?.segments.first?.end == Point2D(x: 3, y: 0))
    // No arc fits where the lines run on straight.
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 2)
    #expect(straight.currentPoint == CGPoint(x: 5, y: 0))
  }

  @Test("steps that make no sense are left out")
  func hostileSteps() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.close()
    #expect(path.isEmpty)
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addArc(withCenter: .zero, radius: .infinity, startAngle: 0, endAngle: 1, clockwise: true)
    path.addCurve(
      to: .zero, controlPoint1: CGPoint(x: 0, y: CGFloat.infinity), controlPoint2: .zero)
    #expect(path.path.elements == [.move(.zero)])
    path.apply(CGAffineTransform(scaleX: .infinity, y: 1))
    #expect(path.isEmpty)
  }

  @Test("drawing goes on where a closed subpath began")
  func afterClose() {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.path.subpaths.count == 2)
    #expect(path.path.subpaths.last?.segments == [.line(Point2D(x: 1, y: 2), Point2D(x: 9, y: 9))])
  }

  @Test("a copy is independent, a mutable path given away too")
  func copies() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.setLineDash([1, 2], count: 2, phase: 3)
    let copy = path.copy() as? UIBezierPath
    #expect(copy == path)
    let given = path.cgPath
    path.addLine(to: CGPoint(x: 5, y: 5))
    #expect(copy != path)
    #expect(given != path.cgPath)
    var phase: CGFloat = 0
    var count = 0
    copy?.getLineDash(nil, count: &count, phase: &phase)
    #expect((count, phase) == (2, 3))
  }
}
