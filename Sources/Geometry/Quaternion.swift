/// A rotation in space as a unit quaternion.
public struct Quaternion: Hashable, Sendable {
  /// The scalar component, the cosine of half the angle.
  public var w: Double
  /// The x component of the axis, multiplied by the sine of half the angle.
  public var x: Double
  /// The y component of the axis, multiplied by the sine of half the angle.
  public var y: Double
  /// The z component of the axis, multiplied by the sine of half the angle.
  public var z: Double

  /// Makes a quaternion from its components, without normalizing them.
  public init(w: Double, x: Double, y: Double, z: Double) {
    self.w = w
    self.x = x
    self.y = y
    self.z = z
  }

  /// The identity rotation.
  public static let identity = Quaternion(w: 1, x: 0, y: 0, z: 0)

  /// Makes the rotation whose matrix for row vectors has three perpendicular unit vectors as its rows.
  ///
  /// (S. W. Shepperd, "Quaternion from rotation matrix", 1978: divides by the largest of the four components.)
  public init(rows row1: Point3D, _ row2: Point3D, _ row3: Point3D) {
    let trace = row1.x + row2.y + row3.z
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      self.init(w: s / 4, x: (row2.z - row3.y) / s, y: (row3.x - row1.z) / s, z: (row1.y - row2.x) / s)
    } else if row1.x > row2.y, row1.x > row3.z {
      let s = 2 * (1 + row1.x - row2.y - row3.z).squareRoot()
      self.init(w: (row2.z - row3.y) / s, x: s / 4, y: (row1.y + row2.x) / s, z: (row3.x + row1.z) / s)
    } else if row2.y > row3.z {
      let s = 2 * (1 + row2.y - row1.x - row3.z).squareRoot()
      self.init(w: (row3.x - row1.z) / s, x: (row1.y + row2.x) / s, y: s / 4, z: (row2.z + row3.y) / s)
    } else {
      let s = 2 * (1 + row3.z - row1.x - row2.y).squareRoot()
      self.init(w: (row1.y - row2.x) / s, x: (row3.x + row1.z) / s, y: (row2.z + row3.y) / s, z: s / 4)
    }
  }

  /// The rotation as a matrix for row vectors.
  public var matrix: Matrix4 {
    Matrix4(
      (1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y), 0),
      (2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x), 0),
      (2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y), 0),
      (0, 0, 0, 1))
  }

  /// The rotation at a fraction of the way to another one, at constant speed by the shorter way.
  ///
  /// Fractions below 0 and above 1 extrapolate. (K. Shoemake, "Animating rotation with quaternion curves", 1985.)
  public func interpolated(to other: Quaternion, at fraction: Double) -> Quaternion {
    var end = other
    var cosine = w * other.w + x * other.x + y * other.y + z * other.z
    if cosine < 0 {
      end = Quaternion(w: -other.w, x: -other.x, y: -other.y, z: -other.z)
      cosine = -cosine
    }
    var (first, second) = (1 - fraction, fraction)
    // Below this difference, the sine in the denominator is inaccurate and linear interpolation is good enough.
    if cosine < 1 - 1e-12 {
      let sine = (1 - cosine * cosine).squareRoot()
      let angle = Trigonometry.atan2(sine, cosine)
      first = Trigonometry.sin(first * angle) / sine
      second = Trigonometry.sin(second * angle) / sine
    }
    return Quaternion(
      w: w * first + end.w * second, x: x * first + end.x * second,
      y: y * first + end.y * second, z: z * first + end.z * second)
  }
}
