/// How items of equal length share lines: behaviour 9.1 and 9.2 as a formula.
struct FlowPacking {
  /// How much longer than the room a line may be; an exact fit must survive the rounding of its sum.
  static let tolerance = 1e-6

  /// The capacity of lines that have room for items without end.
  static let maximumCapacity = 1 << 29

  /// How many items stand on a full line, at least 1.
  private(set) var capacity = 1
  /// The start of the first item, from the start of the room; negative when it is longer than the room.
  private(set) var leading = 0.0
  /// The room between neighbours.
  private(set) var gaps = FlowGaps(room: 0, count: 1)

  /// One item a line.
  init() {}

  /// - Parameters:
  ///   - length: The cross extent of each.
  ///   - spacing: The least room between neighbours.
  ///   - available: The room across; may be negative.
  init(length: Double, spacing: Double, available: Double) {
    let fitting = Self.fitting(length: length, spacing: spacing, available: available)
    capacity = max(1, Int(wholePartOf: fitting, limit: Self.maximumCapacity))
    if fitting < 2 {
      leading = (available - length) / 2
    } else {
      // Without end when a further item takes no room: then all stand in one place.
      gaps =
        fitting < .infinity
        ? FlowGaps(room: available - fitting * length, count: fitting - 1)
        : FlowGaps(room: -length, count: 1)
    }
  }

  /// How many items would fit if there were enough of them, as a whole number.
  private static func fitting(length: Double, spacing: Double, available: Double) -> Double {
    let room = available + tolerance
    guard length + spacing + length <= room else { return 1 }
    guard length + spacing > 0 else { return .infinity }
    return ((room + spacing) / (length + spacing)).rounded(.down)
  }
}
