import Geometry

// Images by drawing, the older way. Contexts of views are never taken for those of images.
private let imageContexts = ThreadLocal<[(context: CGContext, size: CGSize, scale: CGFloat)]>([])

/// Begins an image of one pixel a point, and makes its context the current one.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image, and makes its context the current one.
///
/// - Parameters:
///   - size: In points.
///   - opaque: Whether the image begins black instead of invisible.
///   - scale: Pixels a point, 0 for the display's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let context = CGContext(size: Size2D(size))
  if opaque { context.fill(CGRect(origin: .zero, size: size)) }
  let scale = scale > 0 ? scale : UITraitCollection.current.displayScale
  imageContexts.value.append((context, size, scale))
  UIGraphicsPushContext(context)
}

/// What was drawn so far in the image begun last; nil when none was.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  imageContexts.value.last.map {
    UIImage(drawing: $0.context.commands, size: $0.size, scale: $0.scale)
  }
}

/// Ends the image begun last, and makes the context current that was so before.
public func UIGraphicsEndImageContext() {
  guard imageContexts.value.popLast() != nil else { return }
  UIGraphicsPopContext()
}
