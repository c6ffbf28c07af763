import DisplayList
import Geometry

/// The context of an image that `UIGraphicsImageRenderer` draws.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  private let bounds: CGRect

  init(_ context: CGContext, bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init(context)
  }

  /// An image of what was drawn so far.
  open var currentImage: UIImage {
    UIImage(drawing: cgContext.commands, size: bounds.size, scale: format.scale)
  }
}

extension UIImage {
  /// Creates an image of recorded drawing, clipped to its canvas.
  convenience init(drawing commands: [Command], size: CGSize, scale: CGFloat) {
    let canvas = Rectangle(origin: .zero, size: Size2D(size))
    guard !canvas.isEmpty, canvas.width.isFinite, canvas.height.isFinite else {
      self.init(properties: Properties())
      return
    }
    self.init(
      properties: Properties(
        content: .drawing(commands.cut(to: canvas), canvas.size),
        scale: scale > 0 && scale.isFinite ? scale : 1))
  }
}
