import DisplayList

/// The kind of gradient that a gradient layer draws.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The type's name.
  public let rawValue: String

  /// Creates a type from its name. An unknown type is drawn like `axial`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from the start to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Outwards from the start point to an ellipse. Its semi-axes are the distances to the end point on each axis.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Clockwise around the start point, beginning in the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")

  var kind: Gradient.Kind {
    switch self {
    case .radial: .radial
    case .conic: .conic
    default: .axial
    }
  }
}
