/// A change of a collection view's bounds, while its layout is asked or told about it.
struct BoundsChange {
  /// The bounds the layout is being told of, each because of those before.
  var announced: [CGRect] = []
  /// Whether an animated change is under way, which may bring about others.
  var isUnderWay = false
  /// Whether the bounds are those that a layout is asked about, not those in force.
  var isSupposed = false
}
