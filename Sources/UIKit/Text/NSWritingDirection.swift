/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of its first letter.
  case natural = -1
  /// From left to right, where the text has no direction of its own.
  case leftToRight
  /// From right to left, where the text has no direction of its own.
  case rightToLeft
}
