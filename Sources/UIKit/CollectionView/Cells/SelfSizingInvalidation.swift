extension UICollectionView {
  /// When the collection view measures cells again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Only after the layout was invalidated.
    case disabled = 0
    /// When a cell calls `invalidateIntrinsicContentSize()`.
    case enabled = 1
    /// Also when constraints in the content view of a cell change.
    case enabledIncludingConstraints = 2
  }
}
