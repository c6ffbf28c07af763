/// The colours of a strip of index titles. Nil for the default.
struct IndexBarColors {
  /// The titles. Default the tint colour.
  var titles: UIColor?
  /// Behind the titles. Default none.
  var background: UIColor?
  /// Behind the titles while a finger is on the strip. Default that of `background`.
  var trackingBackground: UIColor?
}
