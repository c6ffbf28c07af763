import Geometry
import LayoutCore

/// A point of an element: where edges meet, plus an offset.
///
/// If the edges contain both or neither of two opposite edges, the point is in the middle between them.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The edges that meet at the point.
  public let edges: NSDirectionalRectEdge
  /// The offset: in points, or in fractions of the size of the placed element.
  public let offset: CGPoint
  /// Whether the offset is in points.
  public let isAbsoluteOffset: Bool

  /// Creates an anchor where edges meet.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }

  /// Creates an anchor with an offset in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
    super.init()
  }

  /// Creates an anchor with an offset in fractions of the size of the placed element.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
    super.init()
  }

  /// Whether the offset is in fractions of the element's size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  var value: CompositionalAnchor {
    func fraction(_ first: NSDirectionalRectEdge, _ last: NSDirectionalRectEdge) -> Double {
      switch (edges.contains(first), edges.contains(last)) {
      case (true, false): 0
      case (false, true): 1
      default: 0.5
      }
    }
    let unitPoint = Point2D(x: fraction(.leading, .trailing), y: fraction(.top, .bottom))
    return isAbsoluteOffset
      ? CompositionalAnchor(unitPoint: unitPoint, offset: Point2D(offset))
      : CompositionalAnchor(unitPoint: unitPoint, fractionalOffset: Point2D(offset))
  }

  /// Returns the same object, because it is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
