import DisplayList
import Geometry
import ImageDecoding
import Synchronization

/// An image: pixels or recorded drawing, with a size in points.
///
/// Images are immutable.
// Unchecked because the class is open, as on iOS: all its stored properties are constant and Sendable.
open class UIImage: NSObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
  struct Properties: Sendable {
    var content = ImageContent.empty
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    var capInsets = UIEdgeInsets.zero
    /// Whether the image keeps its caps, and repeats or stretches the area between them. Without caps, that is all of it.
    var isResizable = false
    var resizingMode = ResizingMode.tile
    /// The symbol that the image shows.
    var symbol: Symbol?
    /// Whether image views mirror the image in right-to-left interfaces.
    var flipsForRightToLeft = false
    /// The part that constraints do not align, in points.
    var alignmentRectInsets = UIEdgeInsets.zero
    /// The pictures of an animated image.
    var images: [UIImage]?
    /// The duration of one round of an animated image, in seconds.
    var duration: TimeInterval = 0
    /// What assistive technology calls the image.
    var label: String?
    /// The images of the same thing for other traits.
    var asset: UIImageAsset?
  }

  let properties: Properties
  /// The name that was set after the image was made.
  private let label = Mutex<String?>(nil)
  private let identifier = Mutex<String?>(nil)
  /// The asset of an image that was not made by one, once it was requested.
  let ownAsset = Mutex<UIImageAsset?>(nil)

  init(properties: Properties) {
    self.properties = properties
    super.init()
  }

  /// True: an archive contains the data of a PNG file.
  open class var supportsSecureCoding: Bool { true }

  /// Creates an image from an archive. Nil if it contains none.
  public required convenience init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "data"),
      let image = UIImage(data: Data(referencing: data), scale: CGFloat(coder.decodeDouble(forKey: "scale")))
    else { return nil }
    self.init(properties: image.properties)
  }

  /// Archives the pixels, upright, and the scale.
  open func encode(with coder: NSCoder) {
    coder.encode(pngData().map { NSData(data: $0) }, forKey: "data")
    coder.encode(Double(scale), forKey: "scale")
  }

  /// Loads an image from the program's resources, for an image literal. The image is empty if there is none.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(properties: UIImage(named: name)?.properties ?? Properties())
  }

  /// Creates an empty image.
  public override convenience init() { self.init(properties: Properties()) }

  /// Creates an image of pixels at scale 1.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Creates an image of pixels.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: The scale, in pixels per point. Invalid values and zero are treated as 1.
  ///   - orientation: How the pixels are oriented for display.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      properties: Properties(
        content: .bitmap(cgImage), scale: scale > 0 && scale.isFinite ? scale : 1, orientation: orientation))
  }

  // MARK: - Facts

  /// The size of the image as displayed, in points.
  open var size: CGSize {
    switch properties.content {
    case .empty: return .zero
    case .drawing(_, let size): return displayed(CGSize(size))
    case .bitmap(let image):
      return displayed(CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale))
    }
  }

  private func displayed(_ size: CGSize) -> CGSize {
    imageOrientation.swapsAxes ? CGSize(width: size.height, height: size.width) : size
  }

  /// The scale, in pixels per point.
  open var scale: CGFloat { properties.scale }

  /// How the pixels are oriented for display.
  open var imageOrientation: Orientation { properties.orientation }

  /// How the image is coloured.
  open var renderingMode: RenderingMode { properties.renderingMode }

  /// The widths of the edges that are not scaled when the image is drawn larger, in points.
  open var capInsets: UIEdgeInsets { properties.capInsets }

  /// How the area between the caps is enlarged.
  open var resizingMode: ResizingMode { properties.resizingMode }

  /// The insets of the part that constraints align in an image view, in points. They are parts of the image such as a shadow.
  open var alignmentRectInsets: UIEdgeInsets { properties.alignmentRectInsets }

  /// The pixels as stored, before `imageOrientation` is applied; nil for an empty image.
  ///
  /// Recorded drawing is rendered each time this property is read. Without a `UIGraphicsImageRenderer.rasterizer`, the
  /// property is nil for such an image.
  open var cgImage: CGImage? {
    switch properties.content {
    case .empty: nil
    case .bitmap(let image): image
    case .drawing(let commands, let size):
      UIGraphicsImageRenderer.rasterize(commands, size: size, scale: scale).map { CGImage($0) }
    }
  }

  /// What assistive technology calls the image.
  open var accessibilityLabel: String? {
    get { label.withLock { $0 } ?? properties.label }
    set { label.withLock { $0 = newValue } }
  }

  /// A name for tests. It is not shown to the user.
  open var accessibilityIdentifier: String? {
    get { identifier.withLock { $0 } }
    set { identifier.withLock { $0 = newValue } }
  }

  /// A format for images like this one: with its scale.
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  // MARK: - Variants

  /// Returns the image with a stretchable column and row of one point behind caps of a width and a height.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    // A cap of 0 means that the whole side is stretched.
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
        right: left > 0 ? max(0, size.width - left - 1) : 0), resizingMode: .stretch)
  }

  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    var properties = properties
    properties.renderingMode = renderingMode
    return UIImage(properties: properties)
  }

  /// Returns the image filled with a colour. If a view shows it as a template, the tint colour of the view takes
  /// precedence.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the image filled with a colour, with another rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    var properties = properties
    properties.tint = color
    properties.renderingMode = renderingMode
    return UIImage(properties: properties)
  }

  /// Returns the image with other insets of the part that constraints align.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    var properties = properties
    properties.alignmentRectInsets = alignmentInsets
    return UIImage(properties: properties)
  }

  /// Returns the image flipped horizontally.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    var properties = properties
    properties.orientation = imageOrientation.mirrored
    return UIImage(properties: properties)
  }

  /// Returns a resizable image with caps in points. The area between the caps is tiled.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns a resizable image with caps in points.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    var properties = properties
    properties.isResizable = true
    properties.capInsets = capInsets
    properties.resizingMode = resizingMode
    return UIImage(properties: properties)
  }

  // MARK: - Drawing

  /// Draws the image in its own size into the current context, with its upper left corner at a point.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image into a rectangle of the current context.
  open func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let commands = commands(in: Rectangle(rect.standardized), tint: properties.tint?.cgColor.color)
    context.draw(context.interpolated(commands))
  }

  // MARK: - Comparing

  /// Whether both images have equal content and properties.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if other === self { return true }
    let (left, right) = (properties, other.properties)
    guard case .bitmap(let ours) = left.content, case .bitmap(let theirs) = right.content else {
      return false
    }
    return left.scale == right.scale && left.orientation == right.orientation
      && left.renderingMode == right.renderingMode && left.tint == right.tint
      && left.isResizable == right.isResizable && left.capInsets == right.capInsets
      && left.resizingMode == right.resizingMode
      && (ours == theirs || ours.bitmap == theirs.bitmap)
  }

  /// A hash of the image.
  open override var hash: Int {
    guard case .bitmap(let image) = properties.content else { return ObjectIdentifier(self).hashValue }
    var hasher = Hasher()
    hasher.combine(image.width)
    hasher.combine(image.height)
    hasher.combine(scale)
    return hasher.finalize()
  }
}

/// The type of an image literal whose type is not declared.
public typealias _ImageLiteralType = UIImage
