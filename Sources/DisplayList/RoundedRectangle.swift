import Geometry

/// A rectangle with circular corners.
///
/// Radii that do not fit are scaled down together until they fit, as in CSS (Backgrounds and Borders Level 3, section
/// 5.5).
public struct RoundedRectangle: Hashable, Sendable {
  /// The rectangle before its corners are rounded.
  public var rectangle: Rectangle
  /// The radii of the corners.
  public var radii: CornerRadii

  /// Creates a rounded rectangle. Negative radii are treated as 0, and radii that do not fit are scaled down.
  public init(_ rectangle: Rectangle, radii: CornerRadii = .zero) {
    self.rectangle = rectangle
    var fitting = CornerRadii(
      topLeft: max(0, radii.topLeft), topRight: max(0, radii.topRight),
      bottomRight: max(0, radii.bottomRight), bottomLeft: max(0, radii.bottomLeft))
    var factor = 1.0
    for (sum, length) in [
      (fitting.topLeft + fitting.topRight, rectangle.width),
      (fitting.bottomLeft + fitting.bottomRight, rectangle.width),
      (fitting.topLeft + fitting.bottomLeft, rectangle.height),
      (fitting.topRight + fitting.bottomRight, rectangle.height),
    ] where sum > length {
      factor = min(factor, max(0, length) / sum)
    }
    if factor < 1 {
      fitting.topLeft *= factor
      fitting.topRight *= factor
      fitting.bottomRight *= factor
      fitting.bottomLeft *= factor
    }
    self.radii = fitting
  }

  /// Whether all corners are sharp.
  public var isSharp: Bool { radii == .zero }

  /// Returns the shape with every edge moved inwards. The radii are reduced by the same distance, to a minimum of 0.
  public func inset(by distance: Double) -> RoundedRectangle {
    RoundedRectangle(
      rectangle.inset(by: distance),
      radii: CornerRadii(
        topLeft: radii.topLeft - distance, topRight: radii.topRight - distance,
        bottomRight: radii.bottomRight - distance, bottomLeft: radii.bottomLeft - distance))
  }
}
