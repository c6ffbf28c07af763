/// What margins are measured from.
public enum UIContentInsetsReference: Int, Sendable {
  /// As what is around says; in the end the safe area.
  case automatic
  /// The edge of the content.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The width in which text is easily read: here the layout margins.
  case readableContent
}
