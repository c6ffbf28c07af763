/// A tab of a tab bar: a title, an image and a badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The tab that the item shows, if it was made by one.
  weak var tab: UITab?

  /// A tab with a well known meaning.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed

    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    var symbolName: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock"
      case .contacts: "person.crop.circle"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .downloads: "square.and.arrow.down"
      case .mostViewed: "list.bullet"
      }
    }
  }

  /// Creates an empty tab.
  public override init() { super.init() }

  /// Creates a tab with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates a tab with another image while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Creates a tab with a well known meaning.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
  }

  /// The image while the tab is selected. Nil for `image`.
  open var selectedImage: UIImage? { didSet { onChange() } }
  /// A short text in a badge. Nil for no badge.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { onChange() } } }
  /// How far the title is from its usual position, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange() } }
  /// The colour of the badge. Nil for that of the appearance.
  open var badgeColor: UIColor? { didSet { onChange() } }

  private var badgeAttributes = StateValues<[NSAttributedString.Key: Any]>()

  /// Sets the attributes of the text in the badge: in the normal or the selected state.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
    onChange()
  }

  /// The attributes of the text in the badge in a state, or else in the normal one.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes.value(for: state)
  }

  /// The appearance of the bar while the tab is selected. Nil for that of the bar.
  open var standardAppearance: UITabBarAppearance? { didSet { onChange() } }
  /// The appearance of the bar while the tab is selected and the content is at its lower edge. Nil for that of the bar.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { onChange() } }
}
