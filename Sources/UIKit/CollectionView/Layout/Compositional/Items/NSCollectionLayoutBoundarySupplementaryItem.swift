import Geometry
import LayoutCore

/// A supplementary element, such as a header or footer, at an edge or corner of a section or of the whole layout.
///
/// Its item index is 0. If several in a section have the same kind, they are numbered from 0.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner.
  public let alignment: NSRectAlignment
  /// The offset from the edge or corner, in points. Positive x points in reading direction.
  public let offset: CGPoint
  /// Whether the section grows to make room for the element. If false, the element overlaps the content. Default true.
  open var extendsBoundary = true
  /// Whether the element stays in view while its section is in view. Default false.
  open var pinToVisibleBounds = false

  /// Creates an element at an edge or corner.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
  {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates an element with an offset in points from an edge or corner.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges), optionalAnchor: nil)
  }

  var boundary: CompositionalBoundary {
    CompositionalBoundary(
      size: layoutSize.value, contentInsets: Insets(contentInsets), edge: alignment.edge,
      position: alignment.position, offset: Point2D(offset), extendsBoundary: extendsBoundary,
      isPinned: pinToVisibleBounds, zIndex: zIndex)
  }

  override func makeCopy() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }
}

extension NSRectAlignment {
  /// The edges that meet at the corner, or the single edge.
  fileprivate var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }

  /// The edge at which room is made. For a corner, the top or bottom edge.
  fileprivate var edge: CompositionalBoundary.Edge? {
    switch self {
    case .none: nil
    case .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .leading: .left
    case .trailing: .right
    }
  }

  /// The position along that edge, as a fraction.
  fileprivate var position: Double {
    switch self {
    case .topLeading, .bottomLeading: 0
    case .topTrailing, .bottomTrailing: 1
    case .none, .top, .bottom, .leading, .trailing: 0.5
    }
  }
}
