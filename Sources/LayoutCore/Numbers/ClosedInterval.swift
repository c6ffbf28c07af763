import Geometry

/// The stretch of an axis between two coordinates, ends included.
struct ClosedInterval {
  var from: Double
  var to: Double

  /// Whether both share a stretch; an interval of no length has to lie inside the other or on its end.
  func meets(_ other: ClosedInterval) -> Bool {
    if from < to, other.from < other.to { return from < other.to && other.from < to }
    return from <= other.to && other.from <= to
  }
}

extension Rectangle {
  /// Whether both share an area.
  ///
  /// Neighbours that only touch do not meet. A rectangle of no area shares none, and yet elements of no area
  /// must be found: it meets what it lies in, edges included.
  func meets(_ other: Rectangle) -> Bool {
    ClosedInterval(from: minX, to: maxX).meets(ClosedInterval(from: other.minX, to: other.maxX))
      && ClosedInterval(from: minY, to: maxY).meets(ClosedInterval(from: other.minY, to: other.maxY))
  }
}
