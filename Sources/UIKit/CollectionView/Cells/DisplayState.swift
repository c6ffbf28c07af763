/// The state that a collection view stores for one of its views.
struct DisplayState {
  /// The phase of a view's life cycle.
  enum Phase {
    /// The view was not created by a collection view, or was released by it.
    case foreign
    /// The view was dequeued and is not shown yet.
    case dequeued
    /// The view is shown for an element.
    case displayed
    /// The view waits to be reused.
    case pooled
  }

  var phase = Phase.foreign
  /// The pool to which the view returns; nil for a plain replacement, which is not reused.
  var reuseKey: ReuseKey?
  /// The number of the key's registration when the view was dequeued.
  var registration = 0
  /// The number of the view's place among the unused views of its key, while it is one of them.
  var unusedNumber = 0
  /// The element for which the view was last shown.
  var elementKey: ElementKey?
  /// The index path of that element in the data.
  var dataPath = IndexPath()
  /// Whether that element is a placeholder, which is not part of the data.
  var isPlaceholder = false
  /// The last measurement of the view; nil if it must be measured.
  var measurement: Measurement?
  /// A copy of the attributes applied last.
  var attributes: UICollectionViewLayoutAttributes?
}
