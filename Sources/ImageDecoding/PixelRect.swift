/// A rectangle of whole pixels, from the upper left corner of a picture.
public struct PixelRect: Hashable, Sendable {
  /// The number of columns to the left of the rectangle.
  public var x: Int
  /// The number of rows above the rectangle.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a rectangle.
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Returns the columns and rows inside a picture; nil if there are none.
  func clamped(width: Int, height: Int) -> (columns: Range<Int>, rows: Range<Int>)? {
    func range(_ start: Int, _ count: Int, _ limit: Int) -> Range<Int> {
      let (sum, isOverflow) = start.addingReportingOverflow(max(0, count))
      let end = isOverflow ? limit : min(max(0, sum), limit)
      return min(max(0, start), end)..<end
    }
    let columns = range(x, self.width, width)
    let rows = range(y, self.height, height)
    return columns.isEmpty || rows.isEmpty ? nil : (columns, rows)
  }
}
