/// The format of images that `UIGraphicsImageRenderer` creates.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The scale of rendered images, in pixels per point; by default that of the display.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  /// Whether the image has a black background instead of a transparent one.
  open var opaque = false

  /// The range of colours of an image.
  public enum Range: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// As the system decides.
    case automatic = 0
    /// More colours than those of sRGB.
    case extended = 1
    /// The colours of sRGB.
    case standard = 2
  }

  /// The range of colours. No effect: images have the colours of sRGB.
  open var preferredRange = Range.automatic

  /// Whether images have more colours than those of sRGB. No effect: they have not.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  /// Returns a format for the display.
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns a format for the display.
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns a copy for a renderer.
  func copy(for bounds: CGRect) -> UIGraphicsImageRendererFormat {
    let copy = UIGraphicsImageRendererFormat()
    (copy.scale, copy.opaque, copy.preferredRange, copy.bounds) = (scale, opaque, preferredRange, bounds)
    return copy
  }
}
