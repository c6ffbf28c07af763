import ImageDecoding

extension Bitmap {
  /// The parts of the picture that are not farther from its transparent parts than a width in pixels. Lines that are thinner
  /// than twice the width do not change.
  func outlined(width line: Double) -> Bitmap {
    let distances = distancesToOutside()
    var pixels = Array(pixels)
    for (index, distance) in distances.enumerated() {
      let fraction = min(max(0, line + 0.5 - distance), 1)
      guard fraction < 1 else { continue }
      for byte in index * 4..<index * 4 + 4 { pixels[byte] = UInt8(Double(pixels[byte]) * fraction) }
    }
    return Bitmap(width: width, height: height, pixels: pixels) ?? self
  }

  /// The distance of each pixel from the nearest one that is mostly transparent, or outside of the picture. It is computed in
  /// two passes over the neighbours (G. Borgefors, Distance transformations in digital images, 1986): at most 8 % too long.
  private func distancesToOutside() -> [Double] {
    let (straight, diagonal) = (1.0, 4.0 / 3)
    // A border of one pixel saves the tests for the edges.
    let row = width + 2
    var distances = [Double](repeating: 0, count: row * (height + 2))
    for y in 0..<height {
      for x in 0..<width where pixels[(y * width + x) * 4 + 3] >= 128 {
        distances[(y + 1) * row + x + 1] = .greatestFiniteMagnitude
      }
    }
    func shorten(_ index: Int, _ direction: Int) {
      let nearest = min(
        distances[index - direction] + straight, distances[index - direction * row] + straight,
        distances[index - direction * (row + 1)] + diagonal,
        distances[index - direction * (row - 1)] + diagonal)
      distances[index] = min(distances[index], nearest)
    }
    for y in 1...height { for x in 1...width { shorten(y * row + x, 1) } }
    for y in (1...height).reversed() { for x in (1...width).reversed() { shorten(y * row + x, -1) } }
    var result: [Double] = []
    result.reserveCapacity(width * height)
    for y in 1...height { result += distances[(y * row + 1)...(y * row + width)] }
    return result
  }
}
