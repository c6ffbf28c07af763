import Geometry

/// Finds the item in a direction from another one, to which an arrow key moves the focus.
///
/// All items are compared as drawn, in viewport coordinates. An item is in the direction if it begins beyond the centre
/// of the origin and overlaps it on the cross axis, or if its centre is in a cone around the direction. The cone is
/// measured in widths and heights of the origin. It is narrower than 45°, so that an item one row and one column away
/// is in neither direction.
///
/// Of these the nearest one is chosen: by the distance along the direction plus twice the distances sideways and in depth,
/// then by the distance of the centres, then by order. The depth keeps the focus on the front of a sphere, through which
/// items at its back are seen.
struct FocusSearch {
  /// The directions of the arrow keys.
  enum Direction: CaseIterable, Hashable {
    case up, down, left, right

    var isVertical: Bool { self == .up || self == .down }
    /// Whether coordinates increase in this direction.
    var isForward: Bool { self == .down || self == .right }
  }

  /// The slope of the cone's edge, about 40°.
  private static let slope = 0.84

  private let direction: Direction
  private let origin: Span
  private let depth: Double

  /// Creates a search from an item.
  ///
  /// - Parameters:
  ///   - origin: The item as drawn.
  ///   - direction: The direction of the search.
  init(from origin: DrawnItem, _ direction: Direction) {
    self.direction = direction
    self.origin = Span(origin.outline, direction)
    depth = origin.depth
  }

  /// Returns the index of the nearest candidate in the direction; nil if there is none.
  ///
  /// - Parameters:
  ///   - candidates: The items as drawn.
  ///   - isWide: Whether items beyond the origin but off to the side are accepted too, as in the last line of a grid.
  /// - Complexity: O(*n*) for *n* candidates.
  func nearest(of candidates: [DrawnItem], isWide: Bool = false) -> Int? {
    let spans = candidates.map { (Span($0.outline, direction), abs($0.depth - depth)) }
    return best(of: spans, where: isInDirection) ?? (isWide ? best(of: spans, where: isBeyond) : nil)
  }

  private func best(of spans: [(Span, depth: Double)], where isCandidate: (Span) -> Bool) -> Int? {
    var best: (index: Int, cost: (Double, Double))?
    for (index, (span, depth)) in spans.enumerated() where isCandidate(span) {
      let gap = max(0, span.near - origin.far)
      let aside = max(0, max(span.lower - origin.middleAcross, origin.middleAcross - span.upper))
      let distance = hypot(span.middle - origin.middle, span.middleAcross - origin.middleAcross)
      let cost = (gap + 2 * (aside + depth), distance)
      if best.map({ cost < $0.cost }) ?? true { best = (index, cost) }
    }
    return best?.index
  }

  private func isInDirection(_ span: Span) -> Bool {
    let along = span.middle - origin.middle
    guard along > Span.tolerance else { return false }
    let overlap = min(span.upper, origin.upper) - max(span.lower, origin.lower)
    if overlap > Span.tolerance, span.near >= origin.middle { return true }
    let aside = abs(span.middleAcross - origin.middleAcross)
    return aside * origin.length < Self.slope * along * origin.width
  }

  private func isBeyond(_ span: Span) -> Bool { span.near >= origin.far - Span.tolerance }
}

/// An outline relative to a direction. Coordinates along the direction increase in it.
private struct Span {
  /// A distance in points that is too small to see.
  static let tolerance = 0.01

  let near: Double
  let far: Double
  let middle: Double
  let lower: Double
  let upper: Double
  let middleAcross: Double

  init(_ outline: Quadrilateral, _ direction: FocusSearch.Direction) {
    let box = outline.boundingBox
    let middle = outline.middle
    let along = direction.isVertical ? (box.minY, middle.y, box.maxY) : (box.minX, middle.x, box.maxX)
    let across = direction.isVertical ? (box.minX, middle.x, box.maxX) : (box.minY, middle.y, box.maxY)
    (near, self.middle, far) = direction.isForward ? along : (-along.2, -along.1, -along.0)
    (lower, middleAcross, upper) = across
  }

  var length: Double { far - near }
  var width: Double { upper - lower }
}
