import DisplayList

/// The shape of the ends of a shape layer's stroke.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The shape's name.
  public let rawValue: String

  /// Creates a shape from its name. An unknown shape is treated as `butt`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Ends exactly at the end of the path.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Adds a half circle beyond the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Adds half a square beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var cap: StrokeStyle.Cap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}
