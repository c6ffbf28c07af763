import DisplayList
import Geometry

extension Path {
  /// A connected sequence of segments.
  struct Subpath {
    var start: Point2D
    var segments: [PathSegment] = []
    /// Whether the subpath ends with `close`. The closing line, if it has a length, is then the last segment.
    var isClosed = false
  }

  /// The subpaths, in order.
  var subpaths: [Subpath] {
    var done: [Subpath] = []
    var open: Subpath?
    func draw(_ segment: (_ start: Point2D) -> PathSegment) {
      // After `close`, a new subpath begins at the start of the last one.
      let start = open?.end ?? done.last?.start ?? .zero
      if open == nil { open = Subpath(start: start) }
      open?.segments.append(segment(start))
    }
    for element in elements {
      switch element {
      case .move(let point):
        if let open { done.append(open) }
        open = Subpath(start: point)
      case .line(let end):
        draw { .line($0, end) }
      case .quadratic(let control, let end):
        draw { .quadratic($0, control, end) }
      case .cubic(let control1, let control2, let end):
        draw { .cubic($0, control1, control2, end) }
      case .close:
        guard var subpath = open else { continue }
        open = nil
        if subpath.end != subpath.start { subpath.segments.append(.line(subpath.end, subpath.start)) }
        subpath.isClosed = true
        done.append(subpath)
      }
    }
    if let open { done.append(open) }
    return done
  }
}

extension Path.Subpath {
  /// Where the last segment ends.
  var end: Point2D { segments.last?.end ?? start }
}
