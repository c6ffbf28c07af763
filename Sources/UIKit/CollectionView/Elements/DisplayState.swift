/// What a collection view knows of one of its views.
struct DisplayState {
  /// Where a view is in its life.
  enum Phase {
    /// Not made by a collection view, or given up by it.
    case foreign
    /// Dequeued, and not yet shown.
    case dequeued
    /// Shown for an element.
    case displayed
    /// Waiting to be used again.
    case pooled
  }

  var phase = Phase.foreign
  /// The pool the view goes back to, nil for a substitute, which is not used again.
  var reuseKey: ReuseKey?
  /// The element the view was last shown for.
  var elementKey: ElementKey?
  /// The path by which data source and delegate know that element.
  var dataPath = IndexPath()
  /// Whether that element is a placeholder, of which data source and delegate know nothing.
  var isPlaceholder = false
  /// The round of measuring in which the view was asked last for the size it would like.
  var measuringRound: UInt64 = 0
  /// A copy of the attributes applied last.
  var attributes: UICollectionViewLayoutAttributes?
}
