import Foundation

/// Sizes of pictures in justified rows: each row is as wide as the view, and no picture is cropped.
struct JustifiedRows {
  /// The width of a row in points.
  var width: Double
  /// The spacing between pictures in points.
  var spacing: Double
  /// The preferred height of a row in points.
  var height: Double
  /// The size of a pixel in points. Sizes are multiples of it; it is 0.5 on a display of scale 2.
  var pixel: Double

  /// Returns the sizes of pictures, in points.
  ///
  /// A row takes further pictures as long as that brings its height closer to the preferred one. The last row stays
  /// short if filling it would make its pictures more than a third higher.
  ///
  /// - Parameter ratios: The aspect ratio of each picture, width over height.
  /// - Complexity: O(*n*).
  func sizes(ratios: [Double]) -> [CGSize] {
    var sizes: [CGSize] = []
    sizes.reserveCapacity(ratios.count)
    var row: [Double] = []
    for ratio in ratios {
      let longer = row + [ratio]
      if !row.isEmpty, isCloser(filledHeight(of: row), than: filledHeight(of: longer)) {
        sizes += self.sizes(ofRow: row, height: filledHeight(of: row))
        row = [ratio]
      } else {
        row = longer
      }
    }
    let filled = filledHeight(of: row)
    return sizes + self.sizes(ofRow: row, height: filled > height * 4 / 3 ? height : filled)
  }

  /// The height at which a row is as wide as the view.
  private func filledHeight(of row: [Double]) -> Double {
    guard !row.isEmpty else { return height }
    return max(0, width - spacing * Double(row.count - 1)) / row.reduce(0, +)
  }

  /// Whether one height is closer to the preferred one. Heights are compared by ratio: half the height differs as much
  /// as twice the height.
  private func isCloser(_ one: Double, than other: Double) -> Bool {
    func distance(_ value: Double) -> Double { value > 0 ? abs(log(value / height)) : .infinity }
    return distance(one) <= distance(other)
  }

  private func sizes(ofRow row: [Double], height: Double) -> [CGSize] {
    row.map { CGSize(width: floored($0 * height), height: floored(height)) }
  }

  /// Rounds down to a whole pixel, so that a row is never wider than the view. The minimum is one pixel.
  private func floored(_ length: Double) -> Double { max(1, (length / pixel).rounded(.down)) * pixel }
}
