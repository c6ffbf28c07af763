extension UICollectionView {
  /// Where an item should end up after scrolling: at most one vertical and one horizontal value.
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    /// The bits of the positions.
    public let rawValue: UInt

    /// Makes a set of positions from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper edge of the item at the upper edge of the visible area.
    public static let top = ScrollPosition(rawValue: 1)
    /// The item half-way between the upper and the lower edge.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The lower edge of the item at the lower edge of the visible area.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The left edge of the item at the left edge of the visible area.
    public static let left = ScrollPosition(rawValue: 8)
    /// The item half-way between the left and the right edge.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The right edge of the item at the right edge of the visible area.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Is told, at the end of an interactive transition, whether its animations reached their end, and whether it was
  /// finished, not cancelled.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// The axis along which a layout grows.
  public enum ScrollDirection: Int, Sendable {
    /// Along y.
    case vertical = 0
    /// Along x.
    case horizontal = 1
  }

  /// What a layout element is.
  public enum ElementCategory: UInt, Sendable {
    /// One item of the data source.
    case cell = 0
    /// A view of the data source beside the items, such as a header.
    case supplementaryView = 1
    /// A view of the layout alone.
    case decorationView = 2
  }

  /// The kind of the headers that a flow layout places.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of the footers that a flow layout places.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
