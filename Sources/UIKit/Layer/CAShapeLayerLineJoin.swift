import DisplayList

/// The shape of the corners of a shape layer's stroke.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The shape's name.
  public let rawValue: String

  /// Creates a shape from its name. An unknown shape is treated as `miter`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed, up to the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Rounded.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Bevelled.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var join: StrokeStyle.Join {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
