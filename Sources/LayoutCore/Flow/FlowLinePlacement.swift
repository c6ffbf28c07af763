/// The geometry of a line, computed on demand.
struct FlowLinePlacement {
  /// The items, by their indices in the block or in the array of sizes.
  var items: Range<Int>
  /// The start along the main axis, relative to the start of the content.
  var start: Double
  /// The extent along the main axis: that of the largest item.
  var extent: Double
  /// The start of the first item along the cross axis, relative to the edge of the content.
  var leading: Double
  /// The spaces between neighbours.
  var gaps: FlowGaps
}
