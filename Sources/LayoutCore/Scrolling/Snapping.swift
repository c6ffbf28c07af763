/// The resting positions of a row of items.
public enum Snapping: Hashable, Sendable {
  /// Scrolling stops anywhere, also between two items.
  case none
  /// Scrolling stops at the item nearest to where it would end by itself. A fling can pass many items.
  case toNearest
  /// Scrolling stops at a neighbour of the item at which the finger lifts. A flick moves by one item, regardless of its
  /// strength.
  case toNext
}
