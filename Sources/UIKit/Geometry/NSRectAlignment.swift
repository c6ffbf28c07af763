/// The edge or corner of a rectangle at which something is placed, in terms of the writing direction.
public enum NSRectAlignment: Int, Sendable {
  /// At the centre.
  case none
  /// At the centre of the upper edge.
  case top
  /// In the upper leading corner.
  case topLeading
  /// At the centre of the leading edge.
  case leading
  /// In the lower leading corner.
  case bottomLeading
  /// At the centre of the lower edge.
  case bottom
  /// In the lower trailing corner.
  case bottomTrailing
  /// At the centre of the trailing edge.
  case trailing
  /// In the upper trailing corner.
  case topTrailing
}
