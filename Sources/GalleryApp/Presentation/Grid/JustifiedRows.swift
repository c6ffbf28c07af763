import Foundation

/// The frames of pictures in justified rows: each row is as wide as the view, and no picture is cropped.
struct JustifiedRows {
  /// The width of a row in points.
  var width: Double
  /// The spacing between pictures in points.
  var spacing: Double
  /// The preferred height of a row in points.
  var height: Double
  /// The size of a pixel in points. Sizes are multiples of it; it is 0.5 on a display of scale 2.
  var pixel: Double

  /// Returns the frames of pictures, in points from the upper left corner of the first one.
  ///
  /// A row takes further pictures as long as that brings its height closer to the preferred one. The last row stays
  /// short if filling it would make its pictures more than a third higher. The pixels that rounding leaves free in a
  /// filled row widen the gaps between its pictures.
  ///
  /// - Parameter ratios: The aspect ratio of each picture, width over height.
  /// - Complexity: O(*n*).
  func frames(ratios: [Double]) -> [CGRect] {
    var frames: [CGRect] = []
    frames.reserveCapacity(ratios.count)
    var row: [Double] = []
    for ratio in ratios {
      let longer = row + [ratio]
      if !row.isEmpty, isCloser(filledHeight(of: row), than: filledHeight(of: longer)) {
        append(row, height: filledHeight(of: row), isFilled: true, to: &frames)
        row = [ratio]
      } else {
        row = longer
      }
    }
    let filled = filledHeight(of: row)
    let isFilled = filled <= height * 4 / 3
    append(row, height: isFilled ? filled : height, isFilled: isFilled, to: &frames)
    return frames
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

  private func append(_ row: [Double], height: Double, isFilled: Bool, to frames: inout [CGRect]) {
    let widths = row.map { floored($0 * height) }
    let top = frames.last.map { $0.maxY + spacing } ?? 0
    let rest = isFilled ? max(0, width - spacing * Double(row.count - 1) - widths.reduce(0, +)) : 0
    var left = 0.0
    for (index, width) in widths.enumerated() {
      let shift = row.count > 1 ? rest * Double(index) / Double(row.count - 1) : 0
      frames.append(
        CGRect(
          x: left + (shift / pixel).rounded(.down) * pixel, y: top, width: width, height: floored(height)))
      left += width + spacing
    }
  }

  /// Rounds down to a whole pixel, so that a row is never wider than the view. The minimum is one pixel.
  private func floored(_ length: Double) -> Double { max(1, (length / pixel).rounded(.down)) * pixel }
}
