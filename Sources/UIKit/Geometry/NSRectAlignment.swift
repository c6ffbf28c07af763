/// The edge or corner of a rectangle that something is placed at, told by the direction of reading.
public enum NSRectAlignment: Int, Sendable {
  /// In the middle.
  case none
  /// At the middle of the upper edge.
  case top
  /// In the upper corner where reading begins.
  case topLeading
  /// At the middle of the edge where reading begins.
  case leading
  /// In the lower corner where reading begins.
  case bottomLeading
  /// At the middle of the lower edge.
  case bottom
  /// In the lower corner where reading ends.
  case bottomTrailing
  /// At the middle of the edge where reading ends.
  case trailing
  /// In the upper corner where reading ends.
  case topTrailing
}
