import Foundation

/// The components of an affine transform: scaling, then shear, then rotation, then translation.
public struct CGAffineTransformComponents: Equatable, Hashable, Sendable {
  /// The factors along x and y.
  public var scale: CGSize
  /// The horizontal shear: maps the scaled point (x, y) to (x + shear · y, y).
  public var horizontalShear: CGFloat
  /// The rotation, in radians, clockwise on screen.
  public var rotation: CGFloat
  /// The translation, in points.
  public var translation: CGVector

  /// Creates the components of the identity.
  public init() {
    self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Creates components from their values.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Creates a transform from its components.
  ///
  /// The linear part is `[sx 0; h·sy sy]` times the rotation; the rows are the images of the x and y axes.
  public init(_ components: CGAffineTransformComponents) {
    let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
    let (sx, sy) = (components.scale.width, components.scale.height)
    let lean = components.horizontalShear * sy
    self.init(
      a: sx * cosine, b: sx * sine, c: lean * cosine - sy * sine, d: lean * sine + sy * cosine,
      tx: components.translation.dx, ty: components.translation.dy)
  }

  /// Returns the components of the transform.
  ///
  /// The scale along x is never negative; a mirrored transform has a negative scale along y. If the transform is
  /// singular, components that are not determined are 0.
  public func decomposed() -> CGAffineTransformComponents {
    // The image of the x axis is only scaled and rotated, because the shear does not move its points.
    let sx = hypot(a, b)
    let rotation = atan2(b, a)
    let (sine, cosine) = (sin(rotation), cos(rotation))
    // The image of the y axis, rotated back, is (shear · sy, sy).
    let (lean, sy) = (c * cosine + d * sine, d * cosine - c * sine)
    return CGAffineTransformComponents(
      scale: CGSize(width: sx, height: sy), horizontalShear: sy == 0 ? 0 : lean / sy, rotation: rotation,
      translation: CGVector(dx: tx, dy: ty))
  }
}
