import Geometry
import ImageDecoding
import Synchronization

/// A decoded picture for renderers: its pixels, its mip levels, and an identity to cache by.
public final class Picture: Sendable {
  /// A number that is unique while the program runs. Renderers cache by it.
  public let identity: UInt64
  /// The pixels at full size.
  public let bitmap: Bitmap
  /// How the picture is drawn larger than its pixels.
  public let magnification: Magnification
  /// The size in pixels.
  public var pixelSize: Size2D { Size2D(width: Double(bitmap.width), height: Double(bitmap.height)) }

  /// Level 1 and the following levels that were requested so far.
  private let reducedLevels = Mutex<[Bitmap]>([])
  private static let nextIdentity = Atomic<UInt64>(1)

  /// The picture for ``pixelated``, if it was requested.
  private let pixelatedPicture = Mutex<Picture?>(nil)

  /// Creates a picture from pixels.
  public convenience init(_ bitmap: Bitmap) { self.init(bitmap, .smooth) }

  private init(_ bitmap: Bitmap, _ magnification: Magnification) {
    self.bitmap = bitmap
    self.magnification = magnification
    identity = Self.nextIdentity.wrappingAdd(1, ordering: .relaxed).oldValue
  }

  /// The picture with the same pixels that is magnified by nearest pixels. The same object each time, so that renderers
  /// can cache by its identity.
  public var pixelated: Picture {
    if magnification == .nearest { return self }
    return pixelatedPicture.withLock { known in
      let picture = known ?? Picture(bitmap, .nearest)
      known = picture
      return picture
    }
  }

  /// How a picture is drawn larger than its pixels.
  public enum Magnification: Hashable, Sendable {
    /// Colours between those of the nearest pixels.
    case smooth
    /// The colour of the nearest pixel, so that pixels become rectangles.
    case nearest
  }

  /// The number of mip levels, including the full size. The last one is a single pixel.
  public var levelCount: Int {
    // Each level halves the longer side, rounded up.
    Int.bitWidth - (max(bitmap.width, bitmap.height) - 1).leadingZeroBitCount + 1
  }

  /// Returns a mip level: the picture reduced by a factor of 2 to the power of `index`. Each pixel is the mean of 2 × 2
  /// pixels of the previous level.
  ///
  /// Sizes are rounded up, so pixel (x, y) of level n covers the pixels of level 0 that begin at (2ⁿx, 2ⁿy). Beyond the
  /// edge, the last pixel is repeated. Levels are made when first requested and kept; all of them take a third of the
  /// memory of the picture. An index out of range is clamped. Safe to call from any thread.
  public func level(_ index: Int) -> Bitmap {
    let index = min(max(0, index), levelCount - 1)
    guard index > 0 else { return bitmap }
    return reducedLevels.withLock { levels in
      while levels.count < index { levels.append((levels.last ?? bitmap).halved()) }
      return levels[index - 1]
    }
  }

  /// Makes all mip levels now. Call it in the background for a picture that will be drawn reduced, so that no frame has
  /// to make them.
  ///
  /// - Complexity: O(*n*) for *n* pixels.
  public func makeLevels() { _ = level(levelCount - 1) }

  /// The number of levels that have been made, apart from the full size.
  package var madeLevelCount: Int { reducedLevels.withLock { $0.count } }

  /// Returns the level to draw from: the smallest one that has at least one pixel for every drawn pixel.
  ///
  /// - Parameter scale: Drawn pixels per pixel of level 0, in the direction of the larger magnification. Above 0.5 and
  ///   for NaN, the result is level 0.
  public func levelIndex(forScale scale: Double) -> Int {
    guard scale > 0, scale <= 0.5 else { return 0 }
    // 0.5 has the exponent −1, and 0.26 the exponent −2. Rounding down leaves a scale from 0.5 to 1 for the level.
    let index = scale.significand == 1 ? -Int(scale.exponent) : -Int(scale.exponent) - 1
    return min(index, levelCount - 1)
  }
}
