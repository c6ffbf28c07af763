extension UICollectionView {
  /// When the collection view measures cells again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Only after the layout was invalidated.
    case disabled = 0
    /// When a cell calls `invalidateIntrinsicContentSize()`.
    case enabled = 1
    /// The same as `enabled`. On this platform a change of constraints does not cause measuring.
    case enabledIncludingConstraints = 2
  }
}
