import DisplayList

/// Which points are inside a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The rule's name.
  public let rawValue: String

  /// Makes a rule from its name; one that is not known counts as `nonZero`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Those the path runs around more often one way than the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Those the path runs around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

  var rule: Path.FillRule { self == .evenOdd ? .evenOdd : .nonZero }
}
