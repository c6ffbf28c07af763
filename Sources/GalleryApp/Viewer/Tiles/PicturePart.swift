import UIKit

/// The visible part of a picture that is larger than its page.
struct PicturePart: Equatable {
  /// The part in pixels of the upright picture.
  var rect: CGRect
  /// Pixels of the display for each pixel of the picture.
  var scale: CGFloat
}
