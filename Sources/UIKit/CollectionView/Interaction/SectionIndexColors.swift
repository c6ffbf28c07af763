/// The colours of a section index. Nil for the default.
struct SectionIndexColors {
  /// The titles. Default the tint colour.
  var titles: UIColor?
  /// Behind the titles. Default none.
  var background: UIColor?
  /// Behind the titles while a finger is on the section index. Default that of `background`.
  var trackingBackground: UIColor?
}
