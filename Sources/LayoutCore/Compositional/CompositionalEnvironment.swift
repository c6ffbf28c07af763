import Geometry

/// What surrounds a compositional layout: the direction it grows in and the size of what shows it.
public struct CompositionalEnvironment: Hashable, Sendable {
  /// The axis along which sections follow one another.
  public var direction: FlowDirection
  /// The size of the container, in points, content insets taken off.
  public var container: Size2D

  /// Makes an environment. Extents that are none count as 0.
  public init(direction: FlowDirection, container: Size2D) {
    self.direction = direction
    self.container = container.asExtents
  }

  /// The extent of the container across the main axis.
  var crossExtent: Double { direction.cross(container) }
}
