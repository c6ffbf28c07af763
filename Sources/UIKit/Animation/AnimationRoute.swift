import DisplayList
import Geometry

/// The lines and curves of a path, as steps of an animation. Gaps between subpaths take no time.
struct AnimationRoute {
  private let segments: [PathSegment]
  private let lengths: [ArcLength]

  init(_ path: Path) {
    segments = path.subpaths.flatMap(\.segments)
    lengths = segments.map { ArcLength(of: $0) }
  }

  var isEmpty: Bool { segments.isEmpty }
  var stepCount: Int { segments.count }

  /// The position in a step, from 0 to 1.
  func point(inStep step: Int, at fraction: Double) -> Point2D { segments[step].point(at: fraction) }

  /// The position after a fraction of the whole length.
  func point(atLength fraction: Double) -> Point2D {
    var rest = min(1, max(0, fraction)) * lengths.reduce(0) { $0 + $1.total }
    for (segment, length) in zip(segments, lengths) {
      if rest <= length.total { return segment.point(at: length.parameter(at: rest)) }
      rest -= length.total
    }
    return segments[segments.count - 1].end
  }
}
