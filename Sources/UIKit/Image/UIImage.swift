import DisplayList
import Geometry
import ImageDecoding

/// A picture: pixels, or recorded drawing, with a size in points.
///
/// An image never changes after it is made.
// Unchecked because the class is open, as on iOS: all its stored properties are constant and Sendable.
open class UIImage: NSObject, @unchecked Sendable {
  struct Properties: Sendable {
    var content = ImageContent.empty
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
  }

  let properties: Properties

  init(properties: Properties) {
    self.properties = properties
    super.init()
  }

  /// Makes an image of no size.
  public override convenience init() { self.init(properties: Properties()) }

  /// Makes an image of one point a pixel.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Makes an image of pixels.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: Pixels a point; what is not above 0 counts as 1.
  ///   - orientation: How the pixels are turned before they are shown.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      properties: Properties(
        content: .bitmap(cgImage), scale: scale > 0 && scale.isFinite ? scale : 1, orientation: orientation))
  }

  // MARK: Facts

  /// The size in points, as it is shown.
  open var size: CGSize {
    switch properties.content {
    case .empty: return .zero
    case .drawing(_, let size): return CGSize(size)
    case .bitmap(let image):
      let (width, height) = (CGFloat(image.width) / scale, CGFloat(image.height) / scale)
      return imageOrientation.swapsAxes
        ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }
  }

  /// Pixels a point.
  open var scale: CGFloat { properties.scale }

  /// How the pixels are turned before they are shown.
  open var imageOrientation: Orientation { properties.orientation }

  /// Whether the image shows its own colours.
  open var renderingMode: RenderingMode { properties.renderingMode }

  /// The edges that keep their size when the image is enlarged, in points.
  open var capInsets: UIEdgeInsets { properties.capInsets }

  /// How the middle between those edges is enlarged.
  open var resizingMode: ResizingMode { properties.resizingMode }

  /// The pixels, not turned; nil for an image of no size.
  ///
  /// Recorded drawing becomes pixels each time this is asked for, and only where a
  /// `UIGraphicsImageRenderer.rasterizer` is set; else this is nil.
  open var cgImage: CGImage? {
    switch properties.content {
    case .empty: nil
    case .bitmap(let image): image
    case .drawing(let commands, let size):
      UIGraphicsImageRenderer.rasterize(commands, size: size, scale: scale).map { CGImage($0) }
    }
  }

  // MARK: Variants

  /// The image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    var properties = properties
    properties.renderingMode = renderingMode
    return UIImage(properties: properties)
  }

  /// The image with its opacity filled with a colour; shown as a template it takes the view's colour nevertheless.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The image with its opacity filled with a colour, and another rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    var properties = properties
    properties.tint = color
    properties.renderingMode = renderingMode
    return UIImage(properties: properties)
  }

  /// The image seen in a mirror that hangs to its side.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    var properties = properties
    properties.orientation = imageOrientation.mirrored
    return UIImage(properties: properties)
  }

  /// The image with edges that keep their size, in points, when it is drawn larger; the middle is repeated.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with edges that keep their size, in points, when it is drawn larger.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    var properties = properties
    properties.capInsets = capInsets
    properties.resizingMode = resizingMode
    return UIImage(properties: properties)
  }

  // MARK: Drawing

  /// Draws the image at its own size into the current context, its upper left corner at a point.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image into a rectangle of the current context.
  open func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.draw(commands(in: Rectangle(rect.standardized), tint: properties.tint?.cgColor.color))
  }

  // MARK: Comparing

  /// Whether both show the same in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if other === self { return true }
    let (left, right) = (properties, other.properties)
    guard case .bitmap(let ours) = left.content, case .bitmap(let theirs) = right.content else {
      return false
    }
    return left.scale == right.scale && left.orientation == right.orientation
      && left.renderingMode == right.renderingMode && left.tint == right.tint
      && left.capInsets == right.capInsets && left.resizingMode == right.resizingMode
      && (ours == theirs || ours.bitmap == theirs.bitmap)
  }

  /// Equal for equal images.
  open override var hash: Int {
    guard case .bitmap(let image) = properties.content else { return ObjectIdentifier(self).hashValue }
    var hasher = Hasher()
    hasher.combine(image.width)
    hasher.combine(image.height)
    hasher.combine(scale)
    return hasher.finalize()
  }
}
