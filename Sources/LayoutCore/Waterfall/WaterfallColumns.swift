import Geometry

/// Items of different lengths in columns, along the main axis only: the core of the waterfall.
///
/// Each item's length, its column and the next item in its column are stored. The starts of items are stored only as
/// marks: at each block of items, how long each column is. The start of an item is computed from the mark before it, so
/// 15 bytes per item are enough. Placing again from an item onwards starts at the mark before that item.
struct WaterfallColumns: Sendable {
  /// How long a column is at the start of a block.
  private struct Mark {
    /// The start of the next item in the column.
    var start = 0.0
    /// The last item of the column so far.
    var last = Mark.noItem

    static let noItem = UInt32.max
  }

  /// How the column of the next item is chosen.
  private var order = WaterfallFillingOrder.shortestFirst
  /// The distance between neighbours in a column.
  private var spacing = 0.0

  private var lengths = ContiguousArray<Double>()
  private var columns = ContiguousArray<UInt16>()
  /// For each item, the next item in the same column.
  private var followers = ContiguousArray<UInt32>()
  /// The first item of each column.
  private var heads = ContiguousArray<UInt32>()
  /// The mark of each column, block by block.
  private var marks = ContiguousArray<Mark>()
  /// The end of the lowest item before each block.
  private var ends = ContiguousArray<Double>()

  /// The end of the lowest item. 0 without items.
  private(set) var end = 0.0

  /// The number of items.
  var itemCount: Int { lengths.count }

  /// The maximum number of items, because 32 bits identify an item.
  static let maximumItemCount = Int(clamping: Int64(UInt32.max) - 1)

  /// The number of columns that hold items, at most the number of items.
  private var columnCount: Int { heads.count }

  /// The number of items between marks. It is chosen so that marks take one byte per item, regardless of the number of
  /// columns.
  private var blockLength: Int { 16 * columnCount }

  // MARK: - Placing

  /// Updates the lengths and places the items that need it: from the first new item, or the first one whose length
  /// changed. Places all items when the rule changed.
  ///
  /// - Parameters:
  ///   - itemCount: The number of items.
  ///   - rule: How items are distributed over columns.
  ///   - lengthOfItem: Returns the length of an item. It is called once per item, in order.
  mutating func place(itemCount: Int, by rule: WaterfallRule, lengthOfItem: (Int) -> Double) {
    let count = max(0, min(itemCount, Self.maximumItemCount))
    let known = min(lengths.count, count)
    let isShorter = known < lengths.count
    lengths.removeLast(lengths.count - known)
    var firstChange = replaceLengths(from: 0, to: known, lengthOfItem)
    if isShorter || known < count { firstChange = firstChange ?? known }
    lengths.reserveCapacity(count)
    lengths.append(known..<count) { lengthOfItem($0).asExtent }
    place(from: firstChange, by: rule)
  }

  /// Removes items and inserts others. The items that stay keep their lengths. Places the items from the first change
  /// on, or all items when the rule changed.
  ///
  /// - Parameters:
  ///   - leaving: The items to remove, by their old indices. Those that do not exist are ignored.
  ///   - arriving: The items to insert, by their new indices. Those that would leave a gap are ignored.
  ///   - rule: How items are distributed over columns.
  ///   - lengthOfItem: Returns the length of an inserted item. It is called once per inserted item, in order.
  mutating func place(
    leaving: [Int], arriving: [Int], by rule: WaterfallRule, lengthOfItem: (Int) -> Double
  ) {
    let leaving = lengths.removeElements(at: leaving)
    let arriving = lengths.insertElements(at: arriving, upTo: Self.maximumItemCount) {
      lengthOfItem($0).asExtent
    }
    place(from: [leaving, arriving].compactMap { $0 }.min(), by: rule)
  }

  /// Updates the lengths of some items, and places again from the first one whose length changed.
  mutating func replaceLengths(of items: some Sequence<Int>, _ lengthOfItem: (Int) -> Double) {
    var firstChange = itemCount
    for item in items where lengths.indices.contains(item) {
      firstChange = min(firstChange, replaceLengths(from: item, to: item + 1, lengthOfItem) ?? firstChange)
    }
    if firstChange < itemCount { place(from: firstChange) }
  }

