import Geometry

/// The environment of a compositional layout: the direction in which it grows and the size of its container.
public struct CompositionalEnvironment: Hashable, Sendable {
  /// The axis along which sections follow one another.
  public var direction: LayoutAxis
  /// The size of the container in points, without the content insets.
  public var container: Size2D

  /// Makes an environment. NaN and negative extents are treated as 0.
  public init(direction: LayoutAxis, container: Size2D) {
    self.direction = direction
    self.container = container.asExtents
  }

  /// The extent of the container along the cross axis.
  var crossExtent: Double { direction.cross(container) }
}
