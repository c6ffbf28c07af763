import DisplayList
import Geometry

extension Path {
  /// The rectangle, clockwise on screen from its upper left corner.
  init(_ rectangle: Rectangle) {
    self.init()
    let corners = rectangle.corners
    move(to: corners.topLeft)
    addLine(to: corners.topRight)
    addLine(to: corners.bottomRight)
    addLine(to: corners.bottomLeft)
    close()
  }

  /// The ellipse that fills a rectangle, clockwise on screen from its rightmost point.
  init(ellipseIn rectangle: Rectangle) {
    self.init()
    let corners = rectangle.corners
    let right = Point2D(x: rectangle.maxX, y: rectangle.midY)
    let bottom = Point2D(x: rectangle.midX, y: rectangle.maxY)
    let left = Point2D(x: rectangle.minX, y: rectangle.midY)
    let top = Point2D(x: rectangle.midX, y: rectangle.minY)
    move(to: right)
    addQuarter(around: corners.bottomRight, to: bottom)
    addQuarter(around: corners.bottomLeft, to: left)
    addQuarter(around: corners.topLeft, to: top)
    addQuarter(around: corners.topRight, to: right)
    close()
  }

  /// The rectangle with elliptic corners, clockwise on screen from the point where the left edge meets the upper left
  /// corner. Radii are at most half the size.
  init(_ rectangle: Rectangle, radius: Size2D, corners: UIRectCorner = .allCorners) {
    let x = min(max(0, radius.width), rectangle.width / 2)
    let y = min(max(0, radius.height), rectangle.height / 2)
    guard x > 0, y > 0 else {
      self.init(rectangle)
      return
    }
    self.init()
    let (quad, along, across) = (rectangle.corners, Point2D(x: x, y: 0), Point2D(x: 0, y: y))
    let turns: [(corner: UIRectCorner, point: Point2D, from: Point2D, to: Point2D)] = [
      (.topLeft, quad.topLeft, quad.topLeft + across, quad.topLeft + along),
      (.topRight, quad.topRight, quad.topRight - along, quad.topRight + across),
      (.bottomRight, quad.bottomRight, quad.bottomRight - across, quad.bottomRight - along),
      (.bottomLeft, quad.bottomLeft, quad.bottomLeft + along, quad.bottomLeft - across),
    ]
    for turn in turns {
      let isRound = corners.contains(turn.corner)
      let start = isRound ? turn.from : turn.point
      if elements.isEmpty { move(to: start) } else { addLine(to: start) }
      if isRound { addQuarter(around: turn.point, to: turn.to) }
    }
    close()
  }

  /// Adds the quarter of an ellipse from the current point to another, between the tangents that meet in `corner`.
  ///
  /// One cubic curve, which deviates outwards by at most 2.73 · 10⁻⁴ of the radius; see `init(arcAround:…)`.
  private mutating func addQuarter(around corner: Point2D, to end: Point2D) {
    guard let start = currentPoint else { return }
    let reach = 4 / 3 * (2.0.squareRoot() - 1)
    addCubic(
      to: end, control1: start + (corner - start) * reach, control2: end + (corner - end) * reach)
  }

  /// An arc of an ellipse; empty if a number is not finite.
  ///
  /// Each quarter turn or less is one cubic curve that meets the ellipse at both ends and in its middle, with control
  /// points `4/3 · tan(sweep / 4)` radii along the tangents; it deviates outwards by at most 2.73 · 10⁻⁴ of the radius.
  /// (L. Maisonobe, "Drawing an elliptical arc using polylines, quadratic or cubic Bézier curves".)
  ///
  /// - Parameters:
  ///   - radius: The half axes along x and y.
  ///   - start: The angle where the arc begins, in radians clockwise on screen from the right.
  ///   - sweep: The angle from start to end; negative for counterclockwise. More than a full turn is treated as one
  ///     turn.
  init(arcAround center: Point2D, radius: Point2D, start: Double, sweep: Double) {
    self.init()
    guard center.isFinite, radius.isFinite, start.isFinite, sweep.isFinite else { return }
    let sweep = min(max(sweep, -2 * .pi), 2 * .pi)
    func point(_ angle: Double) -> Point2D {
      center + Point2D(x: radius.x * Trigonometry.cos(angle), y: radius.y * Trigonometry.sin(angle))
    }
    func tangent(_ angle: Double) -> Point2D {
      Point2D(x: -radius.x * Trigonometry.sin(angle), y: radius.y * Trigonometry.cos(angle))
    }
    move(to: point(start))
    // A sweep that exceeds a quarter turn only by rounding is still one curve.
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let reach = 4 / 3 * Trigonometry.tan(step / 4)
    for index in 0..<count {
      let (from, to) = (start + step * Double(index), start + step * Double(index + 1))
      addCubic(
        to: point(to), control1: point(from) + tangent(from) * reach,
        control2: point(to) - tangent(to) * reach)
    }
  }

  /// The sweep of an arc between two angles: less than a turn in the given direction, or a full turn if the angles are
  /// at least a turn apart.
  static func sweep(from start: Double, to end: Double, increasing: Bool) -> Double {
    let turn = 2 * Double.pi
    let difference = increasing ? end - start : start - end
    guard difference.isFinite else { return 0 }
    let sweep: Double
    if difference >= turn {
      sweep = turn
    } else if difference < 0 {
      sweep = difference - turn * (difference / turn).rounded(.down)
    } else {
      sweep = difference
    }
    return increasing ? sweep : -sweep
  }

  /// Adds the circular arc that is tangent to the lines from the current point to `tangent1` and on to `tangent2`, and
  /// a straight line to its start. If there is no such arc, adds only a line to `tangent1`.
  mutating func addArc(tangent1: Point2D, tangent2: Point2D, radius: Double) {
    guard let current = currentPoint, tangent1.isFinite, tangent2.isFinite else { return }
    let (back, ahead) = (current - tangent1, tangent2 - tangent1)
    let lengths = (back.dot(back) * ahead.dot(ahead)).squareRoot()
    let cross = back.cross(ahead)
    guard radius > 0, radius.isFinite, lengths > 0, lengths.isFinite, abs(cross) > 1e-12 * lengths else {
      addLine(to: tangent1)
      return
    }
    // Half the angle at the corner; the arc touches both lines at radius / tan(half) from it.
    let half = Trigonometry.atan2(abs(cross), back.dot(ahead)) / 2
    let unitBack = back * (1 / back.dot(back).squareRoot())
    let unitAhead = ahead * (1 / ahead.dot(ahead).squareRoot())
    let bisector = unitBack + unitAhead
    let distance = radius / Trigonometry.sin(half)
    let center = tangent1 + bisector * (distance / bisector.dot(bisector).squareRoot())
    let touch = radius / Trigonometry.tan(half)
    let from = tangent1 + unitBack * touch - center
    let to = tangent1 + unitAhead * touch - center
    let start = Trigonometry.atan2(from.y, from.x)
    let sweep = Trigonometry.atan2(from.cross(to), from.dot(to))
    let reach = Point2D(x: radius, y: radius)
    connect(Path(arcAround: center, radius: reach, start: start, sweep: sweep))
  }
}
