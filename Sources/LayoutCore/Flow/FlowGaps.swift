/// Space that is distributed evenly between the neighbours of a line.
///
/// The space is stored undivided. Each coordinate is multiplied first and divided once, so that a coordinate halfway
/// between two pixels is exact and rounds the same way on every line.
struct FlowGaps {
  /// The whole space. It is negative when items overlap.
  var room: Double
  /// The number of gaps that divide the space, at least 1.
  var count: Double

  /// The sum of the gaps before the item at a position of its line.
  func before(_ position: Int) -> Double { room * Double(position) / count }
}
