/// The stored part of a line whose items may differ, 16 bytes. Everything else is computed from it.
struct FlowLine {
  /// The start along the main axis. Only differences between lines of the same block are meaningful.
  var start: Double
  /// The index of its first item in the array of sizes that the line refers to.
  var firstItem: Int
}
