import DisplayList
import Geometry
import ImageDecoding
import Synchronization

/// Creates images by drawing.
///
/// Drawing is recorded, so the image is sharp at every scale. It is rendered to pixels only for `cgImage`, `pngData()`
/// and `jpegData(compressionQuality:)`, and only if a `rasterizer` is set.
open class UIGraphicsImageRenderer: NSObject {
  /// A function that renders a display list to pixels, at a scale in pixels per point.
  public typealias Rasterizer = @Sendable (_ list: DisplayList, _ scale: Double) -> Bitmap?

  private static let currentRasterizer = Mutex<Rasterizer?>(nil)
  private static let identities = Atomic<UInt64>(.max)

  /// The function that renders recorded images to pixels. A host sets it; without one, recorded images have no pixels.
  public static var rasterizer: Rasterizer? {
    get { currentRasterizer.withLock { $0 } }
    set { currentRasterizer.withLock { $0 = newValue } }
  }

  /// A copy of the format, with the rectangle of the images.
  public let format: UIGraphicsImageRendererFormat

  private var bounds: CGRect { format.bounds }

  /// Creates a renderer for images of a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format.copy(for: bounds.standardized)
  }

  /// Creates a renderer for images of a rectangle, in points, for the display.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Creates a renderer for images of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images of a size, in points, for the display.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Returns the image that a closure draws. Its context is the current one meanwhile.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let commands = CGContext.recording(size: Size2D(bounds.size), origin: Point2D(bounds.origin)) { context in
      if format.opaque { context.fill(bounds) }
      actions(UIGraphicsImageRendererContext(context, bounds: bounds, format: format))
    }
    return UIImage(drawing: commands, size: bounds.size, scale: format.scale)
  }

  /// Returns what a closure draws as a PNG file; empty without a `rasterizer`.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns what a closure draws as a JPEG file; empty without a `rasterizer`.
  ///
  /// - Parameters:
  ///   - compressionQuality: The quality, from 0 (smallest file) to 1 (best quality).
  ///   - actions: A closure that draws the image.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  static func rasterize(_ commands: [Command], size: Size2D, scale: CGFloat) -> Bitmap? {
    rasterizer?(DisplayList(size: size, root: fragment(of: commands)), scale)
  }

  /// Returns a fragment with an identity of its own.
  static func fragment(of commands: [Command]) -> Fragment {
    // Identities count down from the maximum, far from those of layers.
    let identity = identities.subtract(1, ordering: .relaxed).newValue
    return Fragment(identity: identity, generation: 0, commands: commands)
  }
}
