/// The state of a bounds change of a collection view.
struct BoundsChange {
  /// Whether the layout is being asked about new bounds.
  var isAsked = false
  /// Whether an animated change is being made, which may cause others.
  var isUnderWay = false
  /// Whether the bounds are assumed for a question to the layout, and not the actual ones.
  var isHypothetical = false
}
