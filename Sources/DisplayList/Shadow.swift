import Geometry

/// A blurred, moved silhouette.
public struct Shadow: Sendable {
  /// What casts the shadow.
  public enum Caster: Sendable {
    /// A rounded rectangle.
    case rectangle(RoundedRectangle)
    /// The inside of a path, by the non-zero rule.
    case path(Path)
    /// Whatever the commands cover, by their opacity.
    case content([Command])
  }

  /// What casts the shadow.
  public var caster: Caster
  /// Its colour; the alpha is the shadow's greatest opacity.
  public var color: Color
  /// How far it is moved, in points.
  public var offset: Point2D
  /// The standard deviation of the Gaussian blur, in points (`CALayer.shadowRadius`).
  public var radius: Double

  /// Makes a shadow.
  public init(caster: Caster, color: Color, offset: Point2D, radius: Double) {
    self.caster = caster
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}
