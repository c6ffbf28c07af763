import DisplayList

/// How a gradient layer spreads its colours.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The type's name.
  public let rawValue: String

  /// Makes a type from its name; one that is not known spreads colours as `axial` does.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from the start to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Outwards from the start point to the ellipse whose half axes are the distances to the end point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, clockwise, beginning in the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")

  var kind: Gradient.Kind {
    switch self {
    case .radial: .radial
    case .conic: .conic
    default: .axial
    }
  }
}
