import UIKit

extension CGRect {
  /// Returns the largest rectangle of given proportions in this one, on whole pixels.
  ///
  /// - Parameters:
  ///   - aspectRatio: The width over the height.
  ///   - anchor: Where it is in the space that remains: 0 at the left or upper edge, 1 at the right or lower edge.
  ///   - scale: Pixels per point.
  func fitting(aspectRatio: CGFloat, at anchor: CGPoint, scale: CGFloat) -> CGRect {
    guard aspectRatio > 0, aspectRatio.isFinite, width > 0, height > 0 else { return self }
    let pixel = 1 / max(1, scale)
    func rounded(_ length: CGFloat) -> CGFloat { (length / pixel).rounded() * pixel }
    // At least a pixel of an extreme panorama is visible.
    let size = CGSize(
      width: min(width, max(pixel, rounded(height * aspectRatio))),
      height: min(height, max(pixel, rounded(width / aspectRatio))))
    return CGRect(
      x: minX + rounded(anchor.x * (width - size.width)),
      y: minY + rounded(anchor.y * (height - size.height)),
      width: size.width, height: size.height)
  }
}
