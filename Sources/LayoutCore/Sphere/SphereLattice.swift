import Geometry

/// Points spread evenly on the unit sphere along a spiral whose turns differ by the golden ratio.
///
/// Point `i` of `n` has the z coordinate `1 − (2i + 1)/n` and stands `i` golden turns about the z axis: a
/// Fibonacci lattice (Á. González, "Measurement of areas on a sphere using Fibonacci and latitude–longitude
/// lattices", 2010). The parts of a turn are whole numbers modulo 2⁶⁴, so that they are exact at any `i`.
struct SphereLattice: Hashable, Sendable {
  /// How many points there are.
  let count: Int

  /// The golden ratio's fractional part in parts of a turn.
  private static let golden: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// A point by its index; x and y vary fast, z falls.
  func point(_ index: Int) -> Point3D {
    let z = 1 - (2 * Double(index) + 1) / Double(count)
    let distance = max(0, 1 - z * z).squareRoot()
    // The upper 53 bits are all that a Double can tell.
    let turn = Double((UInt64(index) &* Self.golden) >> 11) * 0x1p-53
    let angle = 2 * .pi * turn
    return Point3D(x: distance * Trigonometry.cos(angle), y: distance * Trigonometry.sin(angle), z: z)
  }
}
