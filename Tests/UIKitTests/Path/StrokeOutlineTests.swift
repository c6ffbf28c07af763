import CollectionViewTesting
import Geometry
import Testing

@testable import UIKit

/// What a stroke covers is compared with the distance from the path, which needs no outline.
@Suite("Outlines of strokes, and dashes")
struct StrokeOutlineTests {
  /// The distance of a point from a broken line.
  private func distance(_ point: CGPoint, from line: [CGPoint]) -> CGFloat {
    zip(line, line.dropFirst()).map { start, end in
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let fraction = ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy)
      let t = min(max(0, fraction), 1)
      return hypot(point.x - start.x - t * dx, point.y - start.y - t * dy)
    }.min() ?? .infinity
  }

  @Test("a line with round ends and corners covers all points near it", arguments: UInt64(0)..<40)
  func roundLines(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func coordinate() -> CGFloat { CGFloat(Double.random(in: 0...100, using: &random)) }
    let line = (0..<Int.random(in: 2...6, using: &random)).map { _ in
      CGPoint(x: coordinate(), y: coordinate())
    }
    let path = CGMutablePath()
    path.addLines(between: line)
    let isClosed = Bool.random(using: &random)
    if isClosed { path.closeSubpath() }
    let width = CGFloat(Double.random(in: 1...30, using: &random))
    let outline = path.copy(strokingWithWidth: width, lineCap: .round, lineJoin: .round, miterLimit: 10)
    let covered = isClosed ? line + [line[0]] : line
    for _ in 0..<200 {
      let point = CGPoint(x: coordinate() * 1.4 - 20, y: coordinate() * 1.4 - 20)
      let distance = distance(point, from: covered)
      guard abs(distance - width / 2) > 0.05 else { continue }
      #expect(
        outline.contains(point) == (distance < width / 2), "seed \(seed): \(point) \(distance) \(width)")
    }
  }

  @Test("a wide line along a circle is a ring")
  func ring() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let ring = circle.copy(strokingWithWidth: 20, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    for (distance, isInside) in [(0.0, false), (39, false), (41, true), (50, true), (59, true), (61, false)] {
      for step in 0..<16 {
        let angle = Double(step) * .pi / 8 + 0.1
        let point = CGPoint(x: 50 + distance * cos(angle), y: 50 + distance * sin(angle))
        #expect(ring.contains(point) == isInside, "\(distance) \(angle)")
      }
    }
  }

  // A right angle at (100, 0) of a line 20 wide: a miter reaches (110, −10), a bevel only the line from (100, −10) to
  // (110, 0).
  @Test("corners and ends have their shapes")
  func shapes() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
    func outline(_ cap: CGLineCap, _ join: CGLineJoin, limit: CGFloat = 10) -> CGPath {
      path.copy(strokingWithWidth: 20, lineCap: cap, lineJoin: join, miterLimit: limit)
    }
    let tip = CGPoint(x: 109, y: -9)
    let (middle, end) = (CGPoint(x: 106, y: -6), CGPoint(x: -9, y: 9))
    #expect(outline(.butt, .miter).contains(tip) && !outline(.butt, .miter, limit: 1.4).contains(tip))
    #expect(!outline(.butt, .round).contains(tip) && outline(.butt, .round).contains(middle))
    #expect(!outline(.butt, .bevel).contains(middle))
    #expect(!outline(.butt, .miter).contains(end) && !outline(.round, .miter).contains(end))
    #expect(outline(.square, .miter).contains(end) && outline(.round, .miter).contains(CGPoint(x: -9, y: 0)))
    #expect(outline(.butt, .miter).boundingBox == CGRect(x: 0, y: -10, width: 110, height: 110))
    #expect(path.copy(strokingWithWidth: 0, lineCap: .butt, lineJoin: .miter, miterLimit: 1).isEmpty)
    #expect(path.copy(strokingWithWidth: .nan, lineCap: .butt, lineJoin: .miter, miterLimit: 1).isEmpty)
  }

  @Test("a point has a dot, if its ends are not cut off")
  func dots() {
    let point = CGMutablePath()
    point.move(to: CGPoint(x: 5, y: 5))
    point.addLine(to: CGPoint(x: 5, y: 5))
    func box(_ cap: CGLineCap) -> CGRect {
      point.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10).boundingBox
    }
    #expect(box(.butt).isNull)
    #expect(box(.round) == CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(box(.square) == CGRect(x: 3, y: 3, width: 4, height: 4))
  }

  /// The horizontal lines of a path.
  private func spans(_ path: CGPath) -> [[CGFloat]] {
    var spans: [[CGFloat]] = []
    path.applyWithBlock { element in
      let x = element.pointee.points[0].x
      if element.pointee.type == .moveToPoint { spans.append([x]) } else { spans[spans.count - 1].append(x) }
    }
    return spans
  }

  @Test("dashes begin at the phase, and continue over the points of the path")
  func dashes() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 0), CGPoint(x: 20, y: 0)])
    func dashes(_ lengths: [CGFloat], _ phase: CGFloat) -> [[CGFloat]] {
      spans(line.copy(dashingWithPhase: phase, lengths: lengths))
    }
    #expect(dashes([6, 4], 0) == [[0, 5, 6], [10, 16]])
    #expect(dashes([6, 4], 2) == [[0, 4], [8, 14], [18, 20]])
    #expect(dashes([6, 4], -2) == [[2, 5, 8], [12, 18]])
    #expect(dashes([7], 0) == [[0, 5, 7], [14, 20]])
    #expect(dashes([0, 0], 0) == [[0, 5, 20]] && dashes([3, -1], 0) == [[0, 5, 20]])
    #expect(dashes([1e-9, 1e-9], 0) == [[0, 5, 20]], "too many to draw")
  }

  @Test("a context adds tangent arcs, and strokes become paths")
  func context() throws {
    let context = CGContext(size: Size2D(width: 100, height: 100))
    context.translateBy(x: 10, y: 0)
    context.move(to: CGPoint(x: 0, y: 0))
    context.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 10)
    context.addLine(to: CGPoint(x: 50, y: 50))
    let expected = CGMutablePath()
    expected.move(to: .zero)
    expected.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 10)
    expected.addLine(to: CGPoint(x: 50, y: 50))
    let path = try #require(context.path)
    #expect(path.boundingBoxOfPath == expected.boundingBoxOfPath)
    context.setLineWidth(4)
    context.replacePathWithStrokedPath()
    let stroked = try #require(context.path)
    #expect(stroked.contains(CGPoint(x: 20, y: 1.5)) && !stroked.contains(CGPoint(x: 20, y: 5)))
    #expect(stroked.contains(CGPoint(x: 51.5, y: 30)) && !stroked.contains(CGPoint(x: 49, y: 1)))
  }
}
