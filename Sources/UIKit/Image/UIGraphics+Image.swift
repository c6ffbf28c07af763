import Geometry

// The older functions for image contexts. They keep a stack of their own, so they never take a view's context for an
// image context.
private let imageContexts = ThreadLocal<[(context: CGContext, size: CGSize, scale: CGFloat)]>([])

/// Begins an image context at scale 1 and makes it the current one.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context and makes it the current one.
///
/// - Parameters:
///   - size: The size of the image, in points.
///   - opaque: Whether the image has a black background instead of a transparent one.
///   - scale: The scale in pixels per point, or 0 for that of the display.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let context = CGContext(size: Size2D(size))
  if opaque { context.fill(CGRect(origin: .zero, size: size)) }
  let scale = scale > 0 ? scale : UITraitCollection.current.displayScale
  imageContexts.value.append((context, size, scale))
  UIGraphicsPushContext(context)
}

/// Returns what was drawn so far in the current image context; nil if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  imageContexts.value.last.map {
    UIImage(drawing: $0.context.commands, size: $0.size, scale: $0.scale)
  }
}

/// Ends the current image context and restores the previous one.
public func UIGraphicsEndImageContext() {
  guard imageContexts.value.popLast() != nil else { return }
  UIGraphicsPopContext()
}
