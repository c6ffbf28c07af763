import ImageDecoding
import UIKit

/// The number of pixels that a thumbnail has to cover, or that the whole picture fits into.
///
/// Sizes are rounded up to steps, so that a window that grows by a few points needs no new thumbnails. Hundreds of small
/// ones are visible at once, so their steps are shorter, and the smallest shared thumbnails often suffice.
package struct ThumbnailSize: Hashable, Sendable {
  private static let step = 64.0
  /// The steps up to the width of the smallest shared thumbnails.
  private static let (shortStep, shortMaximum) = (16.0, 128.0)
  private static let (minimum, maximum) = (32.0, 16_384.0)

  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// Whether the whole picture fits into the size. Otherwise, it covers the size and may extend beyond it.
  package let isFitting: Bool

  /// Creates the size in pixels of a size in points at a scale. NaN, zero and negative values are treated as the
  /// smallest size.
  package init(covering size: CGSize, scale: CGFloat) { self.init(size, scale: scale, isFitting: false) }

  /// Creates the size in pixels of an area that the whole picture fits into. NaN, zero and negative values are treated
  /// as the smallest size.
  package init(fitting size: CGSize, scale: CGFloat) { self.init(size, scale: scale, isFitting: true) }

  /// The smallest size.
  static let smallest = ThumbnailSize(covering: .zero, scale: 1)

  /// The size for the decoder.
  var decodingSize: DecodingSize {
    isFitting ? .fitting(width: width, height: height) : .filling(width: width, height: height)
  }

  private init(_ size: CGSize, scale: CGFloat, isFitting: Bool) {
    self.isFitting = isFitting
    func pixels(_ length: CGFloat) -> Int {
      let pixels = Double(length * scale)
      guard pixels > Self.minimum else { return Int(Self.minimum) }
      let step = pixels <= Self.shortMaximum ? Self.shortStep : Self.step
      return Int((min(pixels, Self.maximum) / step).rounded(.up) * step)
    }
    width = pixels(size.width)
    height = pixels(size.height)
  }
}
