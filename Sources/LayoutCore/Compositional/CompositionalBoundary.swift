import Geometry

/// A header, footer or similar element at an edge or corner of a section or of the whole layout (Behaviour.md 16.11).
public struct CompositionalBoundary: Hashable, Sendable {
  /// An edge of a rectangle.
  public enum Edge: Hashable, Sendable {
    case top, left, bottom, right
  }

  /// The size. Fractions refer to the container of the section, or of the layout.
  public var size: CompositionalSize
  /// The insets of the element within its area.
  public var contentInsets: Insets
  /// The edge at which the element is. Nil for the middle.
  public var edge: Edge?
  /// The position along that edge, from 0 at the left or upper end to 1 at the other.
  public var position: Double
  /// The offset from that position, in points.
  public var offset: Point2D
  /// Whether the section gets larger to make room for the element. Otherwise the element is over the content.
  public var extendsBoundary: Bool
  /// Whether the element stays visible while its section is.
  public var isPinned: Bool
  /// The z-index of the element.
  public var zIndex: Int

  /// Makes a boundary element.
  public init(
    size: CompositionalSize, contentInsets: Insets = .zero, edge: Edge?, position: Double = 0.5,
    offset: Point2D = .zero, extendsBoundary: Bool = true, isPinned: Bool = false, zIndex: Int = 0
  ) {
    self.size = size
    self.contentInsets = contentInsets
    self.edge = edge
    self.position = position
    self.offset = offset
    self.extendsBoundary = extendsBoundary
    self.isPinned = isPinned
    self.zIndex = zIndex
  }
}
