extension UICollectionView {
  /// When cells are asked again for the size they would like.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Not before the layout is invalidated.
    case disabled = 0
    /// When a cell says that its content has changed.
    case enabled = 1
    /// The same: sizes do not follow from constraints here.
    case enabledIncludingConstraints = 2
  }
}
