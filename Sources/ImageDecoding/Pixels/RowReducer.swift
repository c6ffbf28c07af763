/// Reduces a picture row by row. Every pixel of the result is the mean of the stored pixels, each weighted by the area
/// that the two have in common.
///
/// The mean of premultiplied pixels is premultiplied: no channel exceeds its alpha.
struct RowReducer {
  /// The number of pixels in a row of the result.
  private let width: Int
  /// The left edge of each stored column in the result, and the top edge of each row, in units of 1/65,536 pixel. The
  /// last ones are the right and the bottom edge.
  private let columnEdges: [Int]
  private let rowEdges: [Int]
  /// The channels of the unfinished row: blue and red, then green and alpha, in units of 1/2²⁴.
  private var sums: [UInt64]
  /// The channels of the row added last, in units of 1/256.
  private var line: [UInt64]
  private var nextRow = 0

  /// Creates a reducer to a size. The result must not be larger than the stored picture in either direction.
  init(from stored: (width: Int, height: Int), to size: (width: Int, height: Int)) {
    self.init(
      width: size.width, columnEdges: (0...stored.width).map { ($0 * size.width << 16) / stored.width },
      rowEdges: (0...stored.height).map { ($0 * size.height << 16) / stored.height })
  }

  /// Creates a reducer of squares of `factor` by `factor` pixels to one. The last column and row may have fewer.
  init(from stored: (width: Int, height: Int), factor: Int) {
    func edges(_ count: Int) -> [Int] {
      (0..<count).map { index in
        let first = index / factor * factor
        return (first / factor) << 16 + ((index - first) << 16) / min(factor, count - first)
      } + [((count - 1) / factor + 1) << 16]
    }
    self.init(
      width: (stored.width - 1) / factor + 1, columnEdges: edges(stored.width),
      rowEdges: edges(stored.height))
  }

  private init(width: Int, columnEdges: [Int], rowEdges: [Int]) {
    (self.width, self.columnEdges, self.rowEdges) = (width, columnEdges, rowEdges)
    sums = Array(repeating: 0, count: width * 2)
    line = sums
  }

  /// Adds the next stored row. Returns true if that finished a row of the result, which is then in `target`.
  mutating func add(
    _ row: UnsafeRawPointer, into target: UnsafeMutableRawPointer
  ) -> Bool {
    reduceLine(row.assumingMemoryBound(to: UInt32.self))
    let top = rowEdges[nextRow]
    let bottom = rowEdges[nextRow + 1]
    nextRow += 1
    let end = (top >> 16 + 1) << 16
    if bottom < end {
      addLine(weight: UInt64(bottom - top))
      return false
    }
    addLine(weight: UInt64(end - top))
    finish(into: target.assumingMemoryBound(to: UInt32.self))
    addLine(weight: UInt64(bottom - end))
    return true
  }

  /// Reduces a row horizontally. Each sum has two channels of 32 bits, of which 255 · 65,536 needs 24.
  private mutating func reduceLine(_ row: UnsafePointer<UInt32>) {
    columnEdges.withUnsafeBufferPointer { edges in
      line.withUnsafeMutableBufferPointer { line in
        var x = 0
        var end = 1 << 16
        var left = 0
        var (even, odd): (UInt64, UInt64) = (0, 0)
        for column in 0..<edges.count - 1 {
          let pixel = UInt64(row[column])
          let pixelEven = pixel & 0xFF | (pixel & 0xFF_0000) << 16
          let pixelOdd = pixel >> 8 & 0xFF | (pixel & 0xFF00_0000) << 8
          let right = edges[column + 1]
          if right < end {
            even &+= pixelEven &* UInt64(truncatingIfNeeded: right &- left)
            odd &+= pixelOdd &* UInt64(truncatingIfNeeded: right &- left)
          } else {
            even &+= pixelEven &* UInt64(truncatingIfNeeded: end &- left)
            odd &+= pixelOdd &* UInt64(truncatingIfNeeded: end &- left)
            line[2 &* x] = even >> 8 & 0xFFFF_0000_FFFF
            line[2 &* x &+ 1] = odd >> 8 & 0xFFFF_0000_FFFF
            even = pixelEven &* UInt64(truncatingIfNeeded: right &- end)
            odd = pixelOdd &* UInt64(truncatingIfNeeded: right &- end)
            x &+= 1
            end &+= 1 << 16
          }
          left = right
        }
      }
    }
  }

  /// Adds the row to the sums. A sum of weights of 65,536 reaches at most 255 · 2²⁴ in each channel.
  private mutating func addLine(weight: UInt64) {
    guard weight > 0 else { return }
    line.withUnsafeBufferPointer { line in
      sums.withUnsafeMutableBufferPointer { sums in
        for index in 0..<sums.count { sums[index] &+= line[index] &* weight }
      }
    }
  }

  private mutating func finish(into target: UnsafeMutablePointer<UInt32>) {
    let half: UInt64 = 0x0080_0000_0080_0000
    sums.withUnsafeMutableBufferPointer { sums in
      for x in 0..<width {
        let even = (sums[2 &* x] &+ half) >> 24
        let odd = (sums[2 &* x &+ 1] &+ half) >> 24
        target[x] = UInt32(
          truncatingIfNeeded: even & 0xFF | even >> 16 & 0xFF_0000 | (odd & 0xFF) << 8
            | (odd >> 8 & 0xFF00_0000))
        sums[2 &* x] = 0
        sums[2 &* x &+ 1] = 0
      }
    }
  }
}
