/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified
  /// Little room.
  case compact
  /// The usual room.
  case regular
}
