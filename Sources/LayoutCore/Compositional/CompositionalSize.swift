import Geometry

/// A width and a height. Each is absolute, a fraction of the container, or estimated.
public struct CompositionalSize: Hashable, Sendable {
  /// The extent along x.
  public var width: CompositionalDimension
  /// The extent along y.
  public var height: CompositionalDimension

  /// Makes a size from its dimensions.
  public init(width: CompositionalDimension, height: CompositionalDimension) {
    self.width = width
    self.height = height
  }

  /// Whether a dimension is known only after a measurement.
  public var isEstimated: Bool { width.isEstimated || height.isEstimated }

  /// Whether a dimension is a fraction of the container's extent along an axis.
  func isFraction(of axis: LayoutAxis) -> Bool { width.isFraction(of: axis) || height.isFraction(of: axis) }

  /// The size in a container, in points. Estimates are used unchanged.
  func size(in container: Size2D) -> Size2D {
    Size2D(width: width.extent(in: container), height: height.extent(in: container))
  }

  /// The size in a container, with measured extents instead of estimates.
  func size(in container: Size2D, measured: Size2D?) -> Size2D {
    var size = size(in: container)
    guard let measured else { return size }
    if width.isEstimated { size.width = measured.width }
    if height.isEstimated { size.height = measured.height }
    return size
  }

  /// The insets without those on an estimated axis, where they have no effect (Behaviour.md 16.3).
  func counting(_ insets: Insets) -> Insets {
    var insets = insets.asDistances
    if width.isEstimated { (insets.left, insets.right) = (0, 0) }
    if height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  func main(_ axis: LayoutAxis) -> CompositionalDimension { axis == .vertical ? height : width }

  func cross(_ axis: LayoutAxis) -> CompositionalDimension { axis == .vertical ? width : height }
}
