/// The context of what a renderer, such as `UIGraphicsImageRenderer`, draws.
open class UIGraphicsRendererContext: NSObject {
  /// The context that records the drawing.
  public let cgContext: CGContext

  init(_ context: CGContext) { cgContext = context }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Draws a line one point wide inside a rectangle's edge, with the current stroke colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Clips further drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
