/// A layout whose content does not follow a finger along the scroll axis, such as a ring that a finger turns about its
/// centre.
@preconcurrency @MainActor
public protocol UICollectionViewLayoutDragging: UICollectionViewLayout {
  /// Returns the distance by which a finger's move changes the content offset, in points; nil if the content follows
  /// the finger along the scroll axes.
  ///
  /// Deceleration, resting positions and bouncing are those of every drag. A drag in any direction scrolls.
  ///
  /// - Parameters:
  ///   - start: The location of the finger before the move, from the upper left corner of the visible area.
  ///   - end: Its location after the move.
  func scrollDistance(ofDragFrom start: CGPoint, to end: CGPoint) -> CGVector?
}
