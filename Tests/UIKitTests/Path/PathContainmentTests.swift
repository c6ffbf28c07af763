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

  @Test("of a rectangle's edges the left and the upper one are inside")
  func edges() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 0, y: 0)))
    #expect(path.contains(CGPoint(x: 5, y: 0)))
    #expect(!path.contains(CGPoint(x: 10, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 10)))
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
