/// How assistive technology moves through the elements in a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The technology decides.
  case automatic
  /// Element by element.
  case separate
  /// The container is one element.
  case combined
}
