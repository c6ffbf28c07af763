/// The pictures of one section of a grid, in rows of a number of columns that need not be an integer.
///
/// The pictures are a belt that is cut into rows. While the number of columns changes, the belt moves along the rows.
/// A picture leaves a row at one edge and enters the next row at the other edge. Half a column beyond either edge it is
/// transparent, so it changes rows unseen.
struct GridRows: Equatable {
  /// The number of pictures.
  let count: Int
  /// The number of columns.
  let columns: Double
  /// The column of the first picture, if all pictures were in row 0.
  private let shift: Double
  /// The number of rows above row 0.
  private let rowsAbove: Double
  /// The number of all rows.
  let rowCount: Double

  /// Creates the rows between two arrangements.
  ///
  /// - Parameters:
  ///   - count: The number of pictures.
  ///   - section: The section.
  ///   - start: The arrangement at progress 0.
  ///   - end: The arrangement at progress 1.
  ///   - progress: The progress, from 0 to 1.
  ///   - pin: A picture that moves straight from its column at the start to its column at the end, and so do the
  ///     others of its row. Its row is row 0.
  init(
    count: Int, inSection section: Int, from start: GridArrangement, to end: GridArrangement,
    progress: Double,
    pin: Int
  ) {
    func between(_ start: Int, _ end: Int) -> Double {
      start == end ? Double(start) : Double(start) * (1 - progress) + Double(end) * progress
    }
    self.count = count
    columns = between(start.columns, end.columns)
    shift =
      between(start.column(of: pin, inSection: section), end.column(of: pin, inSection: section))
      - Double(pin)
    rowsAbove = between(start.row(of: pin, inSection: section), end.row(of: pin, inSection: section))
    rowCount = between(
      start.rowCount(of: count, inSection: section), end.rowCount(of: count, inSection: section))
  }

  /// Returns the row of a picture from the first row of the section, and its column. Both are fractional between two
  /// arrangements. The column is at least −0.5 and less than the number of columns less 0.5.
  func place(of item: Int) -> (row: Double, column: Double) {
    let position = Double(item) + shift
    let row = ((position + 0.5) / columns).rounded(.down)
    return (row + rowsAbove, position - row * columns)
  }

  /// Returns the pictures in rows that overlap an interval of row coordinates.
  func items(inRows interval: ClosedRange<Double>) -> Range<Int> {
    guard count > 0, interval.lowerBound.isFinite, interval.upperBound.isFinite else { return 0..<0 }
    let first = (interval.lowerBound - rowsAbove).rounded(.down)
    let last = (interval.upperBound - rowsAbove).rounded(.down)
    func start(ofRow row: Double) -> Int {
      Int(min(max((row * columns - 0.5 - shift).rounded(.up), 0), Double(count)))
    }
    return start(ofRow: first)..<max(start(ofRow: first), start(ofRow: last + 1))
  }

  /// Returns the opacity of a picture in a column.
  func opacity(atColumn column: Double) -> Double {
    min(1, max(0, 1 + 2 * column), max(0, 1 - 2 * (column - (columns - 1))))
  }
}
