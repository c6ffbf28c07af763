import Geometry

/// A sector of a turntable's disc, in the coordinates of its item. The hub is the origin, the item's upper edge faces
/// away from it, and y points down.
///
/// Angles are in radians from the item's own vertical, clockwise on screen. Lengths are in points.
public struct TurntableSector: Hashable, Sendable {
  /// The distance of the inner rim from the hub.
  public var innerRadius: Double
  /// The distance of the outer rim from the hub.
  public var outerRadius: Double
  /// The angle at which the sector begins, −π…π.
  public var startAngle: Double
  /// The angle at which the sector ends, −π…π.
  public var endAngle: Double
  /// The distance between two neighbouring sectors. Each side of the sector loses half of it.
  public var spacing: Double

  /// Makes a sector.
  public init(
    innerRadius: Double, outerRadius: Double, startAngle: Double, endAngle: Double, spacing: Double = 0
  ) {
    self.innerRadius = innerRadius
    self.outerRadius = outerRadius
    self.startAngle = startAngle
    self.endAngle = endAngle
    self.spacing = spacing
  }

  /// The outline of a sector: an arc of the outer rim, and one of the inner rim or a corner.
  public struct Outline: Hashable, Sendable {
    /// The boundary opposite the outer rim.
    public enum Inside: Hashable, Sendable {
      /// An arc of the inner rim between two angles.
      case arc(radius: Double, start: Double, end: Double)
      /// A corner at a distance from the hub, in the direction of an angle.
      case corner(distance: Double, angle: Double)
    }

    /// The angle at which the arc of the outer rim begins.
    public var outerStart: Double
    /// The angle at which the arc of the outer rim ends.
    public var outerEnd: Double
    /// The boundary opposite the outer rim.
    public var inside: Inside
  }

  /// The outline of the sector, or nil when the spacing leaves nothing of it.
  ///
  /// Each side is a ray from the hub, moved inwards by half the spacing. The ray intersects a rim of radius `r` further
  /// on by `asin(spacing / 2r)`, and the other side at `spacing / (2 · sin(angle / 2))` from the hub. A full disc has
  /// no sides.
  public var outline: Outline? {
    let width = endAngle - startAngle
    guard outerRadius > 0, width > 0 else { return nil }
    let half = width < 2 * .pi - 1e-9 ? max(0, spacing) / 2 : 0
    func ends(_ radius: Double) -> (start: Double, end: Double)? {
      guard half < radius else { return nil }
      let sine = half / radius
      let inset = Trigonometry.atan2(sine, (1 - sine * sine).squareRoot())
      let (start, end) = (startAngle + inset, endAngle - inset)
      return start < end ? (start, end) : nil
    }
    guard let outer = ends(outerRadius) else { return nil }
    let inside: Outline.Inside
    if innerRadius > 0, let inner = ends(innerRadius) {
      inside = .arc(radius: innerRadius, start: inner.start, end: inner.end)
    } else {
      let distance = half > 0 ? half / Trigonometry.sin(min(width, .pi) / 2) : 0
      guard distance < outerRadius else { return nil }
      inside = .corner(distance: distance, angle: (startAngle + endAngle) / 2)
    }
    return Outline(outerStart: outer.start, outerEnd: outer.end, inside: inside)
  }
}
