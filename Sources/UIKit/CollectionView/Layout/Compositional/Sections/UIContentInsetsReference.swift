/// The reference from which margins are measured.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the enclosing section or layout, ultimately the safe area.
  case automatic
  /// The edge of the content.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The width in which text is easy to read. On this platform, the layout margins.
  case readableContent
}
