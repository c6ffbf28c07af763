/// The distribution of items of equal length over lines, as a formula (Behaviour.md 9.1 and 9.2).
struct FlowPacking {
  /// The capacity of lines that have room for infinitely many items.
  static let maximumCapacity = 1 << 29

  /// The number of items on a full line, at least 1.
  private(set) var capacity = 1
  /// The start of the first item, relative to the start of the available extent. It is negative when the item is
  /// longer.
  private(set) var leading = 0.0
  /// The spaces between neighbours.
  private(set) var gaps = FlowGaps(room: 0, count: 1)

  /// Makes a packing of one item per line.
  init() {}

  /// Makes the packing of equal items.
  ///
  /// - Parameters:
  ///   - length: The cross extent of each item.
  ///   - spacing: The minimum space between neighbours.
  ///   - available: The available cross extent. It may be negative.
  init(length: Double, spacing: Double, available: Double) {
    let fitting = Self.fitting(length: length, spacing: spacing, available: available)
    capacity = max(1, Int(wholePartOf: fitting, limit: Self.maximumCapacity))
    if fitting < 2 {
      leading = (available - length) / 2
    } else {
      // Infinite when a further item takes no space. All items are then at the same position.
      gaps =
        fitting < .infinity
        ? FlowGaps(room: available - fitting * length, count: fitting - 1)
        : FlowGaps(room: -length, count: 1)
    }
  }

  /// The number of items that would fit if there were enough of them, as a whole number.
  private static func fitting(length: Double, spacing: Double, available: Double) -> Double {
    let room = available + .packingTolerance
    guard length + spacing + length <= room else { return 1 }
    guard length + spacing > 0 else { return .infinity }
    return ((room + spacing) / (length + spacing)).rounded(.down)
  }
}
