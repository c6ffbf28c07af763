import ImageDecoding
import UIKit

/// A picture that was decoded for the viewer.
struct LoadedPicture {
  /// The pixels, upright.
  var image: UIImage
  /// The size of the whole picture in its file, in pixels.
  var pixelSize: CGSize
}
