/// How a controller appears and disappears when no animator is given.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view moves in from the lower edge.
  case coverVertical = 0
  /// Both views turn about the vertical axis.
  case flipHorizontal = 1
  /// The view fades in.
  case crossDissolve = 2
  /// On iOS, a page turns. Here, the view moves in as with `coverVertical`.
  case partialCurl = 3
}
