/// A vector, such as an offset or a velocity: x to the right, y down.
public struct CGVector: Hashable, Sendable {
  /// The x component, to the right.
  public var dx: CGFloat
  /// The y component, downwards.
  public var dy: CGFloat

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// Creates a vector from its components.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Creates a vector from its components.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Creates the zero vector.
  public init() { self.init(dx: CGFloat(0), dy: CGFloat(0)) }

  /// The zero vector.
  public static let zero = CGVector()
}

extension CGVector: Codable {
  /// Decodes the numbers from an array, in the order of the memberwise initializer.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(
      dx: try numbers.decode(CGFloat.self),
      dy: try numbers.decode(CGFloat.self))
  }

  /// Encodes the numbers as an array, in the order of the memberwise initializer.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [dx, dy] { try numbers.encode(number) }
  }
}
