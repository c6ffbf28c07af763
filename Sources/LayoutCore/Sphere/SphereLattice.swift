import Geometry

/// Points spread evenly on the unit sphere along a spiral, based on the golden ratio.
///
/// Point `i` of `n` has the z coordinate `1 − (2i + 1)/n` and is turned by `i` golden turns about the z axis. This is a
/// Fibonacci lattice (Á. González, "Measurement of areas on a sphere using Fibonacci and latitude–longitude lattices",
/// 2010). Fractions of a turn are whole numbers modulo 2⁶⁴, so that they are exact for any `i`.
struct SphereLattice: Hashable, Sendable {
  /// The number of points.
  let count: Int

  /// The fractional part of the golden ratio, as a fraction of a turn in units of 2⁻⁶⁴.
  private static let golden: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The point with an index. z falls with the index, x and y vary quickly.
  func point(_ index: Int) -> Point3D {
    let z = 1 - (2 * Double(index) + 1) / Double(count)
    let distance = max(0, 1 - z * z).squareRoot()
    // A Double holds only the upper 53 bits.
    let turn = Double((UInt64(index) &* Self.golden) >> 11) * 0x1p-53
    let angle = 2 * .pi * turn
    return Point3D(x: distance * Trigonometry.cos(angle), y: distance * Trigonometry.sin(angle), z: z)
  }
}
