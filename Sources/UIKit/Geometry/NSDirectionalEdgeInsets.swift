/// Distances by which the edges of a rectangle move inwards, in writing direction; points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The upper edge's distance.
  public var top: CGFloat
  /// The distance of the edge where lines of text begin.
  public var leading: CGFloat
  /// The lower edge's distance.
  public var bottom: CGFloat
  /// The distance of the edge where lines of text end.
  public var trailing: CGFloat

  /// Makes insets from the four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Makes insets that move no edge.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets that move no edge.
  public static let zero = NSDirectionalEdgeInsets()
}
