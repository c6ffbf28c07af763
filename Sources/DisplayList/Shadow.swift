import Geometry

/// A shadow: a blurred silhouette with an offset.
public struct Shadow: Sendable {
  /// What casts the shadow.
  public enum Caster: Sendable {
    /// A rounded rectangle.
    case rectangle(RoundedRectangle)
    /// The inside of a path, by the nonzero winding rule.
    case path(Path)
    /// The area that commands cover, by their opacity.
    case content([Command])
  }

  /// What casts the shadow.
  public var caster: Caster
  /// The colour of the shadow. Its alpha is the maximum opacity of the shadow.
  public var color: Color
  /// The offset of the shadow, in points.
  public var offset: Point2D
  /// The standard deviation of the Gaussian blur, in points (`CALayer.shadowRadius`).
  public var radius: Double

  /// Creates a shadow.
  public init(caster: Caster, color: Color, offset: Point2D, radius: Double) {
    self.caster = caster
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}
