/// An offset in points, to the right and downwards.
public struct UIOffset: Hashable, Sendable {
  /// The horizontal offset, to the right.
  public var horizontal: CGFloat
  /// The vertical offset, downwards.
  public var vertical: CGFloat

  /// Creates an offset from its two components.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// Creates the zero offset.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// The zero offset.
  public static let zero = UIOffset()
}

extension UIOffset: Codable {
  /// Decodes the numbers from an array, in the order of the memberwise initializer.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(
      horizontal: try numbers.decode(CGFloat.self),
      vertical: try numbers.decode(CGFloat.self))
  }

  /// Encodes the numbers as an array, in the order of the memberwise initializer.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [horizontal, vertical] { try numbers.encode(number) }
  }
}
