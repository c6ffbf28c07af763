import UIKit

/// What is known of a file after its picture was decoded.
struct KnownPicture {
  /// The size in which it was delivered last.
  var latestSize: ThumbnailSize
  /// The width over the height.
  let aspectRatio: CGFloat
  /// Whether no pixel is transparent.
  let isOpaque: Bool
}
