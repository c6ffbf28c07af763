/// The tiles in some columns and rows of one level.
struct PictureTileRange: Hashable {
  var level: Int
  var columns: Range<Int>
  var rows: Range<Int>

  /// The number of tiles.
  var count: Int { columns.count * rows.count }

  /// The tiles, row by row.
  var tiles: [PictureTile] {
    rows.flatMap { row in columns.map { PictureTile(level: level, column: $0, row: row) } }
  }

  /// Returns whether a tile is in the range.
  func contains(_ tile: PictureTile) -> Bool {
    tile.level == level && columns.contains(tile.column) && rows.contains(tile.row)
  }

  /// Returns whether the ranges have a tile in common.
  func overlaps(_ other: PictureTileRange) -> Bool {
    level == other.level && columns.overlaps(other.columns) && rows.overlaps(other.rows)
  }

  /// The middle tile. With an even number of rows or columns, the one before the middle.
  var center: PictureTile {
    PictureTile(
      level: level, column: (columns.lowerBound + columns.upperBound - 1) / 2,
      row: (rows.lowerBound + rows.upperBound - 1) / 2)
  }

  /// Returns the range that a picture is decoded in at once, to show some tiles: as many of the missing ones as possible
  /// near the middle.
  ///
  /// - Parameters:
  ///   - missing: The tiles to show, all of them in this range.
  ///   - maximumCount: The maximum number of tiles in the result.
  /// - Returns: A range that contains the missing tile next to the middle; nil if none is missing.
  func pass(for missing: [PictureTile], maximumCount: Int) -> PictureTileRange? {
    let center = center
    func distance(_ tile: PictureTile) -> Int {
      max(abs(tile.column - center.column), abs(tile.row - center.row))
    }
    guard let nearest = missing.min(by: { distance($0) < distance($1) }) else { return nil }
    func range(_ places: [Int], around place: Int, count: Int) -> Range<Int> {
      let (first, last) = places.reduce((place, place)) { (min($0.0, $1), max($0.1, $1)) }
      guard last - first >= count else { return first..<last + 1 }
      let start = min(max(first, place - count / 2), last + 1 - count)
      return start..<start + count
    }
    let maximumCount = max(1, maximumCount)
    let columns = range(missing.map(\.column), around: nearest.column, count: maximumCount)
    let rows = range(missing.map(\.row), around: nearest.row, count: max(1, maximumCount / columns.count))
    return PictureTileRange(level: level, columns: columns, rows: rows)
  }
}
