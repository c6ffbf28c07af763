import Foundation

/// Sizes of pictures that stand side by side in rows, each row as wide as the view, no picture cropped.
struct JustifiedRows {
  /// The width of a row in points.
  var width: Double
  /// The distance between pictures in points.
  var spacing: Double
  /// The height that rows come close to, in points.
  var height: Double
  /// Sizes are whole multiples of this; half a point on a display of two pixels a point.
  var pixel: Double

  /// The sizes of pictures of which width over height is given, in points.
  ///
  /// A row takes pictures as long as that brings its height closer to the one wished for. The last row is left as
  /// short as it is when filling it would make its pictures more than a third higher.
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

  /// Heights are compared by their quotient: half as high is as far off as twice as high.
  private func isCloser(_ one: Double, than other: Double) -> Bool {
    func distance(_ value: Double) -> Double { value > 0 ? abs(log(value / height)) : .infinity }
    return distance(one) <= distance(other)
  }

  private func sizes(ofRow row: [Double], height: Double) -> [CGSize] {
    row.map { CGSize(width: floored($0 * height), height: floored(height)) }
  }

  /// Rounded down, so that a row never becomes wider than the view, but never to nothing.
  private func floored(_ length: Double) -> Double { max(1, (length / pixel).rounded(.down)) * pixel }
}
