import DisplayList
import Geometry

// Building a path. These methods ignore NaN and infinite coordinates, and elements other than `move` without a current
// point.
extension Path {
  /// The point where the next element begins; nil in an empty path.
  var currentPoint: Point2D? {
    switch elements.last {
    case nil: nil
    case .move(let point), .line(let point): point
    case .quadratic(_, let point), .cubic(_, _, let point): point
    case .close: startOfSubpath
    }
  }

  /// The start of the last subpath.
  private var startOfSubpath: Point2D? {
    for case .move(let point) in elements.reversed() { return point }
    return nil
  }

  mutating func move(to point: Point2D) {
    guard point.isFinite else { return }
    elements.append(.move(point))
  }

  mutating func addLine(to point: Point2D) {
    guard point.isFinite, !elements.isEmpty else { return }
    continueSubpath()
    elements.append(.line(point))
  }

  mutating func addQuadratic(to point: Point2D, control: Point2D) {
    guard point.isFinite, control.isFinite, !elements.isEmpty else { return }
    continueSubpath()
    elements.append(.quadratic(control: control, to: point))
  }

  mutating func addCubic(to point: Point2D, control1: Point2D, control2: Point2D) {
    guard point.isFinite, control1.isFinite, control2.isFinite, !elements.isEmpty else { return }
    continueSubpath()
    elements.append(.cubic(control1: control1, control2: control2, to: point))
  }

  mutating func close() {
    switch elements.last {
    case nil, .close: return
    default: elements.append(.close)
    }
  }

  mutating func append(_ other: Path) { elements += other.elements }

  /// Appends a path of one subpath, connected by a straight line.
  mutating func connect(_ next: Path) {
    guard case .move(let start) = next.elements.first else { return }
    if elements.isEmpty {
      move(to: start)
    } else if currentPoint != start {
      addLine(to: start)
    } else {
      continueSubpath()
    }
    elements += next.elements.dropFirst()
  }

  /// After `close`, begins a new subpath at the start of the closed one.
  private mutating func continueSubpath() {
    guard case .close = elements.last, let start = startOfSubpath else { return }
    elements.append(.move(start))
  }

  /// The path with a transform applied to every point; empty if a point is then not finite.
  func applying(_ transform: AffineMatrix) -> Path {
    guard transform != .identity else { return self }
    var image = Path()
    image.elements.reserveCapacity(elements.count)
    for element in elements {
      let (isFinite, made) = element.mapping(transform.apply)
      guard isFinite else { return Path() }
      image.elements.append(made)
    }
    return image
  }

  /// The path with the direction of every subpath reversed.
  var reversed: Path {
    var result = Path()
    for subpath in subpaths.reversed() {
      guard let last = subpath.segments.last else {
        result.move(to: subpath.start)
        continue
      }
      result.move(to: last.end)
      for segment in subpath.segments.reversed() { result.add(segment.reversed) }
      if subpath.isClosed { result.close() }
    }
    return result
  }

  mutating func add(_ segment: PathSegment) {
    switch segment {
    case .line(_, let end): addLine(to: end)
    case .cubic(_, let control1, let control2, let end):
      addCubic(to: end, control1: control1, control2: control2)
    }
  }
}

extension Path.Element {
  /// The element with its points mapped, and whether all of them are finite.
  fileprivate func mapping(_ body: (Point2D) -> Point2D) -> (isFinite: Bool, element: Path.Element) {
    switch self {
    case .move(let point):
      let point = body(point)
      return (point.isFinite, .move(point))
    case .line(let point):
      let point = body(point)
      return (point.isFinite, .line(point))
    case .quadratic(let control, let end):
      let (control, end) = (body(control), body(end))
      return (control.isFinite && end.isFinite, .quadratic(control: control, to: end))
    case .cubic(let control1, let control2, let end):
      let (control1, control2, end) = (body(control1), body(control2), body(end))
      let isFinite = control1.isFinite && control2.isFinite && end.isFinite
      return (isFinite, .cubic(control1: control1, control2: control2, to: end))
    case .close:
      return (true, .close)
    }
  }
}
