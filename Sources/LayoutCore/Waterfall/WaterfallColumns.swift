import Geometry

/// Items of different lengths, one after the other in columns: the waterfall proper, along its main axis only.
///
/// Kept are each item's length, its column, and which item follows it there. Where items start is kept only as
/// marks: at every block of items, where each column had got to. A place is found from the mark before it, so
/// 15 bytes an item are enough, and placing again from an item on starts at the mark before that.
struct WaterfallColumns: Sendable {
  /// How far a column has got.
  private struct Mark {
    /// Where the next item of the column starts.
    var start = 0.0
    /// The last item of the column so far.
    var last = Mark.noItem

    static let noItem = UInt32.max
  }

  /// Which column the next item goes to.
  private var order = WaterfallFillingOrder.shortestFirst
  /// The distance between neighbours of a column.
  private var spacing = 0.0

  private var lengths = ContiguousArray<Double>()
  private var columns = ContiguousArray<UInt16>()
  /// The next item of the same column, by item.
  private var followers = ContiguousArray<UInt32>()
  /// The first item of each column.
  private var heads = ContiguousArray<UInt32>()
  /// A mark of each column, by block.
  private var marks = ContiguousArray<Mark>()
  /// The end of the lowest item before each block.
  private var ends = ContiguousArray<Double>()

  /// The end of the lowest item: 0 without items.
  private(set) var end = 0.0

  /// How many items there are.
  var itemCount: Int { lengths.count }

  /// How many items there may be: each is named by 32 bits.
  static let maximumItemCount = Int(clamping: Int64(UInt32.max) - 1)

  /// The columns that hold items: no more than there are items.
  private var columnCount: Int { heads.count }

  /// The items between marks: so many that marks take a byte an item, whatever the number of columns.
  private var blockLength: Int { 16 * columnCount }

  // MARK: - Placing

  /// Takes over lengths and places what has to be placed: from the first item on that is new or has another
  /// length, or everything when the rule changed.
  ///
  /// - Parameter lengthOfItem: Asked once for each item, in order.
  mutating func place(itemCount: Int, by rule: WaterfallRule, lengthOfItem: (Int) -> Double) {
    let count = max(0, min(itemCount, Self.maximumItemCount))
    let known = min(lengths.count, count)
    let isShorter = known < lengths.count
    lengths.removeLast(lengths.count - known)
    var firstChange = replaceLengths(from: 0, to: known, lengthOfItem)
    if isShorter || known < count { firstChange = firstChange ?? known }
    lengths.reserveCapacity(count)
    for item in known..<count { lengths.append(lengthOfItem(item).asExtent) }
    place(from: firstChange, by: rule)
  }

  /// Takes items out and puts others in; those that stay keep their lengths. Placed is from the first change on, or
  /// everything when the rule changed.
  ///
  /// - Parameters:
  ///   - leaving: The items taken out, by their numbers before. Those that do not exist are passed over.
  ///   - arriving: The items put in, by their numbers afterwards. Those that leave a gap are passed over.
  ///   - lengthOfItem: Asked once for each item put in, in order.
  mutating func place(
    leaving: [Int], arriving: [Int], by rule: WaterfallRule, lengthOfItem: (Int) -> Double
  ) {
    let leaving = lengths.removeElements(at: leaving)
    let arriving = lengths.insertElements(at: arriving, upTo: Self.maximumItemCount) {
      lengthOfItem($0).asExtent
    }
    place(from: [leaving, arriving].compactMap { $0 }.min(), by: rule)
  }

  /// Takes over the lengths of some items, and places again from the first of them that has another.
  mutating func replaceLengths(of items: some Sequence<Int>, _ lengthOfItem: (Int) -> Double) {
    var firstChange = itemCount
    for item in items where lengths.indices.contains(item) {
      firstChange = min(firstChange, replaceLengths(from: item, to: item + 1, lengthOfItem) ?? firstChange)
    }
    if firstChange < itemCount { place(from: firstChange) }
  }

  /// Takes over the lengths of neighbouring items; tells which is the first that changed, if any did.
  private mutating func replaceLengths(
    from lower: Int, to upper: Int, _ lengthOfItem: (Int) -> Double
  ) -> Int? {
    var firstChange: Int?
    for item in lower..<upper {
      let length = lengthOfItem(item).asExtent
      if length != lengths[item] {
        lengths[item] = length
        firstChange = firstChange ?? item
      }
    }
    return firstChange
  }

  /// Places the items from the first that changed on, if any did; all of them by another rule.
  private mutating func place(from firstChange: Int?, by rule: WaterfallRule) {
    let used = min(rule.columnCount, itemCount)
    if used != columnCount || rule.order != order || rule.spacing != spacing {
      heads = ContiguousArray(repeating: Mark.noItem, count: used)
      (order, spacing) = (rule.order, rule.spacing)
      place(from: 0)
    } else if let firstChange {
      place(from: firstChange)
    }
  }

