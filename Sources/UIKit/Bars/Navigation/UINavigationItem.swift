/// What a navigation bar shows for a controller: a title and buttons.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the item below; large for the lowest one.
    case automatic = 0
    /// Large, if the bar prefers large titles.
    case always = 1
    /// Never large.
    case never = 2
  }

  /// What a back button shows beside its indicator.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title.
    case `default` = 0
    /// "Back".
    case generic = 1
    /// Nothing.
    case minimal = 2
  }

  /// The title of the button that goes back to this item.
  var titleOfBackButton: String {
    switch backButtonDisplayMode {
    case .default: backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
    case .generic: "Back"
    case .minimal: ""
    }
  }

  /// Called when something that the bar shows has changed.
  var onChange: () -> Void = {}

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title.
  public override init() { super.init() }

  /// The title. A view controller's item has the title of the controller. Default nil.
  open var title: String? { didSet { if title != oldValue { onChange() } } }
  /// The view that is shown instead of the title.
  open var titleView: UIView? { didSet { if titleView !== oldValue { onChange() } } }
  /// When the title is large. Default `automatic`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { onChange() } }
  }
  /// A line above the buttons.
  open var prompt: String? { didSet { if prompt != oldValue { onChange() } } }

  /// How a title and buttons are arranged in a wide bar.
  public enum ItemStyle: Int, Sendable {
    /// The title is in the middle.
    case navigator = 0
    /// The title is on the leading side, for an app that shows a place among others.
    case browser = 1
    /// The title is on the leading side, for an app that edits documents.
    case editor = 2
  }

  /// How the title and the buttons are arranged. No effect: the title is in the middle.
  open var style = ItemStyle.navigator

  /// Makes the menu of the title from the elements that the system suggests. No effect: a title has no menu.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  // MARK: - Search

  /// The search controller whose search bar is shown below the title. Default nil.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.onBarChange = {}
      searchController?.onBarChange = { [weak self] in self?.onChange() }
      onChange()
    }
  }
  /// Whether scrolling hides the search bar, unless the search is active. Default true.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { onChange() } }
  }

  /// Where the search bar is.
  public enum SearchBarPlacement: Int, Sendable {
    /// Below the title.
    case automatic = 0
    /// Beside the title on iOS. Here, below it.
    case inline = 1
    /// Below the title.
    case stacked = 2
  }

  /// Where the app prefers the search bar. No effect: it is always below the title.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// Where the search bar is: always below the title.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  // MARK: - Going back

  /// Called instead of going back, when the user chooses the back button of this item. Nil to go back. The gesture at the
  /// edge goes back, too, only if it is nil.
  open var backAction: UIAction? { didSet { onChange() } }

  /// The title of the back button of the item above. Nil for the title of this item.
  open var backButtonTitle: String? { didSet { onChange() } }
  /// The back button of the item above. Its title and image are shown; its action is not called. Nil for the usual one.
  open var backBarButtonItem: UIBarButtonItem? { didSet { onChange() } }
  /// What the back button of the item above shows beside its indicator. Default `default`.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { onChange() } }
  }
  /// Whether there is no back button. Default false.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { onChange() } } }
  /// Whether the buttons on the leading side are beside the back button instead of replacing it. Default false.
  open var leftItemsSupplementBackButton = false { didSet { onChange() } }

  /// Shows or hides the back button. The change is not animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  // MARK: - Buttons

  /// The buttons on the leading side, first one at the edge.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { observe(leftBarButtonItems) } }
  /// The buttons on the trailing side, first one at the edge.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { observe(rightBarButtonItems) } }

  /// The first button on the leading side. Setting it replaces all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button on the trailing side. Setting it replaces all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Replaces the buttons on the leading side. The change is not animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Replaces the buttons on the trailing side. The change is not animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Replaces the buttons on the leading side by one. The change is not animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Replaces the buttons on the trailing side by one. The change is not animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// The button of a split view controller, before those on the leading side.
  var displayModeButtonItem: UIBarButtonItem? { didSet { onChange() } }
  /// All buttons on the leading side, first one at the edge.
  var leadingItems: [UIBarButtonItem] {
    [displayModeButtonItem].compactMap { $0 } + (leftBarButtonItems ?? [])
      + leadingItemGroups.flatMap(\.barButtonItems)
  }

  /// All buttons on the trailing side, first one at the edge.
  var trailingItems: [UIBarButtonItem] {
    let groups = centerItemGroups + trailingItemGroups + [pinnedTrailingGroup].compactMap { $0 }
    return groups.flatMap(\.barButtonItems).reversed() + (rightBarButtonItems ?? [])
  }

  /// Groups of buttons on the leading side, after the others.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { observe(leadingItems) } }
  /// Groups of buttons in the middle on iOS. Here, they are on the trailing side, before the others.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { observe(trailingItems) } }
  /// Groups of buttons on the trailing side, in the order of reading.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { observe(trailingItems) } }
  /// A group at the end of the trailing side.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { observe(trailingItems) } }

  private func observe(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.onChange = { [weak self] in self?.onChange() } }
    onChange()
  }

  // MARK: - Appearance

  /// The appearance of the bar for this item. Nil for that of the bar.
  open var standardAppearance: UINavigationBarAppearance? { didSet { onChange() } }
  /// The appearance while the content is at its upper edge. Nil for that of the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { onChange() } }
  /// The appearance in a bar that is less high. Has no effect: the bar always has the same height.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance in a bar that is less high, while the content is at its upper edge. Has no effect, as above.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
}
