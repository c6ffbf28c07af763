import Geometry

/// A width and a height, each absolute, a share of the container, or estimated.
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

  /// Whether a dimension is only known when something is measured.
  public var isEstimated: Bool { width.isEstimated || height.isEstimated }

  /// The size in a container, in points, with estimates as they are.
  func size(in container: Size2D) -> Size2D {
    Size2D(width: width.extent(in: container), height: height.extent(in: container))
  }

  /// The size in a container, with what was measured in place of estimates.
  func size(in container: Size2D, measured: Size2D?) -> Size2D {
    var size = size(in: container)
    guard let measured else { return size }
    if width.isEstimated { size.width = measured.width }
    if height.isEstimated { size.height = measured.height }
    return size
  }

  /// Insets without those on an estimated axis, where they do not count (behaviour 16.3).
  func counting(_ insets: Insets) -> Insets {
    var insets = insets.asDistances
    if width.isEstimated { (insets.left, insets.right) = (0, 0) }
    if height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  func main(_ axis: FlowDirection) -> CompositionalDimension { axis == .vertical ? height : width }

  func cross(_ axis: FlowDirection) -> CompositionalDimension { axis == .vertical ? width : height }
}
