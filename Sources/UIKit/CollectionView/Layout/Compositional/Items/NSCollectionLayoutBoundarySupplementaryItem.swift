import Geometry
import LayoutCore

/// A header, a footer or the like at an edge or corner of a section, or of the whole layout.
///
/// Its item number is 0, and counts up where several of a section are of one kind.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner.
  public let alignment: NSRectAlignment
  /// How far from there, in points; to the right is where reading goes.
  public let offset: CGPoint
  /// Whether the section grows by it; it lies over the content otherwise. Default true.
  open var extendsBoundary = true
  /// Whether it stays in view while its section is. Default false.
  open var pinToVisibleBounds = false

  /// Makes an element at an edge or corner.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
  {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Makes an element so many points away from there.
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
  /// The edges that meet there.
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

  /// The edge at which room is made: in a corner, the upper or lower one.
  fileprivate var edge: CompositionalBoundary.Edge? {
    switch self {
    case .none: nil
    case .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .leading: .left
    case .trailing: .right
    }
  }

  /// Where along that edge.
  fileprivate var position: Double {
    switch self {
    case .topLeading, .bottomLeading: 0
    case .topTrailing, .bottomTrailing: 1
    case .none, .top, .bottom, .leading, .trailing: 0.5
    }
  }
}
