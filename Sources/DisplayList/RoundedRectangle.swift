import Geometry

/// A rectangle with circular corners.
///
/// Radii that do not fit are scaled down together until they do, as CSS does (Backgrounds and Borders
/// Level 3, section 5.5).
public struct RoundedRectangle: Hashable, Sendable {
  /// The rectangle, before its corners are taken off.
  public var rectangle: Rectangle
  /// The radii of its corners.
  public var radii: CornerRadii

  /// Makes a rounded rectangle; radii below 0 count as 0, and those that do not fit are scaled down.
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

  /// The shape with every edge moved inwards; radii shrink by the same distance, down to 0.
  public func inset(by distance: Double) -> RoundedRectangle {
    RoundedRectangle(
      rectangle.inset(by: distance),
      radii: CornerRadii(
        topLeft: radii.topLeft - distance, topRight: radii.topRight - distance,
        bottomRight: radii.bottomRight - distance, bottomLeft: radii.bottomLeft - distance))
  }
}
