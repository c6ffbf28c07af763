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
  /// When and for what the view was last asked for its preferred size; nil when it is to be asked.
  var measurement: Measurement?
  /// A copy of the attributes applied last.
  var attributes: UICollectionViewLayoutAttributes?
}
