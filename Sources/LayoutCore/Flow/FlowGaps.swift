/// Room shared out evenly between neighbours of a line.
///
/// Kept undivided: multiplied first and divided once, a coordinate that lies half-way between two pixels is
/// met exactly, and rounds the same way on every line.
struct FlowGaps {
  /// All the room to share; negative when items overlap.
  var room: Double
  /// How many gaps share it, at least 1.
  var count: Double

  /// All the gaps before the item at a position of its line.
  func before(_ position: Int) -> Double { room * Double(position) / count }
}
