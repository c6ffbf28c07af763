/// The pixels on which the frames of an animation are composed, premultiplied as in ``Bitmap``.
struct AnimationCanvas {
  /// What happens to a frame before the next one is drawn.
  enum Disposal {
    /// It stays.
    case keep
    /// Its rectangle becomes transparent.
    case clear
    /// Its rectangle becomes what it was before.
    case restore
  }

  let width: Int
  let height: Int
  private var pixels: [UInt8]
  /// The rectangle to dispose of before the next frame, and its earlier pixels if they are needed.
  private var pending: (area: (columns: Range<Int>, rows: Range<Int>), earlier: [UInt8]?)?

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: 0, count: width * height * 4)
  }

  /// A copy of the pixels; nil if memory is insufficient.
  var bitmap: Bitmap? { Bitmap(width: width, height: height, pixels: pixels) }

  /// Disposes of the previous frame, and draws the next one at a position. Parts outside of the canvas are cut.
  mutating func draw(
    _ frame: Bitmap, x: Int, y: Int, isBlended: Bool, disposal: Disposal
  ) {
    dispose()
    let rect = PixelRect(x: x, y: y, width: frame.width, height: frame.height)
    guard let area = rect.clamped(width: width, height: height) else { return }
    if disposal != .keep { pending = (area, disposal == .restore ? pixels : nil) }
    pixels.withUnsafeMutableBytes { target in
      frame.pixels.withUnsafeBytes { source in
        for row in area.rows {
          var read = ((row - y) * frame.width + area.columns.lowerBound - x) * 4
          var write = (row * width + area.columns.lowerBound) * 4
          for _ in area.columns {
            let alpha = source[read + 3]
            if !isBlended || alpha == 255 {
              let pixel = source.loadUnaligned(fromByteOffset: read, as: UInt32.self)
              target.storeBytes(of: pixel, toByteOffset: write, as: UInt32.self)
            } else if alpha > 0 {
              for channel in 0..<4 {
                // Rounding can exceed 255 by one only if the pixels are not premultiplied.
                let below = target[write + channel].premultiplied(by: 255 - alpha)
                target[write + channel] = UInt8(clamping: Int(source[read + channel]) + Int(below))
              }
            }
            read += 4
            write += 4
          }
        }
      }
    }
  }

  private mutating func dispose() {
    guard let (area, earlier) = pending else { return }
    pending = nil
    for row in area.rows {
      let bytes = (row * width + area.columns.lowerBound) * 4..<(row * width + area.columns.upperBound) * 4
      if let earlier {
        pixels.replaceSubrange(bytes, with: earlier[bytes])
      } else {
        pixels.replaceSubrange(bytes, with: repeatElement(0, count: bytes.count))
      }
    }
  }
}
