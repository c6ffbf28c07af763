/// The shape of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String

  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Apple's continuous corner. Drawn as a quarter of a circle.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
