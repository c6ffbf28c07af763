import DisplayList
import ImageDecoding
import UIKit

/// A picture that was decoded for the viewer.
struct LoadedPicture: Sendable {
  /// The pixels, upright.
  let image: UIImage
  /// The size of the whole picture in its file, in pixels.
  let pixelSize: CGSize
  /// Whether no pixel is transparent.
  let isOpaque: Bool
  /// How the file stores the picture.
  let orientation: ImageOrientation

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels, upright.
  ///   - width: The width of the whole upright picture in its file, in pixels.
  ///   - height: Its height.
  ///   - orientation: How the file stores the picture.
  ///   - makesLevels: Whether its mip levels are made, because it will fly from its cell and back.
  init(
    _ bitmap: Bitmap, ofWidth width: Int, height: Int, orientation: ImageOrientation = .up,
    makesLevels: Bool = false
  ) {
    let picture = Picture(bitmap)
    if makesLevels { picture.makeLevels() }
    image = UIImage(cgImage: CGImage(picture))
    pixelSize = CGSize(width: width, height: height)
    isOpaque = bitmap.isOpaque
    self.orientation = orientation
  }

  /// The division of the whole picture into tiles.
  var tiling: PictureTiling {
    PictureTiling(width: Int(pixelSize.width), height: Int(pixelSize.height), orientation: orientation)
  }
}
