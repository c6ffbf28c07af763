extension UIView {
  /// The colours of the tint colour.
  public enum TintAdjustmentMode: Int, Sendable {
    /// That of the superview.
    case automatic
    /// The colour itself.
    case normal
    /// A grey.
    case dimmed
  }
}
