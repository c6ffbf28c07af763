/// Distances by which the edges of a rectangle move inwards, in points, in terms of the writing direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance of the upper edge.
  public var top: CGFloat
  /// The distance of the leading edge.
  public var leading: CGFloat
  /// The distance of the lower edge.
  public var bottom: CGFloat
  /// The distance of the trailing edge.
  public var trailing: CGFloat

  /// Creates insets from the four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets of zero.
  public static let zero = NSDirectionalEdgeInsets()
}

extension NSDirectionalEdgeInsets: Codable {
  /// Decodes the numbers from an array, in the order of the memberwise initializer.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(
      top: try numbers.decode(CGFloat.self),
      leading: try numbers.decode(CGFloat.self),
      bottom: try numbers.decode(CGFloat.self),
      trailing: try numbers.decode(CGFloat.self))
  }

  /// Encodes the numbers as an array, in the order of the memberwise initializer.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [top, leading, bottom, trailing] { try numbers.encode(number) }
  }
}
