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
