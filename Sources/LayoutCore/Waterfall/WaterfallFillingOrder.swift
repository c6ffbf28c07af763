/// Which column of a waterfall the next item goes to.
public enum WaterfallFillingOrder: Hashable, Sendable {
  /// The one that is shortest at that moment, the first of equal ones.
  case shortestFirst
  /// Each in turn from the first to the last, whatever their lengths.
  case inTurn
}
