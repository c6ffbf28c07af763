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
