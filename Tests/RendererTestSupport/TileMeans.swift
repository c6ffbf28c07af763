import ImageDecoding
import TestSupport

/// The mean of every channel in every tile of 16 × 16 pixels; tiles at the right and lower edge may be smaller.
public struct TileMeans: Sendable {
  private let columns: Int
  private let means: [Double]

  /// Adds a picture up.
  public init(of bitmap: Bitmap) {
    let side = PictureTolerance.tileSide
    let columns = (bitmap.width + side - 1) / side
    var sums = [Int](repeating: 0, count: columns * ((bitmap.height + side - 1) / side) * 4)
    bitmap.pixels.withUnsafeBytes { bytes in
      for y in 0..<bitmap.height {
        for column in 0..<columns {
          let left = column * side
          let right = min(left + side, bitmap.width)
          // Two channels at a time: sums of sixteen bytes need twelve of sixteen bits.
          var (even, odd): (UInt32, UInt32) = (0, 0)
          var offset = (y * bitmap.width + left) * 4
          for _ in left..<right {
            let pixel = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            even &+= pixel & 0x00FF_00FF
            odd &+= pixel >> 8 & 0x00FF_00FF
            offset &+= 4
          }
          let tile = (y / side * columns + column) * 4
          sums[tile] += Int(even & 0xFFFF)
          sums[tile + 1] += Int(odd & 0xFFFF)
          sums[tile + 2] += Int(even >> 16)
          sums[tile + 3] += Int(odd >> 16)
        }
      }
    }
    self.columns = columns
    means = sums.indices.map { index in
      let (row, column) = (index / 4 / columns, index / 4 % columns)
      let area = min(side, bitmap.width - column * side) * min(side, bitmap.height - row * side)
      return Double(sums[index]) / Double(area)
    }
  }

  /// The tile whose mean differs most in a channel, by its upper left pixel; nil for pictures of other sizes.
  public func worstTile(against other: TileMeans) -> (x: Int, y: Int, difference: Double)? {
    guard columns == other.columns, means.count == other.means.count else { return nil }
    var worst = (x: 0, y: 0, difference: 0.0)
    for (index, (mean, otherMean)) in zip(means, other.means).enumerated()
    where abs(mean - otherMean) > worst.difference {
      let side = PictureTolerance.tileSide
      worst = (index / 4 % columns * side, index / 4 / columns * side, abs(mean - otherMean))
    }
    return worst
  }
}
