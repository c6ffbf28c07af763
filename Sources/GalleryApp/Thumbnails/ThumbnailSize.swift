import UIKit

/// A number of pixels a thumbnail has to cover.
///
/// Rounded up to full steps, so that a window that grows by a few points asks for nothing new.
public struct ThumbnailSize: Hashable, Sendable {
  private static let step = 64.0
  private static let maximum = 16_384.0

  /// Pixels from left to right.
  public let width: Int
  /// Pixels from top to bottom.
  public let height: Int

  /// The pixels of a size in points at a scale; what is not a number or not positive counts as one step.
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
