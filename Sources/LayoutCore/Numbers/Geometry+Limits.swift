import Geometry

// Sizes, insets and rectangles by the policy of `Double+Limits.swift`.

extension Size2D {
  /// The size with sound extents.
  var asExtents: Size2D { Size2D(width: width.asExtent, height: height.asExtent) }

  /// Whether a viewport of this size shows anything.
  var hasArea: Bool { !asViewport.isEmpty }

  /// The rectangle of a viewport of this size, relative to itself.
  @usableFromInline
  var asViewport: Rectangle { Rectangle(origin: .zero, size: asExtents) }

  /// What insets leave of a viewport of this size.
  func inset(by insets: Insets) -> Rectangle { asViewport.inset(by: insets.asDistances) }
}

extension Insets {
  /// The insets with sound distances.
  var asDistances: Insets {
    Insets(
      top: top.asDistance, left: left.asDistance, bottom: bottom.asDistance, right: right.asDistance)
  }
}

extension Rectangle {
  /// The rectangle as a question for what is in it: without area when that makes no sense, and with edges that are no
  /// farther away than sums of lengths can be told apart.
  @usableFromInline
  var asQuery: Rectangle {
    // Not `>=` and not `isFinite`: everywhere is a question, and NaN is none.
    guard minX < maxX, minY < maxY else { return .zero }
    func sound(_ edge: Double) -> Double { max(-Double.maximumOffset, min(edge, Double.maximumOffset)) }
    return Rectangle(minX: sound(minX), minY: sound(minY), maxX: sound(maxX), maxY: sound(maxY))
  }
}
