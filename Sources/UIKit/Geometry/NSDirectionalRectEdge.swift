/// A set of a rectangle's edges, told by the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The members as bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where reading begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
