/// The device pixels of a screen, on which scroll views rest.
struct PixelGrid: Hashable, Sendable {
  /// The number of pixels per point.
  private let scale: CGFloat

  /// - Parameter scale: Pixels per point. Values below 1 and invalid values are treated as 1.
  init(scale: CGFloat) { self.scale = scale.isFinite ? max(1, scale) : 1 }

  /// The coordinate of the nearest pixel. Ties go to the even pixel.
  func rounded(_ coordinate: CGFloat) -> CGFloat {
    let rounded = (coordinate * scale).rounded(.toNearestOrEven) / scale
    // A huge coordinate has no fraction to round, but the product overflows. Adding 0 turns −0 into 0.
    return rounded.isFinite ? rounded + 0 : coordinate
  }

  /// The nearest pixel on both axes.
  func rounded(_ point: CGPoint) -> CGPoint { CGPoint(x: rounded(point.x), y: rounded(point.y)) }
}
