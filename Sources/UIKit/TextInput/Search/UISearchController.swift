/// A search bar, and the results over the content of the controller that has it.
///
/// Set it as the `searchController` of a navigation item, or show its `searchBar` anywhere, for example as the header of a
/// table view. Without a controller for results, the content itself shows them.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The controller of the results. Nil if the content shows them.
  public let searchResultsController: UIViewController?
  /// The search bar. A subclass can return one of its own, always the same.
  open var searchBar: UISearchBar { ownSearchBar }

  private lazy var ownSearchBar: UISearchBar = {
    let bar = UISearchBar()
    bar.controller = self
    bar.placeholder = "Search"
    return bar
  }()

  private let dimmingView = UIView()
  /// Called when the navigation bar that shows the search bar must change.
  var onBarChange: () -> Void = {}

  /// Creates a search controller.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// The search bar, which begins and ends the search. That of a subclass may not exist before it is first needed.
  var linkedSearchBar: UISearchBar {
    let bar = searchBar
    if bar.controller !== self { bar.controller = self }
    return bar
  }

  /// Creates a search controller without a controller for results.
  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(searchResultsController: nil)
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Shows the results. Weak.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)? {
    didSet { _ = linkedSearchBar }
  }
  /// Follows the beginning and the end of the search. Weak.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether the content is dimmed, and a click on it ends the search, while there are no results over it. Default true.
  open var obscuresBackgroundDuringPresentation = true { didSet { updateResults() } }
  /// Whether the content is dimmed during the search.
  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// Whether the title and the buttons of the navigation bar are hidden during the search. Default true.
  open var hidesNavigationBarDuringPresentation = true { didSet { onBarChange() } }
  /// Whether the Cancel button is shown during the search. Default true.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes are shown during the search. Default true.
  open var automaticallyShowsScopeBar = true

  /// When the scopes are shown.
  public enum ScopeBarActivation: Int, Sendable {
    /// During the search. If `automaticallyShowsScopeBar` is false, when the app shows them.
    case automatic
    /// When the app shows them.
    case manual
    /// During the search, while there is a text.
    case onTextEntry
    /// During the search.
    case onSearchActivation
  }

  /// When the scopes are shown. Default `automatic`.
  open var scopeBarActivation = ScopeBarActivation.automatic

  private func showScopes() {
    switch scopeBarActivation {
    case .automatic: if automaticallyShowsScopeBar { searchBar.showsScopeBar = isSearching }
    case .manual: break
    case .onTextEntry:
      let isShown = isSearching && searchBar.searchTextField.hasText
      if isShown != searchBar.showsScopeBar { searchBar.showsScopeBar = isShown }
    case .onSearchActivation: searchBar.showsScopeBar = isSearching
    }
  }

  /// Whether the results are shown only if there is a text. Default true.
  open var automaticallyShowsSearchResultsController = true { didSet { updateResults() } }
  /// Whether the results are shown. Setting it determines that until the search ends.
  open var showsSearchResultsController: Bool {
    get {
      !automaticallyShowsSearchResultsController
        ? showsResults : isActive && searchBar.searchTextField.hasText
    }
    set {
      automaticallyShowsSearchResultsController = false
      showsResults = newValue
      updateResults()
    }
  }
  private var showsResults = false

  // MARK: - Searching

  private var isSearching = false

  /// Whether the search is in progress. Setting it begins or ends the search.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue { begin() } else { end() }
    }
  }

  // MARK: - Suggestions

  /// What the user may look for, in a list over the content during the search. Nil, the default, for no list.
  ///
  /// The list stays until the app sets nil, or the search ends. Set other suggestions when the text changes.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet {
      if searchSuggestions != nil, suggestionList == nil { suggestionList = makeSuggestionList() }
      suggestionList?.suggestions = searchSuggestions ?? []
      if isSearching, parent == nil { addContent() }
      updateResults()
    }
  }

  /// Nil until the app has suggestions.
  private var suggestionList: SearchSuggestionList?

  private func makeSuggestionList() -> SearchSuggestionList {
    let list = SearchSuggestionList(style: .plain)
    list.onSelect = { [weak self] suggestion in
      guard let self else { return }
      searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    }
    return list
  }

  private func begin() {
    isSearching = true
    delegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    showScopes()
    addContent()
    onBarChange()
    searchBar.searchTextField.becomeFirstResponder()
    updateResults()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    isSearching = false
    searchBar.searchTextField.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    showScopes()
    removeContent()
    onBarChange()
    if searchBar.searchTextField.hasText { searchBar.text = "" }
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
  }

  /// The user has begun to edit the text.
  func searchDidBegin() { isActive = true }
  /// The user has chosen Cancel.
  func cancelByUser() { isActive = false }

  func searchTextDidChange() {
    guard isSearching else { return }
    if scopeBarActivation == .onTextEntry { showScopes() }
    updateResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  func barHeightDidChange() { onBarChange() }

  // MARK: - Results

  /// The controller whose content is searched.
  weak var host: UIViewController?

  private var searchedController: UIViewController? {
    host
      ?? sequence(first: searchBar as UIResponder, next: \.next).lazy.compactMap {
        ($0 as? UIView)?.viewController
      }
      .first
  }

  /// Adds the view over the content.
  private func addContent() {
    guard let searched = searchedController, searched.viewIfLoaded?.superview != nil,
      obscuresBackgroundDuringPresentation || searchResultsController != nil || searchSuggestions != nil
    else { return }
    searched.addChild(self)
    coverContent()
    didMove(toParent: searched)
  }

  override func parentAppearanceWillChange() {
    if isActive { joinContent() }
  }

  override func parentAppearanceDidChange() {
    guard isActive, let parent else { return }
    switch parent.appearanceState {
    case .appeared: coverContent()
    case .disappeared: view.removeFromSuperview()
    case .appearing, .disappearing: break
    }
  }

  /// Puts the view over the content, where it does not scroll with it.
  private func coverContent() {
    guard let searched = parent, let content = searched.viewIfLoaded, let place = content.superview else {
      return
    }
    view.frame = content.frame
    view.autoresizingMask = content.autoresizingMask
    place.insertSubview(view, aboveSubview: content)
    take(searched.bars.insets)
  }

  /// Puts the view into the content, so that it moves in or out with it.
  private func joinContent() {
    guard let content = parent?.viewIfLoaded else { return }
    content.addSubview(view)
    view.frame = content.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let (outside, inside) = (content.safeAreaInsets, content.safeAreaInsetsOfContent)
    setInsets(
      UIEdgeInsets(
        top: outside.top - inside.top, left: outside.left - inside.left,
        bottom: outside.bottom - inside.bottom, right: outside.right - inside.right))
  }

  /// Takes the parts of the content that bars cover.
  func take(_ insets: UIEdgeInsets) {
    // In the content, the view has its safe area already.
    guard let parent, view.superview !== parent.view else { return }
    setInsets(insets)
  }

  private func setInsets(_ insets: UIEdgeInsets) {
    guard bars.insets != insets else { return }
    bars.insets = insets
    view.safeAreaInsetsDidChangeInTree()
  }

  private func removeContent() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }

  /// Creates the view, which dims the content.
  open override func viewDidLoad() {
    super.viewDidLoad()
    dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    dimmingView.frame = view.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.cancelByUser() }
    dimmingView.addGestureRecognizer(tap)
    view.addSubview(dimmingView)
  }

  private func updateResults() {
    guard isViewLoaded, parent != nil else { return }
    let suggests = searchSuggestions?.isEmpty == false
    let shows = !suggests && showsSearchResultsController && searchResultsController != nil
    dimmingView.isHidden = shows || suggests || !obscuresBackgroundDuringPresentation
    view.isUserInteractionEnabled = shows || suggests || obscuresBackgroundDuringPresentation
    if let searchResultsController { show(searchResultsController, shows) }
    if let suggestionList { show(suggestionList, suggests) }
  }

  private func show(_ child: UIViewController, _ isShown: Bool) {
    if isShown, child.parent !== self {
      addChild(child)
      child.view.frame = view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    child.viewIfLoaded?.isHidden = !isShown
  }
}
