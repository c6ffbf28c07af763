import ImageDecoding
import UIKit

/// A tile that was decoded.
struct LoadedTile: Sendable {
  /// The pixels of the tile, and ``PictureTiling/margin`` more on every side that has them.
  let image: UIImage
  /// Whether every pixel is opaque.
  let isOpaque: Bool
  /// The bytes of the pixels.
  let cost: Int

  init(_ bitmap: Bitmap) {
    image = UIImage(cgImage: CGImage(bitmap))
    isOpaque = bitmap.isOpaque
    cost = bitmap.pixels.count
  }
}
