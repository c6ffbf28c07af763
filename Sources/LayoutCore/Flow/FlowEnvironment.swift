/// What surrounds a flow: the direction it grows in, the room across, and the pixels it is shown on.
public struct FlowEnvironment: Hashable, Sendable {
  /// The main axis.
  public var direction: FlowDirection

  /// The room across, in points, content insets already taken off.
  public var crossExtent: Double

  /// Pixels per point. Origins are rounded to whole pixels.
  public var displayScale: Double

  /// Makes an environment. An extent that is negative or not a number counts as 0, one beyond 10¹² as 10¹²; a
  /// scale that no display has, outside 0.01…100, counts as 1.
  public init(direction: FlowDirection, crossExtent: Double, displayScale: Double) {
    self.direction = direction
    self.crossExtent = crossExtent.asExtent
    self.displayScale = (0.01...100).contains(displayScale) ? displayScale : 1
  }

  /// The nearest pixel edge, halves upwards (behaviour 9.4).
  func alignedToPixel(_ coordinate: Double) -> Double {
    (coordinate * displayScale + 0.5).rounded(.down) / displayScale
  }
}
