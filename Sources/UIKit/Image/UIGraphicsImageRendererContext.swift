import DisplayList
import Geometry

/// The context of an image that `UIGraphicsImageRenderer` draws.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context that records the drawing.
  public let cgContext: CGContext
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  private let bounds: CGRect

  init(_ context: CGContext, bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.bounds = bounds
    self.format = format
  }

  /// An image of what was drawn so far.
  open var currentImage: UIImage {
    UIImage(drawing: cgContext.commands, size: bounds.size, scale: format.scale)
  }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Draws a line one point wide inside a rectangle's edge, with the current stroke colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Clips further drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
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
