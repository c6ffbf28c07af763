import DisplayList
import Geometry

extension Path {
  /// A shape that is cheaper to draw and to clip to than a path.
  enum SimpleShape: Hashable {
    case roundedRectangle(RoundedRectangle)
    case convexPolygon(ConvexPolygon)
  }

  /// The simple shape that equals the path, if there is one: a rectangle, a rounded rectangle, a circle or a convex
  /// polygon.
  var simpleShape: SimpleShape? {
    guard elements.count >= 4, elements.count <= 12, case .close = elements.last, let box = controlBox else {
      return nil
    }
    let tolerance = 1e-9 * (box.width + box.height)
    if let corners = soleCorners {
      guard corners.isConvex else { return nil }
      let isRectangle =
        corners.count == 4
        && corners.allSatisfy {
          min(abs($0.x - box.minX), abs($0.x - box.maxX)) <= tolerance
            && min(abs($0.y - box.minY), abs($0.y - box.maxY)) <= tolerance
        }
      return isRectangle
        ? .roundedRectangle(RoundedRectangle(box)) : .convexPolygon(ConvexPolygon(corners: corners))
    }
    guard case .move(let start) = elements.first else { return nil }
    // A rounded rectangle begins where the left edge meets the upper left corner, an ellipse at its rightmost point.
    let radius = start.y - box.minY
    let size = Size2D(width: radius, height: radius)
    if Path(box, radius: size).isClose(to: self, tolerance: tolerance) {
      return .roundedRectangle(RoundedRectangle(box, radii: CornerRadii(radius)))
    }
    if abs(box.width - box.height) <= tolerance, Path(ellipseIn: box).isClose(to: self, tolerance: tolerance)
    {
      return .roundedRectangle(RoundedRectangle(box, radii: CornerRadii(box.width / 2)))
    }
    return nil
  }

  /// The corners of the path if it is one closed polygon.
  private var soleCorners: [Point2D]? {
    var corners: [Point2D] = []
    for (index, element) in elements.dropLast().enumerated() {
      switch element {
      case .move(let point) where index == 0: corners.append(point)
      case .line(let point): corners.append(point)
      default: return nil
      }
    }
    return corners
  }

  private func isClose(to other: Path, tolerance: Double) -> Bool {
    func near(_ a: Point2D, _ b: Point2D) -> Bool {
      abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
    }
    guard elements.count == other.elements.count else { return false }
    return zip(elements, other.elements).allSatisfy { pair in
      switch pair {
      case (.move(let a), .move(let b)), (.line(let a), .line(let b)): near(a, b)
      case (.cubic(let a1, let a2, let a3), .cubic(let b1, let b2, let b3)):
        near(a1, b1) && near(a2, b2) && near(a3, b3)
      case (.close, .close): true
      default: false
      }
    }
  }
}

extension [Point2D] {
  /// Whether the corners turn in one direction only, and once around.
  fileprivate var isConvex: Bool {
    guard count >= 3 else { return false }
    var turns = Set<Int>()
    var (risesAndFalls, previousSign) = (0, 0)
    for index in indices {
      let (a, b, c) = (self[index], self[(index + 1) % count], self[(index + 2) % count])
      let cross = (b - a).cross(c - b)
      if cross != 0 { turns.insert(cross > 0 ? 1 : -1) }
      // A polygon that winds more than once changes its vertical direction more than twice.
      let sign = b.y > a.y ? 1 : b.y < a.y ? -1 : 0
      if sign != 0 {
        if previousSign != 0, sign != previousSign { risesAndFalls += 1 }
        previousSign = sign
      }
    }
    return turns.count == 1 && risesAndFalls <= 2
  }
}
