/// A change of a collection view's bounds, while its layout is asked about it.
struct BoundsChange {
  /// Whether the layout is being asked about new bounds.
  var isQuestioned = false
  /// Whether an animated change is under way, which may bring about others.
  var isUnderWay = false
  /// Whether the bounds are those that a layout is asked about, not those in force.
  var isSupposed = false
}
