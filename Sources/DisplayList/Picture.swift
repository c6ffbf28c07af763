import Geometry
import ImageDecoding
import Synchronization

/// A decoded picture as renderers use it: pixels, smaller versions of them, and a number to cache by.
public final class Picture: Sendable {
  /// Unique while the program runs; renderers cache by it.
  public let identity: UInt64
  /// The pixels in full size.
  public let bitmap: Bitmap
  /// The size in pixels.
  public var pixelSize: Size2D { Size2D(width: Double(bitmap.width), height: Double(bitmap.height)) }

  /// Level 1 and those after it that were asked for so far.
  private let reducedLevels = Mutex<[Bitmap]>([])
  private static let nextIdentity = Atomic<UInt64>(1)

  /// Wraps pixels.
  public init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    identity = Self.nextIdentity.wrappingAdd(1, ordering: .relaxed).oldValue
  }

  /// The number of levels, the one in full size included; the last one is a single pixel.
  public var levelCount: Int {
    // Every level halves the longer side, rounded up.
    Int.bitWidth - (max(bitmap.width, bitmap.height) - 1).leadingZeroBitCount + 1
  }

  /// The picture reduced by 2 to the power of `index`, where a pixel is the mean of 2 × 2 of the level before.
  ///
  /// Sizes are rounded up, so that pixel (x, y) of level n covers the pixels from (2ⁿx, 2ⁿy) on of level 0; where
  /// those end, the last one is repeated. Levels are made when first asked for, once, and kept (a third of the
  /// picture's memory for all of them). Safe to call from any thread. An index out of range gives the nearest.
  public func level(_ index: Int) -> Bitmap {
    let index = min(max(0, index), levelCount - 1)
    guard index > 0 else { return bitmap }
    return reducedLevels.withLock { levels in
      while levels.count < index { levels.append((levels.last ?? bitmap).halved()) }
      return levels[index - 1]
    }
  }

  /// The level to draw from: the smallest that still has at least a pixel for every pixel drawn.
  ///
  /// - Parameter scale: Pixels drawn per pixel of level 0, in the direction of the greater magnification. Above
  ///   0.5, and for what is no number, level 0.
  public func levelIndex(forScale scale: Double) -> Int {
    guard scale > 0, scale <= 0.5 else { return 0 }
    // 0.5 has the exponent −1, and 0.26 the exponent −2: rounding down leaves a scale from 0.5 up to 1.
    let index = scale.significand == 1 ? -Int(scale.exponent) : -Int(scale.exponent) - 1
    return min(index, levelCount - 1)
  }
}
