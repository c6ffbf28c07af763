/// Describes a list: a section of rows that are as wide as the list and as high as their content.
///
/// Create a section with `NSCollectionLayoutSection.list(using:layoutEnvironment:)`, or a layout of such sections with
/// `UICollectionViewCompositionalLayout.list(using:)`. Rows that are `UICollectionViewListCell` follow the appearance.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The look of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge; headers that stay at the top.
    case plain
    /// Groups of rows from edge to edge.
    case grouped
    /// Groups of rows in boxes with rounded corners.
    case insetGrouped
    /// The column at the side of a window.
    case sidebar
    /// The column at the side of a window, with the background of a plain list.
    case sidebarPlain
  }

  /// Where the headers come from.
  public enum HeaderMode: Int, Sendable {
    /// There are no headers.
    case none
    /// The data source supplies a view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The first item of each section is its header.
    case firstItemInSection
  }

  /// Where the footers come from.
  public enum FooterMode: Int, Sendable {
    /// There are no footers.
    case none
    /// The data source supplies a view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// Elements of a list.
  public struct ContentHuggingElements: OptionSet, Sendable {
    /// The bits of the elements.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The supplementary header.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  /// Returns the separators of an item, given those of the list.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Returns the swipe actions of an item; nil for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// The look.
  public let appearance: Appearance
  /// Whether separators are drawn. Default true; false in a sidebar.
  public var showsSeparators: Bool
  /// The separators.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the separators of an item. Called whenever the item is laid out.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the rows; nil for that of the appearance.
  ///
  /// A list layout sets it as the background colour of a collection view that has none.
  public var backgroundColor: UIColor?
  /// Where the headers come from. Default none.
  public var headerMode = HeaderMode.none
  /// Where the footers come from. Default none.
  public var footerMode = FooterMode.none
  /// The room above each header that is a list cell, in points; nil for that of the appearance.
  public var headerTopPadding: CGFloat?
  /// The elements whose minimum height is that of their content. Default none.
  public var contentHuggingElements: ContentHuggingElements = []

  /// Returns the actions of an item that appear at the leading edge of its row when the user swipes towards the trailing
  /// edge; nil for none. Called whenever such a swipe begins.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions of an item that appear at the trailing edge of its row when the user swipes towards the leading
  /// edge; nil for none. Called whenever such a swipe begins.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a description with the defaults of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = !appearance.isSidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  var hasSwipeActions: Bool {
    leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
  }

  /// The colour behind the rows.
  var shownBackgroundColor: UIColor {
    if let backgroundColor { return backgroundColor }
    return switch appearance {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }
}
