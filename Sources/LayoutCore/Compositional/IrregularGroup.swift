/// A repetition of a group that differs from the others, because items in it were measured or are missing.
struct IrregularGroup {
  /// The index of its first item in the section.
  var firstItem: Int
  var itemCount: Int
  /// The start along the axis of repetition, relative to the start of the first repetition.
  var start: Double
  var length: Double
  /// The cross extent.
  var crossExtent: Double

  var endItem: Int { firstItem + itemCount }
}
