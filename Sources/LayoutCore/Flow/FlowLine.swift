/// What is kept of a line whose items may differ: 16 bytes, from which the rest is found again.
struct FlowLine {
  /// The start along the main axis; only differences between lines of a block mean anything.
  var start: Double
  /// The place of its first item among the sizes that the line belongs to.
  var firstItem: Int
}
