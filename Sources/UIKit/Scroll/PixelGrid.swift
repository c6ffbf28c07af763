/// The device pixels of a screen: scroll views rest on them.
struct PixelGrid: Hashable, Sendable {
  /// How many pixels there are to a point.
  private let scale: CGFloat

  /// - Parameter scale: Pixels to a point; less than 1 is treated as 1.
  init(scale: CGFloat) { self.scale = scale.isFinite ? max(1, scale) : 1 }

  /// The coordinate of the nearest pixel, of two equally near ones the even one.
  func rounded(_ coordinate: CGFloat) -> CGFloat {
    let rounded = (coordinate * scale).rounded(.toNearestOrEven) / scale
    // Far away there are no fractions to round, but the product overflows. Adding 0 makes 0 of −0.
    return rounded.isFinite ? rounded + 0 : coordinate
  }

  /// The nearest pixel on both axes.
  func rounded(_ point: CGPoint) -> CGPoint { CGPoint(x: rounded(point.x), y: rounded(point.y)) }
}
