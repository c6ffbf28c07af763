import DisplayList
import Geometry

private let contexts = ThreadLocal<[CGContext]>([])

/// The context that is being drawn in, on this thread; nil when nothing is drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.value.last }

/// Makes a context the current one until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) { contexts.value.append(context) }

/// Makes the context current that was so before the last `UIGraphicsPushContext`.
public func UIGraphicsPopContext() { _ = contexts.value.popLast() }

/// Fills a rectangle with the current context's colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a line one point wide inside a rectangle's edge with the current context's fill colour.
public func UIRectFrame(_ rect: CGRect) {
  guard rect.width > 2, rect.height > 2 else { return UIRectFill(rect) }
  UIGraphicsGetCurrentContext()?.fill([
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
    CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
  ])
}

/// Narrows what the current context draws from now on to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
  /// What a closure draws on a canvas of a size, in points from its upper left corner; it draws in this context, which
  /// is current meanwhile.
  ///
  /// - Parameter origin: The point, in the closure's coordinates, at the canvas's upper left corner.
  static func recording(
    size: Size2D, origin: Point2D = .zero, _ draw: (CGContext) throws -> Void
  ) rethrows -> [Command] {
    let context = CGContext(size: size, origin: origin)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    try draw(context)
    return context.commands
  }
}

extension [Command] {
  /// The commands inside a clip, unless they stay inside by themselves.
  func cut(to canvas: Rectangle) -> [Command] {
    guard let extent else { return [] }
    let isInside =
      extent.minX >= canvas.minX && extent.minY >= canvas.minY && extent.maxX <= canvas.maxX
      && extent.maxY <= canvas.maxY
    return isInside ? self : [.clip(RoundedRectangle(canvas), self)]
  }
}
