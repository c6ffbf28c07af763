/// How `UIGraphicsImageRenderer` makes images.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels a point, for when pixels are needed; the display's unless set.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  /// Whether the image begins black instead of invisible.
  open var opaque = false

  /// A format for the display.
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// A format for the display.
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
