/// What is kept of a line whose items may differ: 16 bytes, from which the rest is found again.
struct FlowLine {
  /// The start along the main axis, from the start of the section.
  var start: Double
  /// The number of its first item in the section.
  var firstItem: Int
}
