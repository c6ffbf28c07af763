#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#endif

/// Trigonometric functions from the C library of the platform. Where there is none, as in Embedded Swift for
/// WebAssembly, the host must provide the functions under their C names.
public enum Trigonometry {
  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin) || canImport(Android)
    /// The sine of an angle in radians.
    @inlinable public static func sin(_ x: Double) -> Double { _sin(x) }
    /// The cosine of an angle in radians.
    @inlinable public static func cos(_ x: Double) -> Double { _cos(x) }
    /// The tangent of an angle in radians.
    @inlinable public static func tan(_ x: Double) -> Double { _tan(x) }
    /// The angle whose tangent is given, within ±π/2.
    @inlinable public static func atan(_ x: Double) -> Double { _atan(x) }
    /// The angle of the vector (x, y) from the x axis, within ±π.
    @inlinable public static func atan2(_ y: Double, _ x: Double) -> Double { _atan2(y, x) }
  #else
    /// The sine of an angle in radians.
    public static func sin(_ x: Double) -> Double { importedSin(x) }
    /// The cosine of an angle in radians.
    public static func cos(_ x: Double) -> Double { importedCos(x) }
    /// The tangent of an angle in radians.
    public static func tan(_ x: Double) -> Double { importedTan(x) }
    /// The angle whose tangent is given, within ±π/2.
    public static func atan(_ x: Double) -> Double { importedAtan(x) }
    /// The angle of the vector (x, y) from the x axis, within ±π.
    public static func atan2(_ y: Double, _ x: Double) -> Double { importedAtan2(y, x) }
  #endif
}

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin) || canImport(Android)
  @usableFromInline func _sin(_ x: Double) -> Double { sin(x) }
  @usableFromInline func _cos(_ x: Double) -> Double { cos(x) }
  @usableFromInline func _tan(_ x: Double) -> Double { tan(x) }
  @usableFromInline func _atan(_ x: Double) -> Double { atan(x) }
  @usableFromInline func _atan2(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
#else
  @_extern(c, "sin") private func importedSin(_ x: Double) -> Double
  @_extern(c, "cos") private func importedCos(_ x: Double) -> Double
  @_extern(c, "tan") private func importedTan(_ x: Double) -> Double
  @_extern(c, "atan") private func importedAtan(_ x: Double) -> Double
  @_extern(c, "atan2") private func importedAtan2(_ y: Double, _ x: Double) -> Double
#endif
