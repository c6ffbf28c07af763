/// How a line stands, computed when asked for.
struct FlowLinePlacement {
  /// The items, by their numbers in the block or their places among the sizes.
  var items: Range<Int>
  /// The start along the main axis, from the start of the content.
  var start: Double
  /// The extent along the main axis: that of the largest item.
  var extent: Double
  /// The start of the first item across, from the edge of the content.
  var leading: Double
  /// The room between neighbours.
  var gaps: FlowGaps
}
