extension UICollectionView {
  /// The current activity of the collection view.
  enum Phase {
    /// No activity. A layout pass may begin.
    case idle
    /// A layout pass, or a change that replaces one, updates the elements.
    case layoutPass
    /// A batch update is being performed, and the layout has not finalized it yet.
    case update
  }
}
