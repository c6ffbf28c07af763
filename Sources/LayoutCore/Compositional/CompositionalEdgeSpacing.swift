/// The space around an element. It affects the positions of the element and of its neighbours.
///
/// Left is the leading edge: the layout is mirrored as a whole.
public struct CompositionalEdgeSpacing: Hashable, Sendable {
  /// The space before the left edge.
  public var left: CompositionalSpacing
  /// The space above the upper edge.
  public var top: CompositionalSpacing
  /// The space after the right edge.
  public var right: CompositionalSpacing
  /// The space below the lower edge.
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

  /// No space on any edge.
  public static let none = CompositionalEdgeSpacing()

  func main(_ axis: LayoutAxis) -> (before: CompositionalSpacing, after: CompositionalSpacing) {
    axis == .vertical ? (top, bottom) : (left, right)
  }

  func cross(_ axis: LayoutAxis) -> (before: CompositionalSpacing, after: CompositionalSpacing) {
    axis == .vertical ? (left, right) : (top, bottom)
  }
}
