/// The colours of a bar without an appearance object.
public enum UIBarStyle: Int, Sendable {
  /// Light or dark, as the interface is.
  case `default` = 0
  /// Dark, with white text.
  case black = 1
}
