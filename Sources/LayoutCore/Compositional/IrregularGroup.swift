/// A repetition of a group that is not like the others, because items in it were measured or are missing.
struct IrregularGroup {
  /// The number of its first item in the section.
  var firstItem: Int
  var itemCount: Int
  /// From the start of the first repetition, along the axis of repetition.
  var start: Double
  var length: Double
  /// The extent across.
  var breadth: Double

  var endItem: Int { firstItem + itemCount }
}
