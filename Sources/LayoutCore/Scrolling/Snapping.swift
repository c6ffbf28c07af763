/// Where scrolling over a row of items comes to rest.
public enum Snapping: Hashable, Sendable {
  /// Anywhere, also between two items.
  case none
  /// At the item nearest to where it would end by itself: a fling passes over many.
  case toNearest
  /// At the neighbour of the item it is released from: a flick goes on by one, however strong it is.
  case toNext
}
