import DisplayList
import Geometry
import TestSupport
import Testing

@testable import UIKit

@Suite("Points in paths")
struct PathContainmentTests {
  /// The winding number by adding up the angles under which a finely flattened outline is seen from the point.
  ///
  /// Slow and independent of crossings; meaningful for points off the outline only.
  static func angleSum(_ path: Path, around point: Point2D, pieces: Int = 256) -> Int {
    var corners: [[Point2D]] = []
    var last = Point2D.zero
    for element in path.elements {
      switch element {
      case .move(let to): corners.append([to])
      case .line(let to): corners[corners.count - 1].append(to)
      case .quadratic(let control, let to):
        for step in 1...pieces {
          let t = Double(step) / Double(pieces)
          corners[corners.count - 1].append(
            last * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + to * (t * t))
        }
      case .cubic(let control1, let control2, let to):
        for step in 1...pieces {
          let t = Double(step) / Double(pieces)
          corners[corners.count - 1].append(
            last * ((1 - t) * (1 - t) * (1 - t)) + control1 * (3 * t * (1 - t) * (1 - t))
              + control2 * (3 * t * t * (1 - t)) + to * (t * t * t))
        }
      case .close: continue
      }
      last = corners.last?.last ?? .zero
    }
    var sum = 0.0
    for outline in corners {
      for index in outline.indices {
        let from = outline[index] - point
        let to = outline[(index + 1) % outline.count] - point
        sum += Trigonometry.atan2(from.cross(to), from.dot(to))
      }
    }
    return Int((sum / (2 * .pi)).rounded())
  }

  /// How far a point is from the finely flattened outline, from its corners that is.
  static func isNear(_ path: Path, _ point: Point2D) -> Bool {
    for subpath in path.subpaths {
      var segments = subpath.segments
      if subpath.end != subpath.start { segments.append(.line(subpath.end, subpath.start)) }
      for segment in segments {
        for step in 0...512 {
          let offset = segment.point(at: Double(step) / 512) - point
          if offset.dot(offset) < 0.25 { return true }
        }
      }
    }
    return false
  }

