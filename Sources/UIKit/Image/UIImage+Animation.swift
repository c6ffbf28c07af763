extension UIImage {
  /// Creates an image that an image view shows as an animation while it is in a window.
  ///
  /// - Parameters:
  ///   - images: The pictures. The image is nil without one. Elsewhere, the first one is drawn.
  ///   - duration: The duration of one round, in seconds. 0 stands for 1/30 of a second for each picture.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard var properties = images.first?.properties else { return nil }
    properties.images = images
    properties.duration = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
    return UIImage(properties: properties)
  }

  /// The pictures of an animated image. Nil for others.
  public var images: [UIImage]? { properties.images }

  /// The duration of one round of an animated image, in seconds. 0 for others.
  public var duration: TimeInterval { properties.duration }
}