  /// Places the items from the block of one of them on.
  private mutating func place(from item: Int) {
    let count = itemCount
    columns.resize(to: count, filledWith: 0)
    followers.resize(to: count, filledWith: Mark.noItem)
    guard columnCount > 0 else {
      marks.removeAll(keepingCapacity: true)
      ends.removeAll(keepingCapacity: true)
      end = 0
      return
    }
    var cursors = rewind(toBlockOf: min(item, count - 1))
    marks.reserveCapacity((count + blockLength - 1) / blockLength * columnCount)
    for first in stride(from: ends.count * blockLength, to: count, by: blockLength) {
      marks.append(contentsOf: cursors)
      ends.append(end)
      place(first..<min(first + blockLength, count), &cursors)
    }
  }

  /// Goes back to where the columns had got to at the start of a block, and takes the items from there on out.
  private mutating func rewind(toBlockOf item: Int) -> ContiguousArray<Mark> {
    let block = min(item / blockLength, ends.count - 1)
    guard block > 0 else {
      marks.removeAll(keepingCapacity: true)
      ends.removeAll(keepingCapacity: true)
      end = 0
      // A column may be left without items that had some: all of no length stand in the first one.
      heads = ContiguousArray(repeating: Mark.noItem, count: columnCount)
      return ContiguousArray(repeating: Mark(), count: columnCount)
    }
    let cursors = ContiguousArray(marks[block * columnCount..<(block + 1) * columnCount])
    end = ends[block]
    marks.removeSubrange((block * columnCount)...)
    ends.removeSubrange(block...)
    for column in 0..<columnCount { link(nil, behind: cursors[column], in: column) }
    return cursors
  }

  /// Places neighbouring items behind what the columns hold. This is where the time goes, hence the buffers.
  private mutating func place(_ items: Range<Int>, _ cursors: inout ContiguousArray<Mark>) {
    lengths.withUnsafeBufferPointer { lengths in
      columns.withUnsafeMutableBufferPointer { columns in
        followers.withUnsafeMutableBufferPointer { followers in
          for item in items {
            let column =
              order == .inTurn ? item % cursors.count : cursors.withUnsafeBufferPointer(Self.shortest)
            let cursor = cursors[column]
            columns[item] = UInt16(column)
            followers[item] = Mark.noItem
            if cursor.last == Mark.noItem {
              heads[column] = UInt32(item)
            } else {
              followers[Int(cursor.last)] = UInt32(item)
            }
            end = max(end, cursor.start + lengths[item])
            cursors[column] = Mark(start: cursor.start + max(0, lengths[item] + spacing), last: UInt32(item))
          }
        }
      }
    }
  }

  /// The column that is shortest, the first of equal ones.
  private static func shortest(_ cursors: UnsafeBufferPointer<Mark>) -> Int {
    var (column, minimum) = (0, cursors[0].start)
    for other in 1..<cursors.count {
      let start = cursors[other].start
      // Two selections and no branch, which nobody could predict.
      column = start < minimum ? other : column
      minimum = min(start, minimum)
    }
    return column
  }

  private mutating func link(_ item: UInt32?, behind mark: Mark, in column: Int) {
    let item = item ?? Mark.noItem
    if mark.last == Mark.noItem { heads[column] = item } else { followers[Int(mark.last)] = item }
  }

  // MARK: - Questions

  /// Where an item stands: its column, and its start and length along the main axis. Complexity: O(1).
  func place(ofItem item: Int) -> (column: Int, start: Double, length: Double) {
    let column = Int(columns[item])
    let mark = marks[item / blockLength * columnCount + column]
    var start = mark.start
    var before = follower(of: mark, in: column)
    while before < item {
      start += advance(over: before)
      before = Int(followers[before])
    }
    return (column, start, lengths[item])
  }

  /// Calls back with the items that come near a stretch of the main axis, column by column, each in order.
  ///
  /// - Complexity: O(columns · log items) and the items called back with; allocates nothing.
  func forEachItem(
    near interval: ClosedInterval,
    _ body: (_ item: Int, _ column: Int, _ start: Double, _ length: Double) -> Void
  ) {
    // With a negative spacing an item ends below the start of the next.
    let upper = interval.from - max(0, -spacing)
    var passed = ends.count / 2
    for column in 0..<columnCount {
      // Columns get about equally far: where the last one begins is where to look for this one.
      passed = ends.indices.partitionPoint(near: passed) { marks[$0 * columnCount + column].start < upper }
      let mark = marks[max(0, passed - 1) * columnCount + column]
      var start = mark.start
      var item = follower(of: mark, in: column)
      while item < itemCount, start <= interval.to {
        if start + lengths[item] >= interval.from { body(item, column, start, lengths[item]) }
        start += advance(over: item)
        item = Int(followers[item])
      }
    }
  }

  /// The first item of a column from a mark on; a number beyond all items when there is none.
  private func follower(of mark: Mark, in column: Int) -> Int {
    Int(mark.last == Mark.noItem ? heads[column] : followers[Int(mark.last)])
  }

  /// From the start of an item to the start of the next in its column.
  private func advance(over item: Int) -> Double { max(0, lengths[item] + spacing) }
}
