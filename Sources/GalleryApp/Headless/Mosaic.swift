import Foundation

/// Equal tiles that fill an area row by row. The first one spans several tiles if that is needed to fill the area.
struct Mosaic {
  /// The preferred aspect ratio of a tile, width over height.
  private static let targetRatio = 1.3

  /// Returns the frames of the tiles, in points.
  ///
  /// - Parameters:
  ///   - count: The number of tiles.
  ///   - area: The area to fill.
  ///   - gap: The spacing between tiles.
  static func frames(of count: Int, in area: CGRect, gap: CGFloat) -> [CGRect] {
    guard count > 0 else { return [] }
    let columns = (1...count).min { isBetter($0, than: $1, for: count, in: area) } ?? 1
    let rows = (count + columns - 1) / columns
    let width = (area.width - CGFloat(columns - 1) * gap) / CGFloat(columns)
    let height = (area.height - CGFloat(rows - 1) * gap) / CGFloat(rows)
    let spare = rows * columns - count
    return (0..<count).map { index in
      let place = index == 0 ? 0 : index + spare
      let span = CGFloat(index == 0 ? spare : 0)
      return CGRect(
        x: area.minX + CGFloat(place % columns) * (width + gap),
        y: area.minY + CGFloat(place / columns) * (height + gap),
        width: max(0, width + span * (width + gap)), height: max(0, height)
      ).integral
    }
  }

  /// Whether a number of columns makes tiles of better proportions. The first tile must fit into the first row.
  private static func isBetter(_ one: Int, than other: Int, for count: Int, in area: CGRect) -> Bool {
    func distance(_ columns: Int) -> Double {
      let rows = (count + columns - 1) / columns
      guard rows * columns - count < columns, area.width > 0, area.height > 0 else { return .infinity }
      let ratio = area.width / CGFloat(columns) / (area.height / CGFloat(rows))
      return abs(log(ratio / targetRatio))
    }
    return distance(one) < distance(other)
  }
}
