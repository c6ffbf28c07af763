import Foundation

/// A 2-D transform as what makes it up: a stretch, then a shear, then a turn, then a displacement.
public struct CGAffineTransformComponents: Equatable, Hashable, Sendable {
  /// The factors along x and y.
  public var scale: CGSize
  /// How far y leans along x: the stretched point (x, y) becomes (x + shear · y, y).
  public var horizontalShear: CGFloat
  /// The turn, in radians, clockwise on screen.
  public var rotation: CGFloat
  /// The displacement, in points.
  public var translation: CGVector

  /// Makes the components of the identity.
  public init() {
    self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Makes components.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Makes the transform that components make up.
  ///
  /// The linear part is `[sx 0; h·sy sy]` times the turn, with rows for the images of x and y.
  public init(_ components: CGAffineTransformComponents) {
    let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
    let (sx, sy) = (components.scale.width, components.scale.height)
    let lean = components.horizontalShear * sy
    self.init(
      a: sx * cosine, b: sx * sine, c: lean * cosine - sy * sine, d: lean * sine + sy * cosine,
      tx: components.translation.dx, ty: components.translation.dy)
  }

  /// What the transform is made up of.
  ///
  /// The factor along x is never negative; a mirrored transform has a negative one along y. Of a transform that flattens
  /// the plane the parts that cannot be told are 0.
  public func decomposed() -> CGAffineTransformComponents {
    // The image of x is stretched and turned only, as the shear moves nothing on the x axis.
    let sx = hypot(a, b)
    let rotation = atan2(b, a)
    let (sine, cosine) = (sin(rotation), cos(rotation))
    // The image of y turned back is (shear · sy, sy).
    let (lean, sy) = (c * cosine + d * sine, d * cosine - c * sine)
    return CGAffineTransformComponents(
      scale: CGSize(width: sx, height: sy), horizontalShear: sy == 0 ? 0 : lean / sy, rotation: rotation,
      translation: CGVector(dx: tx, dy: ty))
  }
}
