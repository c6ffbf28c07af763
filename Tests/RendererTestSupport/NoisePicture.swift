import DisplayList
import ImageDecoding
import TestSupport

/// Pictures that compress about as well as photos: noise of several frequencies.
public enum NoisePicture {
  /// Makes an opaque picture.
  ///
  /// - Parameter seed: Pictures with different seeds are different.
  public static func make(width: Int, height: Int, seed: UInt64) -> Picture? {
    var random = SplitMix64(seed: seed)
    // Each octave has half of the wavelength and amplitude of the one before, as in photos of nature.
    let octaves = [64, 32, 16, 8, 4].map { step -> (step: Int, columns: Int, values: [Double]) in
      let columns = width / step + 2
      let count = columns * (height / step + 2) * 3
      return (step, columns, (0..<count).map { _ in Double.random(in: -1...1, using: &random) })
    }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        for channel in 0..<3 {
          var value = 128.0
          for octave in octaves {
            let (u, v) = (
              Double(x % octave.step) / Double(octave.step), Double(y % octave.step) / Double(octave.step)
            )
            let corner = (y / octave.step * octave.columns + x / octave.step) * 3 + channel
            let (below, right) = (octave.columns * 3, 3)
            let (a, b) = (octave.values[corner], octave.values[corner + right])
            let (c, d) = (octave.values[corner + below], octave.values[corner + below + right])
            let mean = (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v
            value += mean * Double(octave.step)
          }
          pixels.append(UInt8(min(max(value, 0), 255)))
        }
        pixels.append(255)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels).map { Picture($0) }
  }
}