  /// Updates the lengths of neighbouring items. Returns the first one whose length changed, or nil.
  private mutating func replaceLengths(
    from lower: Int, to upper: Int, _ lengthOfItem: (Int) -> Double
  ) -> Int? {
    lengths.withUnsafeMutableBufferPointer { lengths in
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
  }

  /// Places the items from the first changed one onwards, if any. Places all items when the rule changed.
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

  /// Places the items from the block of an item on.
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

  /// Returns the marks at the start of a block, and removes the items from there on.
  private mutating func rewind(toBlockOf item: Int) -> ContiguousArray<Mark> {
    let block = min(item / blockLength, ends.count - 1)
    guard block > 0 else {
      marks.removeAll(keepingCapacity: true)
      ends.removeAll(keepingCapacity: true)
      end = 0
      // A column that had items may become empty: items without length are all in the first column.
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

  /// Places neighbouring items at the ends of the columns. Most of the time is spent here, so it uses buffers.
  private mutating func place(_ items: Range<Int>, _ cursors: inout ContiguousArray<Mark>) {
    let (spacing, isInTurn) = (spacing, order == .inTurn)
    var end = end
    cursors.withUnsafeMutableBufferPointer { cursors in
      withUnsafeTemporaryAllocation(of: WaterfallTurn.self, capacity: cursors.count) { buffer in
        var turns = WaterfallTurns(cursors.count, in: buffer) { cursors[$0].start }
        lengths.withUnsafeBufferPointer { lengths in
          columns.withUnsafeMutableBufferPointer { columns in
            followers.withUnsafeMutableBufferPointer { followers in
              for item in items {
                let column = isInTurn ? item % cursors.count : turns.first.column
                let start = isInTurn ? cursors[column].start : turns.first.start
                let last = cursors[column].last
                columns[item] = UInt16(truncatingIfNeeded: column)
                followers[item] = Mark.noItem
                if last == Mark.noItem {
                  heads[column] = UInt32(truncatingIfNeeded: item)
                } else {
                  followers[Int(last)] = UInt32(truncatingIfNeeded: item)
                }
                let length = lengths[item]
                let itemEnd = start + length
                end = end < itemEnd ? itemEnd : end
                let advance = length + spacing
                let next = start + (advance > 0 ? advance : 0)
                cursors[column] = Mark(start: next, last: UInt32(truncatingIfNeeded: item))
                if !isInTurn { turns.replaceFirst(by: WaterfallTurn(start: next, column: column)) }
              }
            }
          }
        }
      }
    }
    self.end = end
  }

  private mutating func link(_ item: UInt32?, behind mark: Mark, in column: Int) {
    let item = item ?? Mark.noItem
    if mark.last == Mark.noItem { heads[column] = item } else { followers[Int(mark.last)] = item }
  }

  // MARK: - Queries

  /// The column of an item, and its start and length along the main axis.
  ///
  /// - Complexity: O(1).
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

  /// Calls a closure with the items in and near an interval of the main axis, column by column, each in order.
  ///
  /// - Complexity: O(*c* · log *n* + *k*) for *c* columns, *n* items, and *k* items reported. Allocates nothing.
  func forEachItem(
    near interval: ClosedInterval,
    _ body: (_ item: Int, _ column: Int, _ start: Double, _ length: Double) -> Void
  ) {
    // With a negative spacing, an item ends after the start of the next one.
    let upper = interval.from - max(0, -spacing)
    var passed = ends.count / 2
    for column in 0..<columnCount {
      // Columns are about equally long, so start the search where it ended for the previous column.
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

  /// The first item of a column after a mark, or an index beyond all items when there is none.
  private func follower(of mark: Mark, in column: Int) -> Int {
    Int(mark.last == Mark.noItem ? heads[column] : followers[Int(mark.last)])
  }

  /// The distance from the start of an item to the start of the next one in its column.
  private func advance(over item: Int) -> Double { max(0, lengths[item] + spacing) }
}
