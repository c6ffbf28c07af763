/// Room that an element keeps free around itself; it takes part in placing it and its neighbours.
///
/// Left is where reading begins: a layout is mirrored as a whole.
public struct CompositionalEdgeSpacing: Hashable, Sendable {
  /// Before the left edge.
  public var left: CompositionalSpacing
  /// Above the upper edge.
  public var top: CompositionalSpacing
  /// Behind the right edge.
  public var right: CompositionalSpacing
  /// Below the lower edge.
  public var bottom: CompositionalSpacing

  /// Makes spacings for all edges.
  public init(
    left: CompositionalSpacing = .none, top: CompositionalSpacing = .none,
    right: CompositionalSpacing = .none,
    bottom: CompositionalSpacing = .none
  ) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// No room.
  public static let none = CompositionalEdgeSpacing()

  func main(_ axis: FlowDirection) -> (before: CompositionalSpacing, after: CompositionalSpacing) {
    axis == .vertical ? (top, bottom) : (left, right)
  }

  func cross(_ axis: FlowDirection) -> (before: CompositionalSpacing, after: CompositionalSpacing) {
    axis == .vertical ? (left, right) : (top, bottom)
  }
}
