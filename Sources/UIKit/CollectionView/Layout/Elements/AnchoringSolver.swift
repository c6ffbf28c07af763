import Geometry
import LayoutCore

/// A solver that finds a position of its content again after elements have been resized.
protocol AnchoringSolver {
  associatedtype Anchor
  /// The size of the content in points.
  var contentSize: Size2D { get }
  /// Returns the first anchor at or after a position along the scroll axis; nil if there is none.
  func anchor(from position: Double) -> Anchor?
  /// Returns the position of an anchor along the scroll axis; nil if it does not exist any more.
  func position(of anchor: Anchor) -> Double?
}

extension FlowSolver: AnchoringSolver {
  func position(of anchor: FlowScrollAnchor) -> Double? { lineStart(of: anchor) }
}

extension CompositionalSolver: AnchoringSolver {}
