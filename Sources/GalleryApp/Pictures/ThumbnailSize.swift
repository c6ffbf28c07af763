import UIKit

/// The number of pixels that a thumbnail has to cover.
///
/// Sizes are rounded up to steps, so that a window that grows by a few points needs no new thumbnails.
public struct ThumbnailSize: Hashable, Sendable {
  private static let step = 64.0
  private static let maximum = 16_384.0

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// Creates the size in pixels of a size in points at a scale. NaN, zero and negative values are treated as one step.
  public init(covering size: CGSize, scale: CGFloat) {
    func pixels(_ length: CGFloat) -> Int {
      let pixels = Double(length * scale)
      guard pixels > Self.step else { return Int(Self.step) }
      return Int((min(pixels, Self.maximum) / Self.step).rounded(.up) * Self.step)
    }
    width = pixels(size.width)
    height = pixels(size.height)
  }
}