  @Test("both rules agree with the sum of angles", arguments: UInt64(0)..<60)
  func bruteForce(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func point() -> CGPoint {
      CGPoint(x: Double.random(in: 0...100, using: &random), y: Double.random(in: 0...100, using: &random))
    }
    let path = CGMutablePath()
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        default: path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      if Bool.random(using: &random) { path.closeSubpath() }
    }
    for _ in 0..<40 {
      let probe = point()
      guard !Self.isNear(path.path, Point2D(probe)) else { continue }
      let winding = Self.angleSum(path.path, around: Point2D(probe))
      #expect(path.path.windingNumber(around: Point2D(probe)) == winding, "seed \(seed), \(probe)")
      #expect(path.contains(probe) == (winding != 0), "seed \(seed), \(probe)")
      #expect(path.contains(probe, using: .evenOdd) == (winding % 2 != 0), "seed \(seed), \(probe)")
    }
  }

  // Five-pointed star: its middle is run around twice.
  @Test("the middle of a star is inside by one rule only")
  func star() {
    let star = UIBezierPath()
    for index in 0..<5 {
      let angle = Double(index * 2) * 2 * .pi / 5
      let corner = CGPoint(x: 50 + 50 * sin(angle), y: 50 - 50 * cos(angle))
      if index == 0 { star.move(to: corner) } else { star.addLine(to: corner) }
    }
    star.close()
    #expect(star.contains(CGPoint(x: 50, y: 50)))
    #expect(star.contains(CGPoint(x: 50, y: 10)))
    star.usesEvenOddFillRule = true
    #expect(!star.contains(CGPoint(x: 50, y: 50)))
    #expect(star.contains(CGPoint(x: 50, y: 10)))
  }

  /// Points on an outline, and points beside it.
  struct Outline: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var make: @Sendable () -> UIBezierPath
    var on: [CGPoint]
    var off: [CGPoint]
  }

  // On a circle of radius 5 around (5, 5), 5 + 5·cos 45° is 8.5355339…; Bézier circles meet it at 45°, too.
  private static let diagonal = 5 + 5 * 0.5.squareRoot()

  static let outlines = [
    Outline(
      testDescription: "a rectangle", make: { UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)) },
      on: [
        CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10),
        CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 5), CGPoint(x: 5, y: 10), CGPoint(x: 0, y: 5),
      ],
      off: [
        CGPoint(x: -1e-6, y: 5), CGPoint(x: 10 + 1e-6, y: 5), CGPoint(x: 5, y: 10 + 1e-6),
        CGPoint(x: 5, y: -1e-6), CGPoint(x: 10, y: 11), CGPoint(x: 12, y: 10),
      ]),
    Outline(
      testDescription: "a circle", make: { UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)) },
      on: [
        CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5), CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 10),
        CGPoint(x: diagonal, y: diagonal), CGPoint(x: 10 - diagonal, y: diagonal),
      ],
      off: [
        CGPoint(x: 10 + 1e-6, y: 5), CGPoint(x: 5, y: 10 + 1e-6), CGPoint(x: 10, y: 10), CGPoint(x: 9, y: 9),
      ]),
    Outline(
      testDescription: "a triangle that is not closed",
      make: {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 9, y: 3))
        path.addLine(to: CGPoint(x: 3, y: 9))
        return path
      },
      // Of the sides the first and, where it would be closed, the last one.
      on: [CGPoint(x: 3, y: 1), CGPoint(x: 6, y: 6), CGPoint(x: 1, y: 3), CGPoint(x: 3, y: 9)],
      off: [CGPoint(x: 3, y: 1 - 1e-6), CGPoint(x: 1 - 1e-6, y: 3), CGPoint(x: 12, y: 4)]),
    Outline(
      testDescription: "a ring, whose hole has an outline as well",
      make: {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        path.usesEvenOddFillRule = true
        return path
      },
      on: [CGPoint(x: 10, y: 15), CGPoint(x: 20, y: 15), CGPoint(x: 15, y: 10), CGPoint(x: 15, y: 20)],
      off: [CGPoint(x: 15, y: 15), CGPoint(x: 10 + 1e-6, y: 15), CGPoint(x: 20 - 1e-6, y: 15)]),
  ]

  @Test("points on the outline are inside on all sides, those beside it are not", arguments: outlines)
  func outline(_ row: Outline) {
    let path = row.make()
    for point in row.on {
      #expect(path.contains(point), "\(point)")
      let rule: CGPathFillRule = path.usesEvenOddFillRule ? .evenOdd : .winding
      #expect(path.cgPath.contains(point, using: rule), "\(point)")
      // A quarter turn and a shift are exact.
      let turned = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 64, ty: -32)
      #expect(path.cgPath.contains(point.applying(turned), using: rule, transform: turned), "\(point)")
    }
    for point in row.off { #expect(!path.contains(point), "\(point)") }
  }

  // Halves of halves of curves are points on them, up to the last bits.
  @Test("points anywhere on curves are inside", arguments: UInt64(0)..<40)
  func pointsOnCurves(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func point() -> Point2D {
      Point2D(x: Double.random(in: 0...100, using: &random), y: Double.random(in: 0...100, using: &random))
    }
    let corners = (0..<4).map { _ in point() }
    let path = CGMutablePath()
    path.move(to: CGPoint(corners[0]))
    path.addCurve(to: CGPoint(corners[3]), control1: CGPoint(corners[1]), control2: CGPoint(corners[2]))
    for step in 0...64 {
      let fraction = Double(step) / 64
      func between(_ points: [Point2D]) -> [Point2D] {
        zip(points, points.dropFirst()).map { $0 + ($1 - $0) * fraction }
      }
      let onCurve = between(between(between(corners)))[0]
      #expect(path.contains(CGPoint(onCurve)), "seed \(seed), \(fraction)")
    }
  }

  @Test("a corner on the ray counts once where the path passes, and not where it turns back")
  func cornersOnTheRay() {
    let diamond = UIBezierPath()
    diamond.move(to: CGPoint(x: 10, y: 0))
    diamond.addLine(to: CGPoint(x: 20, y: 10))
    diamond.addLine(to: CGPoint(x: 10, y: 20))
    diamond.addLine(to: CGPoint(x: 0, y: 10))
    diamond.close()
    #expect(diamond.contains(CGPoint(x: 10, y: 10)))
    #expect(!diamond.contains(CGPoint(x: -5, y: 10)))
    #expect(!diamond.contains(CGPoint(x: -5, y: 0)))
    #expect(!diamond.contains(CGPoint(x: -5, y: 20)))
  }

  // The curve through (0, 0), (0, 40), (30, 40), (30, 0) is widest at half its way, at (15, 30).
  @Test("curves are not flattened")
  func curves() {
    let arch = UIBezierPath()
    arch.move(to: .zero)
    arch.addCurve(
      to: CGPoint(x: 30, y: 0), controlPoint1: CGPoint(x: 0, y: 40), controlPoint2: CGPoint(x: 30, y: 40))
    #expect(arch.contains(CGPoint(x: 15, y: 30 - 1e-9)))
    #expect(!arch.contains(CGPoint(x: 15, y: 30 + 1e-9)))
  }

  @Test("nothing is inside an empty path or at a point that is nowhere")
  func hostile() {
    #expect(!UIBezierPath().contains(.zero))
    let square = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(!square.contains(CGPoint(x: CGFloat.nan, y: 0)))
    #expect(UIBezierPath(rect: .null).isEmpty)
    #expect(UIBezierPath(rect: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)).isEmpty)
  }
}
