/// A direction with a length, or a velocity: x to the right, y down.
public struct CGVector: Hashable, Sendable {
  /// The extent to the right.
  public var dx: CGFloat
  /// The extent downwards.
  public var dy: CGFloat

  /// Makes a vector from its extents.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// Makes a vector from its extents.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Makes a vector from its extents.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Makes a vector of no length.
  public init() { self.init(dx: CGFloat(0), dy: CGFloat(0)) }

  /// The vector of no length.
  public static let zero = CGVector()
}
