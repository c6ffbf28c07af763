import DisplayList

/// The rule that determines which points are inside a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The rule's name.
  public let rawValue: String

  /// Creates a rule from its name. An unknown rule is treated as `nonZero`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point is inside when the path's winding number around it is not 0.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside when the path winds around it an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

  var rule: Path.FillRule { self == .evenOdd ? .evenOdd : .nonZero }
}
