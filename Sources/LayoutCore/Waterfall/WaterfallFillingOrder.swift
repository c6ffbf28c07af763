/// How a waterfall chooses the column of the next item.
public enum WaterfallFillingOrder: Hashable, Sendable {
  /// The next item goes to the shortest column. Of equal ones, it goes to the first.
  case shortestFirst
  /// Items go to the columns in turn, from the first to the last, regardless of their lengths.
  case inTurn
}
