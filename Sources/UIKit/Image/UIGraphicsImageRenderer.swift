import DisplayList
import Geometry
import ImageDecoding
import Synchronization

/// Makes images by drawing.
///
/// What is drawn is recorded, so that the image is sharp at every scale; it becomes pixels only when they are
/// asked for, by `cgImage`, `pngData()` or `jpegData(compressionQuality:)`, and where a `rasterizer` is set.
open class UIGraphicsImageRenderer: NSObject {
  /// What turns a display list into pixels, at a number of pixels a point.
  public typealias Rasterizer = @Sendable (_ list: DisplayList, _ scale: Double) -> Bitmap?

  private static let currentRasterizer = Mutex<Rasterizer?>(nil)
  private static let identities = Atomic<UInt64>(.max)

  /// The renderer for images that were drawn, for a host to set; without one they have no pixels.
  public static var rasterizer: Rasterizer? {
    get { currentRasterizer.withLock { $0 } }
    set { currentRasterizer.withLock { $0 = newValue } }
  }

  /// How images are made.
  public let format: UIGraphicsImageRendererFormat

  private let bounds: CGRect

  /// Draws images of a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds.standardized
    self.format = format
  }

  /// Draws images of a rectangle, in points, for the display.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Draws images of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Draws images of a size, in points, for the display.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// The image a closure draws; its context is the current one meanwhile.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let commands = CGContext.recording(size: Size2D(bounds.size), origin: Point2D(bounds.origin)) { context in
      if format.opaque { context.fill(bounds) }
      actions(UIGraphicsImageRendererContext(context, bounds: bounds, format: format))
    }
    return UIImage(drawing: commands, size: bounds.size, scale: format.scale)
  }

  /// The image a closure draws as a PNG file; empty without a `rasterizer`.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The image a closure draws as a JPEG file; empty without a `rasterizer`.
  ///
  /// - Parameters:
  ///   - compressionQuality: From 0, smallest, to 1, best.
  ///   - actions: Draws the image.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  static func rasterize(_ commands: [Command], size: Size2D, scale: CGFloat) -> Bitmap? {
    guard let rasterizer else { return nil }
    // Counted downwards from the end, far from the identities of layers.
    let identity = identities.subtract(1, ordering: .relaxed).newValue
    let root = Fragment(identity: identity, generation: 0, commands: commands)
    return rasterizer(DisplayList(size: size, root: root), scale)
  }
}
