import Foundation

/// A separable Gaussian blur of 8-bit opacity whose time does not depend on its width.
///
/// Narrow blurs are computed by convolution. Wider ones are three passes of an extended box filter with a real-valued
/// width, so that the deviation is exact (Gwosdek, Grewenig, Bruhn and Weickert, 2011). The shadow of a straight edge
/// is then off by at most 1 % of full opacity: the maximum distance between the cumulative distributions of a normal
/// variable and of the sum of three uniform ones with the same variance.
struct GaussianBlur {
  /// The standard deviation, in pixels.
  let deviation: Double
  private let kernel: [Float]

  init(deviation: Double) {
    self.deviation = deviation
    kernel =
      deviation > 0 && deviation <= Self.maximumDirectDeviation ? Self.kernel(deviation: deviation) : []
  }

  /// The maximum deviation for direct convolution.
  private static let maximumDirectDeviation = 2.0

  /// The distance, in pixels, to which the blur extends: three standard deviations.
  var reach: Int { Int((3 * deviation).rounded(.up)) }

  /// Blurs rows, then columns, in place. Outside the image, opacity is 0.
  func apply(to bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
    guard deviation > 0, width > 0, height > 0 else { return }
    let longer = max(width, height)
    var line = [Float](repeating: 0, count: longer)
    var scratch = [Float](repeating: 0, count: longer)
    // The opacity between the passes is kept in floating point; otherwise, each pass would add a rounding error.
    let plane = UnsafeMutablePointer<Float>.allocate(capacity: width * height)
    defer { plane.deallocate() }
    line.withUnsafeMutableBufferPointer { line in
      scratch.withUnsafeMutableBufferPointer { scratch in
        guard let line = line.baseAddress, let scratch = scratch.baseAddress else { return }
        for y in 0..<height {
          for x in 0..<width { line[x] = Float(bytes[y * stride + x]) }
          blur(line, scratch, count: width)
          for x in 0..<width { plane[x * height + y] = line[x] }
        }
        for x in 0..<width {
          line.update(from: plane + x * height, count: height)
          blur(line, scratch, count: height)
          for y in 0..<height { bytes[y * stride + x] = UInt8(min(255, max(0, line[y] + 0.5))) }
        }
      }
    }
  }

  private func blur(_ line: UnsafeMutablePointer<Float>, _ scratch: UnsafeMutablePointer<Float>, count: Int) {
    if deviation <= Self.maximumDirectDeviation {
      convolve(line, into: scratch, count: count)
      line.update(from: scratch, count: count)
    } else {
      for _ in 0..<3 {
        filterByBox(line, into: scratch, count: count)
        line.update(from: scratch, count: count)
      }
    }
  }

  private func convolve(
    _ source: UnsafeMutablePointer<Float>, into target: UnsafeMutablePointer<Float>, count: Int
  ) {
    for place in 0..<count {
      var sum: Float = 0
      for offset in max(-reach, -place)...min(reach, count - 1 - place) {
        sum += source[place + offset] * kernel[offset + reach]
      }
      target[place] = sum
    }
  }

  /// A box of 2r + 1 full taps and two partial ones at its ends, as a running sum.
  private func filterByBox(
    _ source: UnsafeMutablePointer<Float>, into target: UnsafeMutablePointer<Float>, count: Int
  ) {
    let variance = deviation * deviation / 3
    let radius = Int(((12 * variance + 1).squareRoot() / 2 - 0.5).rounded(.down))
    let r = Double(radius)
    let partial =
      (2 * r + 1) * (r * (r + 1) - 3 * variance) / (6 * (variance - (r + 1) * (r + 1)))
    let fullWeight = Float(1 / (2 * partial + 2 * r + 1))
    let partialWeight = Float(partial) * fullWeight
    // In `Double`, because the running sum subtracts what it added and must return to 0.
    var sum = 0.0
    for place in 0..<min(radius, count) { sum += Double(source[place]) }
    for place in 0..<count {
      let (entering, leaving) = (place + radius, place - radius - 1)
      if entering < count { sum += Double(source[entering]) }
      if leaving >= 0 { sum -= Double(source[leaving]) }
      let before = leaving >= 0 ? source[leaving] : 0
      let after = entering + 1 < count ? source[entering + 1] : 0
      target[place] = fullWeight * Float(sum) + partialWeight * (before + after)
    }
  }

  /// The weights of a Gaussian for pixels at integer distances, normalized to a sum of 1.
  ///
  /// Each weight is the integral of the Gaussian over a pixel, not its value at the centre. So a straight edge between
  /// two pixels becomes exactly the error function.
  private static func kernel(deviation: Double) -> [Float] {
    let reach = Int((3 * deviation).rounded(.up))
    func cumulative(_ distance: Double) -> Double { erf(distance / (deviation * 2.0.squareRoot())) / 2 }
    let weights = (-reach...reach).map { cumulative(Double($0) + 0.5) - cumulative(Double($0) - 0.5) }
    let sum = weights.reduce(0, +)
    return weights.map { Float($0 / sum) }
  }
}
