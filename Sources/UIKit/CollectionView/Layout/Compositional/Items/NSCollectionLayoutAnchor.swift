import Geometry
import LayoutCore

/// A point of an element: where edges meet, and a displacement from there.
///
/// Of two opposite edges, or none, the middle between them is meant.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The edges.
  public let edges: NSDirectionalRectEdge
  /// The displacement: points, or widths and heights of the element that is placed.
  public let offset: CGPoint
  /// Whether the displacement is in points.
  public let isAbsoluteOffset: Bool

  /// Makes the point where edges meet.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }

  /// Makes a point that is so many points away from there.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
    super.init()
  }

  /// Makes a point that is so many widths and heights of the element that is placed away from there.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
    super.init()
  }

  /// Whether the displacement is in widths and heights.
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

  /// The same object: it does not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
