/// Where assistive technology scrolls to.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Upwards.
  case up = 3
  /// Downwards.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the previous page.
  case previous = 6
}
