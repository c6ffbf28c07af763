import Geometry

/// The interval between two coordinates of an axis, ends included.
struct ClosedInterval {
  var from: Double
  var to: Double

  /// Whether two intervals overlap. An interval without length must be inside the other one or at its end.
  func overlaps(_ other: ClosedInterval) -> Bool {
    if from < to, other.from < other.to { return from < other.to && other.from < to }
    return from <= other.to && other.from <= to
  }
}

extension Rectangle {
  /// Whether two rectangles overlap.
  ///
  /// Rectangles that only share an edge do not overlap. A rectangle without area overlaps what contains it, edges
  /// included, so that elements without area are found.
  func overlapsIncludingEmpty(_ other: Rectangle) -> Bool {
    ClosedInterval(from: minX, to: maxX).overlaps(ClosedInterval(from: other.minX, to: other.maxX))
      && ClosedInterval(from: minY, to: maxY).overlaps(ClosedInterval(from: other.minY, to: other.maxY))
  }
}
