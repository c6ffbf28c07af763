import DisplayList
import Geometry

extension Path {
  /// The outline of what a line along the path covers. It is to be filled by the rule `nonZero`: in narrow curves, it crosses
  /// itself.
  func outlined(_ style: StrokeStyle) -> Path {
    guard let style = style.drawable else { return Path() }
    let path = style.dashes.isEmpty ? self : dashed(lengths: style.dashes, phase: style.dashPhase)
    return path.subpaths.reduce(into: Path()) { $0.append(StrokeOutline(style).outline(of: $1)) }
  }
}

/// The outline of a line along a subpath, whose curves become short straight lines.
private struct StrokeOutline {
  private let style: StrokeStyle
  private let radius: Double
  /// How far a straight line may be from its curve, in points.
  private static let tolerance = 0.02

  init(_ style: StrokeStyle) {
    self.style = style
    radius = style.width / 2
  }

  func outline(of subpath: Path.Subpath) -> Path {
    var points = points(of: subpath)
    if points.count == 1 { return dot(at: points[0]) }
    var path = Path()
    guard subpath.isClosed else {
      addSide(of: points, to: &path)
      addSide(of: points.reversed(), to: &path)
      path.close()
      return path
    }
    if points.first == points.last { points.removeLast() }
    addRing(of: points, to: &path)
    addRing(of: points.reversed(), to: &path)
    return path
  }

  /// The points along a subpath, no two of which are equal neighbours.
  private func points(of subpath: Path.Subpath) -> [Point2D] {
    var points = [subpath.start]
    for segment in subpath.segments {
      let count = segment.stepCount(tolerance: Self.tolerance)
      for step in 1...count {
        let point = step == count ? segment.end : segment.point(at: Double(step) / Double(count))
        if point != points[points.count - 1] { points.append(point) }
      }
    }
    return points
  }

  private func direction(_ start: Point2D, _ end: Point2D) -> Point2D {
    let way = end - start
    return way * (1 / way.dot(way).squareRoot())
  }

  /// The way from the middle of the line to its left edge.
  private func edge(_ direction: Point2D) -> Point2D { Point2D(x: direction.y, y: -direction.x) * radius }

  private func dot(at point: Point2D) -> Path {
    switch style.cap {
    case .butt: return Path()
    case .round: return Path(ellipseIn: square(at: point))
    case .square: return Path(square(at: point))
    }
  }

  private func square(at point: Point2D) -> Rectangle {
    Rectangle(x: point.x - radius, y: point.y - radius, width: style.width, height: style.width)
  }

  // MARK: - Sides

  /// Adds the left edge of a line, and the cap at its end.
  private func addSide(of points: [Point2D], to path: inout Path) {
    let directions = zip(points, points.dropFirst()).map(direction)
    path.addPoint(points[0] + edge(directions[0]))
    for index in directions.indices.dropFirst() {
      addJoin(at: points[index], directions[index - 1], directions[index], to: &path)
    }
    path.addPoint(points[points.count - 1] + edge(directions[directions.count - 1]))
    addCap(at: points[points.count - 1], directions[directions.count - 1], to: &path)
  }

  /// Adds the left edge of a closed line, as a subpath.
  private func addRing(of points: [Point2D], to path: inout Path) {
    guard points.count > 1 else { return }
    var ring = Path()
    for index in points.indices {
      let before = points[(index + points.count - 1) % points.count]
      let (point, after) = (points[index], points[(index + 1) % points.count])
      addJoin(at: point, direction(before, point), direction(point, after), to: &ring)
    }
    ring.close()
    path.append(ring)
  }

  private func addCap(at point: Point2D, _ direction: Point2D, to path: inout Path) {
    let side = edge(direction)
    switch style.cap {
    case .butt: break
    case .round: addArc(around: point, from: side, sweep: .pi, to: &path)
    case .square:
      let ahead = direction * radius
      path.addPoint(point + side + ahead)
      path.addPoint(point - side + ahead)
    }
  }

  private func addJoin(at point: Point2D, _ before: Point2D, _ after: Point2D, to path: inout Path) {
    let (cross, dot) = (before.cross(after), before.dot(after))
    let (old, new) = (edge(before), edge(after))
    path.addPoint(point + old)
    if cross < 0 || cross == 0 && dot > 0 {
      // On the inner side, the way through the point keeps a short line after the corner inside.
      path.addPoint(point)
    } else if style.join == .round {
      addArc(around: point, from: old, sweep: Trigonometry.atan2(cross, dot), to: &path)
    } else if dot > 0.99 || style.join == .miter && 2 <= style.miterLimit * style.miterLimit * (1 + dot) {
      // The ratio of the miter's length to the width is √(2 / (1 + dot)). Corners between the lines of a curve have none.
      path.addPoint(point + (old + new) * (1 / (1 + dot)))
    }
    path.addPoint(point + new)
  }

  private func addArc(around center: Point2D, from start: Point2D, sweep: Double, to path: inout Path) {
    let angle = Trigonometry.atan2(start.y, start.x)
    path.connect(
      Path(arcAround: center, radius: Point2D(x: radius, y: radius), start: angle, sweep: sweep))
  }
}

extension Path {
  fileprivate mutating func addPoint(_ point: Point2D) {
    if elements.isEmpty { move(to: point) } else { addLine(to: point) }
  }
}

extension PathSegment {
  /// The number of straight lines that are at most a tolerance away from the segment.
  fileprivate func stepCount(tolerance: Double) -> Int {
    guard case .cubic(let p0, let p1, let p2, let p3) = self else { return 1 }
    // A chord over a step h deviates by at most h² / 8 times the second derivative, which is 6 times these differences.
    let (first, second) = (p0 - p1 * 2 + p2, p1 - p2 * 2 + p3)
    let bend = 6 * max(first.dot(first), second.dot(second)).squareRoot()
    return Int(min(max(1, (bend / (8 * tolerance)).squareRoot().rounded(.up)), 500))
  }
}
