import Geometry

/// Items of different lengths in columns, along the main axis only: the core of the waterfall.
///
/// Each item's length is stored. The starts of items are stored only as marks: at each block of items, how long each
/// column is. The start of an item is computed from the mark before it. When items go to the shortest column, each item's
/// column and the next item in its column are stored, too. That is at most 15 bytes per item. Placing again from an item
/// onwards starts at the mark before that item.
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
  /// The number of columns that hold items, at most the number of items.
  private var columnCount = 0

  private var lengths = ContiguousArray<Double>()
  /// The column of each item. Empty when items are in turn.
  private var columns = ContiguousArray<UInt16>()
  /// For each item, the next item in the same column. Empty when items are in turn.
  private var followers = ContiguousArray<UInt32>()
  /// The first item of each column. Empty when items are in turn.
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

  /// Whether the columns get items in turn, so that an item's column follows from its index.
  private var isInTurn: Bool { order == .inTurn || columnCount <= 1 }

  /// The number of items between marks, the same for each column in turn. It is chosen so that marks take at most one byte
  /// per item, regardless of the number of columns.
  private var blockLength: Int {
    let count = max(1, columnCount)
    return count * max(16, 64 / count)
  }

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
    var firstChange = replaceFirstLength(in: 0..<known, lengthOfItem)
    let asked = firstChange.map { $0 + 1 } ?? known
    if lengths.count != count { firstChange = firstChange ?? known }
    lengths.resize(to: count, filledWith: 0)
    place(from: firstChange, by: rule, asked: asked, lengthOfItem)
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
    let firstChange = [leaving, arriving].compactMap { $0 }.min()
    place(from: firstChange, by: rule, asked: itemCount, lengthOfItem)
  }

  /// Updates the lengths of some items, and places again from the first one whose length changed.
  mutating func replaceLengths(of items: some Sequence<Int>, _ lengthOfItem: (Int) -> Double) {
    var firstChange = itemCount
    for item in items where lengths.indices.contains(item) {
      firstChange = min(firstChange, replaceFirstLength(in: item..<item + 1, lengthOfItem) ?? firstChange)
    }
    if firstChange < itemCount { place(from: firstChange, asked: itemCount, lengthOfItem) }
  }

  /// Asks for lengths up to the first one that changed, and updates it. Returns its item, or nil.
  private mutating func replaceFirstLength(in items: Range<Int>, _ lengthOfItem: (Int) -> Double) -> Int? {
    lengths.withUnsafeMutableBufferPointer { lengths in
      for item in items {
        let length = lengthOfItem(item).asExtent
        if length != lengths[item] {
          lengths[item] = length
          return item
        }
      }
      return nil
    }
  }

  /// Places the items from the first changed one onwards, if any. Places all items when the rule changed.
  ///
  /// - Parameters:
  ///   - firstChange: The first changed item, or nil.
  ///   - rule: How items are distributed over columns.
  ///   - asked: The number of items whose lengths are known. The others are asked for.
  ///   - lengthOfItem: Returns the length of an item.
  private mutating func place(
    from firstChange: Int?, by rule: WaterfallRule, asked: Int, _ lengthOfItem: (Int) -> Double
  ) {
    let used = min(rule.columnCount, itemCount)
    if used != columnCount || rule.order != order || rule.spacing != spacing {
      (columnCount, order, spacing) = (used, rule.order, rule.spacing)
      place(from: 0, asked: asked, lengthOfItem)
    } else if let firstChange {
      place(from: firstChange, asked: asked, lengthOfItem)
    }
  }

  /// Places the items from the block of an item on. Asks for the lengths that are not known while placing, because that
  /// takes no longer than placing alone.
  private mutating func place(from item: Int, asked: Int, _ lengthOfItem: (Int) -> Double) {
    let (count, stored) = (itemCount, isInTurn ? 0 : itemCount)
    columns.resize(to: stored, filledWith: 0)
    followers.resize(to: stored, filledWith: Mark.noItem)
    heads.resize(to: isInTurn ? 0 : columnCount, filledWith: Mark.noItem)
    var cursors = rewind(toBlockOf: min(item, count - 1))
    guard columnCount > 0 else { return }
    marks.reserveCapacity((count + blockLength - 1) / blockLength * columnCount)
    for first in stride(from: ends.count * blockLength, to: count, by: blockLength) {
      marks.append(contentsOf: cursors)
      ends.append(end)
      let items = first..<min(first + blockLength, count)
      if isInTurn {
        placeInTurn(items, &cursors, asked: asked, lengthOfItem)
      } else {
        placeShortestFirst(items, &cursors, asked: asked, lengthOfItem)
      }
    }
    guard !isInTurn else { return }
    for column in 0..<columnCount { link(Mark.noItem, behind: cursors[column], in: column) }
  }

  /// Returns the marks at the start of a block, and removes the marks from there on.
  private mutating func rewind(toBlockOf item: Int) -> ContiguousArray<Mark> {
    let block = min(item / blockLength, ends.count - 1)
    guard block > 0 else {
      marks.removeAll(keepingCapacity: true)
      ends.removeAll(keepingCapacity: true)
      end = 0
      return ContiguousArray(repeating: Mark(), count: columnCount)
    }
    let cursors = ContiguousArray(marks[block * columnCount..<(block + 1) * columnCount])
    end = ends[block]
    marks.removeSubrange((block * columnCount)...)
    ends.removeSubrange(block...)
    return cursors
  }

  // Most of the time is spent in the next two methods, so they use buffers, and variables that no closure captures.

  /// Places neighbouring items at the ends of the columns in turn.
  private mutating func placeInTurn(
    _ items: Range<Int>, _ cursors: inout ContiguousArray<Mark>, asked: Int, _ lengthOfItem: (Int) -> Double
  ) {
    let (spacing, oldEnd) = (spacing, end)
    end = cursors.withUnsafeMutableBufferPointer { cursors in
      lengths.withUnsafeMutableBufferPointer { lengths in
        var (column, end) = (0, oldEnd)
        for item in items {
          if item >= asked { lengths[item] = lengthOfItem(item).asExtent }
          let (start, length) = (cursors[column].start, lengths[item])
          end = Self.greater(end, start + length)
          cursors[column].start = start + Self.greater(length + spacing, 0)
          column = column + 1 < cursors.count ? column + 1 : 0
        }
        return end
      }
    }
  }

  /// Places neighbouring items, each at the end of the shortest column.
  private mutating func placeShortestFirst(
    _ items: Range<Int>, _ cursors: inout ContiguousArray<Mark>, asked: Int, _ lengthOfItem: (Int) -> Double
  ) {
    let (spacing, oldEnd) = (spacing, end)
    let nodeCount = ShortestColumn.nodeCount(forColumns: columnCount)
    end = withUnsafeTemporaryAllocation(of: ShortestColumn.Node.self, capacity: nodeCount) { nodes in
      cursors.withUnsafeMutableBufferPointer { cursors in
        heads.withUnsafeMutableBufferPointer { heads in
          lengths.withUnsafeMutableBufferPointer { lengths in
            columns.withUnsafeMutableBufferPointer { columns in
              followers.withUnsafeMutableBufferPointer { followers in
                var shortest = ShortestColumn(ofColumns: cursors.count, in: nodes) { cursors[$0].start }
                var end = oldEnd
                for item in items {
                  if item >= asked { lengths[item] = lengthOfItem(item).asExtent }
                  let (column, start, length) = (shortest.node.column, shortest.node.start, lengths[item])
                  let number = UInt32(truncatingIfNeeded: item)
                  columns[item] = UInt16(truncatingIfNeeded: column)
                  let last = cursors[column].last
                  if last == Mark.noItem { heads[column] = number } else { followers[Int(last)] = number }
                  end = Self.greater(end, start + length)
                  let next = start + Self.greater(length + spacing, 0)
                  cursors[column] = Mark(start: next, last: number)
                  shortest.extend(to: next)
                }
                return end
              }
            }
          }
        }
      }
    }
  }

  /// The greater one of two numbers, neither of which is NaN. It is one instruction, unlike `max`.
  private static func greater(_ one: Double, _ other: Double) -> Double { one < other ? other : one }

  private mutating func link(_ item: UInt32, behind mark: Mark, in column: Int) {
    if mark.last == Mark.noItem { heads[column] = item } else { followers[Int(mark.last)] = item }
  }

  // MARK: - Queries

  /// The column of an item, and its start and length along the main axis.
  ///
  /// - Complexity: O(1).
  func place(ofItem item: Int) -> (column: Int, start: Double, length: Double) {
    let column = isInTurn ? item % columnCount : Int(columns[item])
    let block = item / blockLength
    var start = marks[block * columnCount + column].start
    var before = firstItem(inBlock: block, column: column)
    while before < item {
      start += advance(over: before)
      before = follower(of: before)
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
      let block = max(0, passed - 1)
      var start = marks[block * columnCount + column].start
      var item = firstItem(inBlock: block, column: column)
      while item < itemCount, start <= interval.to {
        if start + lengths[item] >= interval.from { body(item, column, start, lengths[item]) }
        start += advance(over: item)
        item = follower(of: item)
      }
    }
  }

  /// The first item of a column in a block or after it, or an index beyond all items when there is none.
  private func firstItem(inBlock block: Int, column: Int) -> Int {
    // A block has as many items of each column when they are in turn.
    if isInTurn { return block * blockLength + column }
    let last = marks[block * columnCount + column].last
    return last == Mark.noItem ? Int(heads[column]) : follower(of: Int(last))
  }

  /// The next item in the same column, or an index beyond all items when there is none.
  private func follower(of item: Int) -> Int { isInTurn ? item + columnCount : Int(followers[item]) }

  /// The distance from the start of an item to the start of the next one in its column.
  private func advance(over item: Int) -> Double { max(0, lengths[item] + spacing) }
}
