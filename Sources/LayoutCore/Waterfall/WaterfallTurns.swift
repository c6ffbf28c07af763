/// A column that waits for its next item.
struct WaterfallTurn {
  /// The start of the next item in the column. It is not negative.
  var start: Double
  var column: Int
}

/// The columns in the order of filling: the shortest first. Of equal ones, the one with the lowest index is first.
struct WaterfallTurns {
  /// The column of the next item.
  private(set) var first: WaterfallTurn
  /// The other columns, in order.
  private let others: UnsafeMutableBufferPointer<WaterfallTurn>

  /// Makes the turns of columns.
  ///
  /// - Parameters:
  ///   - count: The number of columns, at least 1.
  ///   - buffer: The memory for as many turns. It must outlive them.
  ///   - start: Returns the start of the next item in a column.
  init(_ count: Int, in buffer: UnsafeMutableBufferPointer<WaterfallTurn>, start: (Int) -> Double) {
    first = WaterfallTurn(start: start(0), column: 0)
    others = UnsafeMutableBufferPointer(rebasing: buffer[1..<count])
    for column in 1..<count {
      var (turn, place) = (WaterfallTurn(start: start(column), column: column), column - 1)
      // Equal columns stay in the order of their indices.
      while place > 0, turn.start < others[place - 1].start {
        others.initializeElement(at: place, to: others[place - 1])
        place -= 1
      }
      if place == 0, turn.start < first.start { swap(&turn, &first) }
      others.initializeElement(at: place, to: turn)
    }
  }

  /// Removes the first turn, and inserts another one.
  ///
  /// The processor could not predict where it is inserted, so there is no branch. The next item waits for one minimum
  /// only.
  mutating func replaceFirst(by turn: WaterfallTurn) {
    first = turn
    guard others.count > 0 else { return }
    var moving = turn
    Self.sort(&moving, after: others[0], into: &first)
    for place in 1..<others.count {
      Self.sort(&moving, after: others[place], into: &others[place - 1])
    }
    others[others.count - 1] = moving
  }

  /// Sorts two turns. The second one is the one that is still moving.
  @inline(__always)
  private static func sort(
    _ moving: inout WaterfallTurn, after other: WaterfallTurn, into earlier: inout WaterfallTurn
  ) {
    let isEarlier = moving.start < other.start
    let isEqual = moving.start == other.start
    let isLower = moving.column < other.column
    // All bits are set if the moving turn is before the other one.
    let mask = 0 &- ((isEarlier ? 1 : 0) | ((isEqual ? 1 : 0) & (isLower ? 1 : 0)))
    let difference = (moving.column ^ other.column) & mask
    // No start is NaN, so these are one instruction each, unlike `min` and `max`.
    let (minimum, maximum) = (
      isEarlier ? moving.start : other.start, isEarlier ? other.start : moving.start
    )
    earlier = WaterfallTurn(start: minimum, column: other.column ^ difference)
    moving = WaterfallTurn(start: maximum, column: moving.column ^ difference)
  }
}
