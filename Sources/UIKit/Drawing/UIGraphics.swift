import DisplayList
import Geometry

private let contexts = ThreadLocal<[CGContext]>([])

/// The current graphics context of this thread, or nil if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.value.last }

/// Makes a context the current one until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) { contexts.value.append(context) }

/// Restores the context that was current before the last `UIGraphicsPushContext`.
public func UIGraphicsPopContext() { _ = contexts.value.popLast() }

/// Fills a rectangle with the current context's fill colour, which replaces what was drawn there.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.replace { $0.fill(rect) } }

/// Draws a line one point wide inside a rectangle's edge with the current context's fill colour, which replaces what was drawn
/// there.
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.replace { $0.fillFrame(rect) } }

/// Clips further drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
  /// Draws with the fill colour in place of what was drawn before.
  fileprivate func replace(_ draw: (CGContext) -> Void) {
    // An opaque colour covers it anyway.
    let isOpaque = state.fillColor.alpha * state.alpha >= 1
    blending(isOpaque ? .normal : .copy) { draw(self) }
  }

  /// Fills a line one point wide inside a rectangle's edge.
  func fillFrame(_ rect: CGRect) {
    guard rect.width > 2, rect.height > 2 else { return fill(rect) }
    fill([
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
      CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
      CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
      CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
    ])
  }

  /// Records what a closure draws on a canvas of a given size, in points from its upper left corner. The closure draws
  /// in this context, which is the current one meanwhile.
  ///
  /// - Parameter origin: The point, in the closure's coordinates, at the upper left corner of the canvas.
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
  /// The commands, clipped to the canvas if they draw outside it.
  func cut(to canvas: Rectangle) -> [Command] {
    guard let extent else { return [] }
    let isInside =
      extent.minX >= canvas.minX && extent.minY >= canvas.minY && extent.maxX <= canvas.maxX
      && extent.maxY <= canvas.maxY
    return isInside ? self : [.clip(RoundedRectangle(canvas), self)]
  }
}
