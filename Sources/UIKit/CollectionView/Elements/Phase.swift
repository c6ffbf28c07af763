extension UICollectionView {
  /// What the collection view is doing with the elements on screen.
  enum Phase {
    /// Nothing; a layout pass may begin.
    case idle
    /// A pass, or a change that takes the place of one, brings the elements up to date.
    case layoutPass
    /// A batch update is carried out, and its layout has not finalized it yet.
    case update
  }
}
