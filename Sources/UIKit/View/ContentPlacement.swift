import Geometry

/// The placement of content in a rectangle.
enum ContentPlacement {
  /// The rectangle that content of `size` points fills, in the coordinate space of `bounds`.
  ///
  /// Content that is empty, or whose size is not finite, gives an empty rectangle at the upper left corner.
  static func rectangle(for size: Size2D, in bounds: Rectangle, mode: UIView.ContentMode) -> Rectangle {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return Rectangle(origin: bounds.origin, size: .zero)
    }
    switch mode {
    case .scaleToFill, .redraw:
      return bounds
    case .scaleAspectFit:
      return centered(size, by: min(bounds.width / size.width, bounds.height / size.height), in: bounds)
    case .scaleAspectFill:
      return centered(size, by: max(bounds.width / size.width, bounds.height / size.height), in: bounds)
    case .center: return aligned(size, in: bounds, x: 0.5, y: 0.5)
    case .top: return aligned(size, in: bounds, x: 0.5, y: 0)
    case .bottom: return aligned(size, in: bounds, x: 0.5, y: 1)
    case .left: return aligned(size, in: bounds, x: 0, y: 0.5)
    case .right: return aligned(size, in: bounds, x: 1, y: 0.5)
    case .topLeft: return aligned(size, in: bounds, x: 0, y: 0)
    case .topRight: return aligned(size, in: bounds, x: 1, y: 0)
    case .bottomLeft: return aligned(size, in: bounds, x: 0, y: 1)
    case .bottomRight: return aligned(size, in: bounds, x: 1, y: 1)
    }
  }

  private static func centered(_ size: Size2D, by factor: Double, in bounds: Rectangle) -> Rectangle {
    aligned(Size2D(width: size.width * factor, height: size.height * factor), in: bounds, x: 0.5, y: 0.5)
  }

  /// Places content so that the fractions `x` and `y` of the remaining space lie before it.
  private static func aligned(_ size: Size2D, in bounds: Rectangle, x: Double, y: Double) -> Rectangle {
    Rectangle(
      origin: Point2D(
        x: bounds.minX + (bounds.width - size.width) * x,
        y: bounds.minY + (bounds.height - size.height) * y),
      size: size)
  }
}
