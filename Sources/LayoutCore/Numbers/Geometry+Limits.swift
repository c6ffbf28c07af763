import Geometry

// Sizes, insets and rectangles according to the rules of `Double+Limits.swift`.

extension Size2D {
  /// The size with valid extents.
  var asExtents: Size2D { Size2D(width: width.asExtent, height: height.asExtent) }

  /// Whether a viewport of this size has an area.
  var hasArea: Bool { !asViewport.isEmpty }

  /// The rectangle of a viewport of this size, relative to the viewport.
  @usableFromInline
  var asViewport: Rectangle { Rectangle(origin: .zero, size: asExtents) }

  /// The part of a viewport of this size that insets leave free.
  func inset(by insets: Insets) -> Rectangle { asViewport.inset(by: insets.asDistances) }
}

extension Insets {
  /// The insets with valid distances.
  var asDistances: Insets {
    Insets(
      top: top.asDistance, left: left.asDistance, bottom: bottom.asDistance, right: right.asDistance)
  }
}

extension Rectangle {
  /// The rectangle as a valid query: `zero` when it has no area or a NaN edge, with edges limited to `maximumOffset`.
  @usableFromInline
  var asQuery: Rectangle {
    // Compare with `<`, because infinite edges are valid and NaN is not.
    guard minX < maxX, minY < maxY else { return .zero }
    func limited(_ edge: Double) -> Double { max(-Double.maximumOffset, min(edge, Double.maximumOffset)) }
    return Rectangle(minX: limited(minX), minY: limited(minY), maxX: limited(maxX), maxY: limited(maxY))
  }
}
