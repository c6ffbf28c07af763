extension UICollectionView {
  /// The position of an item after scrolling: at most one vertical and one horizontal value.
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    /// The bits of the positions.
    public let rawValue: UInt

    /// Creates a set of positions from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge of the item at the top edge of the visible area.
    public static let top = ScrollPosition(rawValue: 1)
    /// The item in the middle between the top and the bottom edge.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The bottom edge of the item at the bottom edge of the visible area.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The left edge of the item at the left edge of the visible area.
    public static let left = ScrollPosition(rawValue: 8)
    /// The item in the middle between the left and the right edge.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The right edge of the item at the right edge of the visible area.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Called at the end of an interactive transition, with whether its animations ran to completion, and whether it was
  /// finished rather than cancelled.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// The axis along which a layout grows.
  public enum ScrollDirection: Int, Sendable {
    /// Along y.
    case vertical = 0
    /// Along x.
    case horizontal = 1
  }

  /// The category of a layout element.
  public enum ElementCategory: UInt, Sendable {
    /// The cell of an item.
    case cell = 0
    /// A view that the data source supplies in addition to cells, such as a header.
    case supplementaryView = 1
    /// A view that only the layout knows.
    case decorationView = 2
  }

  /// The kind of the headers of a flow layout.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of the footers of a flow layout.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
