/// The format of images that `UIGraphicsImageRenderer` creates.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The scale of rendered images, in pixels per point; by default that of the display.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  /// Whether the image has a black background instead of a transparent one.
  open var opaque = false

  /// Returns a format for the display.
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns a format for the display.
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
