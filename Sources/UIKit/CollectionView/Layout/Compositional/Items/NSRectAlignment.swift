/// An edge or corner of a rectangle, in writing direction.
public enum NSRectAlignment: Int, Sendable {
  /// None of them: the middle.
  case none
  /// The middle of the upper edge.
  case top
  /// The corner above where reading begins.
  case topLeading
  /// The middle of the edge where reading begins.
  case leading
  /// The corner below where reading begins.
  case bottomLeading
  /// The middle of the lower edge.
  case bottom
  /// The corner below where reading ends.
  case bottomTrailing
  /// The middle of the edge where reading ends.
  case trailing
  /// The corner above where reading ends.
  case topTrailing
}
