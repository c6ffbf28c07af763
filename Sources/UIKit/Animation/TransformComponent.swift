import Geometry

/// A component of a transform that key paths name: a translation, a scale or a rotation.
struct TransformComponent {
  private enum Kind { case translation, scale, rotation }
  private enum Axis { case x, y, z, all }

  private let kind: Kind
  private let axis: Axis

  init?(_ kind: Substring, axis: Substring?) {
    switch kind {
    case "translation": self.kind = .translation
    case "scale": self.kind = .scale
    case "rotation": self.kind = .rotation
    default: return nil
    }
    switch axis {
    case "x": self.axis = .x
    case "y": self.axis = .y
    case "z": self.axis = .z
    case nil: self.axis = .all
    default: return nil
    }
  }

  /// The component's value in a transform, in points, factors or radians.
  ///
  /// A rotation is read as if it were the only one. Without an axis, a rotation is about z, and a scale is that of x.
  func value(in matrix: Matrix4) -> AnimatableValue {
    switch (kind, axis) {
    case (.translation, .x): .number(matrix.m41)
    case (.translation, .y): .number(matrix.m42)
    case (.translation, .z): .number(matrix.m43)
    case (.translation, .all): .size(Size2D(width: matrix.m41, height: matrix.m42))
    case (.scale, .x), (.scale, .all): .number(Self.length(matrix.m11, matrix.m12, matrix.m13))
    case (.scale, .y): .number(Self.length(matrix.m21, matrix.m22, matrix.m23))
    case (.scale, .z): .number(Self.length(matrix.m31, matrix.m32, matrix.m33))
    case (.rotation, .x): .number(Trigonometry.atan2(matrix.m23, matrix.m33))
    case (.rotation, .y): .number(Trigonometry.atan2(-matrix.m13, matrix.m33))
    case (.rotation, .z), (.rotation, .all): .number(Trigonometry.atan2(matrix.m12, matrix.m11))
    }
  }

  /// The transform with the component replaced. Nil for a value of another kind.
  func setting(_ value: AnimatableValue, in matrix: Matrix4) -> Matrix4? {
    var changed = matrix
    switch (kind, axis, value) {
    case (.translation, .x, .number(let x)): changed.m41 = x
    case (.translation, .y, .number(let y)): changed.m42 = y
    case (.translation, .z, .number(let z)): changed.m43 = z
    case (.translation, .all, .size(let size)): (changed.m41, changed.m42) = (size.width, size.height)
    case (.translation, .all, .point(let point)): (changed.m41, changed.m42) = (point.x, point.y)
    case (.scale, _, .number(let factor)): return scaled(matrix, to: factor)
    case (.rotation, _, .number(let angle)):
      guard case .number(let current) = self.value(in: matrix) else { return nil }
      return Matrix4.rotation(by: angle - current, about: rotationAxis).then(matrix)
    default: return nil
    }
    return changed
  }

  private var rotationAxis: Point3D {
    switch axis {
    case .x: Point3D(x: 1, y: 0, z: 0)
    case .y: Point3D(x: 0, y: 1, z: 0)
    case .z, .all: Point3D(x: 0, y: 0, z: 1)
    }
  }

  /// Scales so that the factor along the axis becomes `factor`. A current factor of 0 is treated as 1.
  private func scaled(_ matrix: Matrix4, to factor: Double) -> Matrix4 {
    guard case .number(let current) = value(in: matrix) else { return matrix }
    let ratio = current > 0 ? factor / current : factor
    switch axis {
    case .x: return Matrix4.scale(x: ratio, y: 1).then(matrix)
    case .y: return Matrix4.scale(x: 1, y: ratio).then(matrix)
    case .z: return Matrix4.scale(x: 1, y: 1, z: ratio).then(matrix)
    case .all: return Matrix4.scale(x: ratio, y: ratio, z: ratio).then(matrix)
    }
  }

  private static func length(_ x: Double, _ y: Double, _ z: Double) -> Double {
    Point3D(x: x, y: y, z: z).length
  }
}
