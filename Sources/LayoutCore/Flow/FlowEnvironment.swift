/// The environment of a flow: the direction in which it grows, its cross extent, and the scale of the display.
public struct FlowEnvironment: Hashable, Sendable {
  /// The main axis.
  public var direction: LayoutAxis

  /// The cross extent in points, without the content insets.
  public var crossExtent: Double

  /// Pixels per point. Origins are rounded to whole pixels.
  public var displayScale: Double

  /// Makes an environment. NaN and negative extents are treated as 0, and extents above 10¹² as 10¹². A display scale
  /// outside 0.01…100 is treated as 1.
  public init(direction: LayoutAxis, crossExtent: Double, displayScale: Double) {
    self.direction = direction
    self.crossExtent = crossExtent.asExtent
    self.displayScale = (0.01...100).contains(displayScale) ? displayScale : 1
  }

  /// The nearest pixel edge. Halves round up (Behaviour.md 9.4).
  func alignedToPixel(_ coordinate: Double) -> Double {
    (coordinate * displayScale + 0.5).rounded(.down) / displayScale
  }
}
