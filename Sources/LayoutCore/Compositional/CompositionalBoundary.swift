import Geometry

/// A header, footer or the like, at an edge or corner of a section or of the whole layout (behaviour 16.11).
public struct CompositionalBoundary: Hashable, Sendable {
  /// An edge of a rectangle.
  public enum Edge: Hashable, Sendable {
    case top, left, bottom, right
  }

  /// Its size; shares are those of the container of the section, or of the layout.
  public var size: CompositionalSize
  /// By how much it is smaller than its place.
  public var contentInsets: Insets
  /// The edge that it is at; nil for the middle.
  public var edge: Edge?
  /// Where along that edge, from 0 at the left or upper end to 1 at the other.
  public var position: Double
  /// How far from there, in points.
  public var offset: Point2D
  /// Whether there is room made for it; it lies over the content otherwise.
  public var extendsBoundary: Bool
  /// Whether it stays in view while its section is.
  public var isPinned: Bool
  /// Its depth.
  public var zIndex: Int

  /// Describes a boundary element.
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
