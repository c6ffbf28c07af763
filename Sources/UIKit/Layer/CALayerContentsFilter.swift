import DisplayList

/// How an image is drawn in another size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name of the filter.
  public let rawValue: String
  /// Creates a filter.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Between the nearest pixels.
  public static let linear = Self(rawValue: "linear")
  /// The nearest pixel.
  public static let nearest = Self(rawValue: "nearest")
  /// Between the nearest pixels of smaller copies.
  public static let trilinear = Self(rawValue: "trilinear")
}

extension CALayerContentsFilter {
  /// Commands that draw images, with the images drawn through the filter where they are magnified.
  func applied(to commands: [Command]) -> [Command] {
    self == .nearest ? commands.map(\.pixelated) : commands
  }
}

extension Command {
  /// The command with pictures whose pixels become rectangles where they are magnified.
  var pixelated: Command {
    switch self {
    case .image(let picture, let source, let rectangle, let tint):
      .image(picture.pixelated, source: source, in: rectangle, tint: tint)
    case .transform(let matrix, let commands): .transform(matrix, commands.map(\.pixelated))
    default: self
    }
  }
}

/// Edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a set of edges.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The left edge.
  public static let layerLeftEdge = Self(rawValue: 1)
  /// The right edge.
  public static let layerRightEdge = Self(rawValue: 2)
  /// The bottom edge.
  public static let layerBottomEdge = Self(rawValue: 4)
  /// The top edge.
  public static let layerTopEdge = Self(rawValue: 8)

  static let all: Self = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
}
