import Geometry

/// The content of a self-sizing layout before an element gets its preferred size.
///
/// If the element begins before the visible area, the offset moves with the content after it, so that nothing moves on
/// screen (Behaviour.md 12).
struct ContentBeforeResizing<Solver: AnchoringSolver> {
  private let length: Double
  /// Whether the element begins before the visible area.
  private let isBeforeVisibleArea: Bool
  /// The first position in the visible area; nil if there is none, or if the element does not begin before it.
  private let anchor: (anchor: Solver.Anchor, position: Double)?
  private let isVertical: Bool

  /// Records the content.
  ///
  /// - Parameters:
  ///   - solver: The solver before the change.
  ///   - start: Where the element begins along the scroll axis.
  ///   - edge: Where the visible area begins.
  ///   - isVertical: Whether the layout scrolls vertically.
  init(_ solver: Solver, elementAt start: Double, visibleFrom edge: Double, isVertical: Bool) {
    self.isVertical = isVertical
    length = isVertical ? solver.contentSize.height : solver.contentSize.width
    isBeforeVisibleArea = start < edge
    let anchor = start < edge ? solver.anchor(from: edge) : nil
    self.anchor = anchor.flatMap { anchor in solver.position(of: anchor).map { (anchor, $0) } }
  }

  /// Records in a context how the content has changed since.
  @MainActor
  func recordChange(to solver: Solver, in context: UICollectionViewLayoutInvalidationContext) {
    let growth = (isVertical ? solver.contentSize.height : solver.contentSize.width) - length
    context.contentSizeAdjustment =
      isVertical ? CGSize(width: 0, height: growth) : CGSize(width: growth, height: 0)
    guard isBeforeVisibleArea else { return }
    let shift = anchor.flatMap { old in solver.position(of: old.anchor).map { $0 - old.position } } ?? growth
    context.contentOffsetAdjustment = isVertical ? CGPoint(x: 0, y: shift) : CGPoint(x: shift, y: 0)
  }
}
