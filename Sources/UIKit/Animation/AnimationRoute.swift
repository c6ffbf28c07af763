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

  /// A place on the route: a step, and the parameter in it from 0 to 1.
  struct Place {
    var step: Int
    var parameter: Double
  }

  /// The place after a fraction of the whole length.
  func place(atLength fraction: Double) -> Place {
    var rest = min(1, max(0, fraction)) * lengths.reduce(0) { $0 + $1.total }
    for (step, length) in lengths.enumerated() {
      if rest <= length.total { return Place(step: step, parameter: length.parameter(at: rest)) }
      rest -= length.total
    }
    return Place(step: segments.count - 1, parameter: 1)
  }

  /// The position at a place.
  func point(at place: Place) -> Point2D { segments[place.step].point(at: place.parameter) }

  /// The direction of the route at a place, as the angle from the x axis to the y axis. Nil without a direction, where all
  /// points of a step are the same.
  func angle(at place: Place) -> Double? {
    guard let tangent = segments[place.step].tangent(at: place.parameter) else { return nil }
    return Trigonometry.atan2(tangent.y, tangent.x)
  }
}
