import ImageDecoding

/// A palette of up to 256 colours that approximates all colours of some pictures.
///
/// Colours are in the format of bitmaps: blue, green, red, alpha, premultiplied, one byte each, from the lowest byte
/// up.
struct Palette {
  /// The colours of the palette.
  private(set) var colors: [UInt32]
  private var indices: [UInt32: UInt8] = [:]

  /// Finds the colours for pictures: all of theirs or, if there are too many, one for each box of a median cut (P.
  /// Heckbert, "Color image quantization for frame buffer display", 1982).
  init(for pictures: [Bitmap], limit: Int) {
    var counts: [UInt32: Int] = [:]
    for picture in pictures {
      picture.pixels.withUnsafeBytes { bytes in
        for pixel in bytes.bindMemory(to: UInt32.self) { counts[pixel, default: 0] += 1 }
      }
    }
    // Sort the colours, because the order of a dictionary changes between runs.
    let found = counts.sorted { $0.key < $1.key }.map { Box.Entry(color: $0.key, count: $0.value) }
    guard found.count > limit else {
      colors = found.map(\.color)
      return
    }
    var boxes = [Box(entries: found)]
    while boxes.count < limit,
      let widest = boxes.indices.max(by: { boxes[$0].weight < boxes[$1].weight }),
      let halves = boxes[widest].halves
    {
      boxes[widest] = halves.0
      boxes.append(halves.1)
    }
    colors = boxes.map(\.average)
  }

  /// Returns the index of the palette's colour nearest to a given one.
  mutating func index(of color: UInt32) -> UInt8 {
    if let known = indices[color] { return known }
    let wanted = color.channels
    var (nearest, minimum) = (0, Int32.max)
    for (index, own) in colors.enumerated() {
      let difference = own.channels &- wanted
      let distance = (difference &* difference).wrappedSum()
      if distance < minimum { (nearest, minimum) = (index, distance) }
    }
    indices[color] = UInt8(nearest)
    return UInt8(nearest)
  }

  /// Returns the indices of a picture's colours, row by row.
  mutating func indices(of picture: Bitmap) -> [UInt8] {
    picture.pixels.withUnsafeBytes { bytes in bytes.bindMemory(to: UInt32.self).map { index(of: $0) } }
  }
}

/// Colours of a picture that are replaced by one.
private struct Box {
  struct Entry {
    var color: UInt32
    var count: Int
  }

  private let entries: [Entry]
  private let channel: Int
  /// The priority for cutting the box: its longest side times the square root of its number of pixels.
  let weight: Double

  init(entries: [Entry]) {
    self.entries = entries
    var (minimum, most) = (SIMD4<Int32>(repeating: 255), SIMD4<Int32>(repeating: 0))
    for entry in entries {
      minimum = pointwiseMin(minimum, entry.color.channels)
      most = pointwiseMax(most, entry.color.channels)
    }
    let sides = most &- minimum
    channel = (0..<4).max { sides[$0] < sides[$1] } ?? 0
    let count = entries.reduce(0) { $0 + $1.count }
    weight = entries.count < 2 ? 0 : Double(sides[channel]) * Double(count).squareRoot()
  }

  /// The two boxes on either side of the median of the longest side; nil for a single colour.
  var halves: (Box, Box)? {
    guard entries.count > 1 else { return nil }
    let sorted = entries.sorted {
      ($0.color.channels[channel], $0.color) < ($1.color.channels[channel], $1.color)
    }
    let half = entries.reduce(0) { $0 + $1.count } / 2
    var (sum, cut) = (0, 0)
    while cut < sorted.count - 1, sum < half || cut == 0 {
      sum += sorted[cut].count
      cut += 1
    }
    return (Box(entries: Array(sorted[..<cut])), Box(entries: Array(sorted[cut...])))
  }

  var average: UInt32 {
    var (sum, count) = (SIMD4<Int>(repeating: 0), 0)
    for entry in entries {
      sum &+= SIMD4<Int>(truncatingIfNeeded: entry.color.channels) &* entry.count
      count += entry.count
    }
    let mean = (sum &+ count / 2) / max(1, count)
    return (0..<4).reduce(0) { $0 | UInt32(mean[$1]) << UInt32(8 * $1) }
  }
}

extension UInt32 {
  /// The four bytes, the lowest first.
  fileprivate var channels: SIMD4<Int32> {
    SIMD4(Int32(self & 255), Int32(self >> 8 & 255), Int32(self >> 16 & 255), Int32(self >> 24))
  }
}
