/// A bar with a title, a back button and buttons, at the upper edge of a window.
///
/// A navigation controller has one, and manages its items. The height of the bar is 44 points, and 52 more with a large
/// title.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  /// Follows a bar that the app manages. Not called for the bar of a navigation controller. Weak.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The navigation controller that manages the bar.
  weak var controller: UINavigationController?

  /// Where the bar is: attached to the upper edge if a controller has it, otherwise where the delegate says, or else at the upper
  /// edge. The background of an attached bar continues to the edge of the window.
  open var barPosition: UIBarPosition {
    controller == nil ? delegate?.chosenPosition(for: self) ?? .top : .topAttached
  }

  private var background: BarBackgroundView { appearances.backgroundView }
  private let largeTitleClip = UIView()
  private let largeTitle = UILabel()
  private var itemView: NavigationItemView?
  private var stack: [UINavigationItem] = []

  /// The height of the bar without a large title, and of the large title, in points (Behaviour.md 27.30).
  static let height: CGFloat = 44
  static let largeTitleHeight: CGFloat = 52
  /// The distance of the large title from the leading edge, and its distance from the lower edge.
  private var largeTitleMargin: CGFloat { bounds.width < 414 ? 16 : 20 }
  private static let largeTitleBottom: CGFloat = 8

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    largeTitleClip.clipsToBounds = true
    largeTitleClip.isUserInteractionEnabled = false
    largeTitleClip.addSubview(largeTitle)
    addSubview(largeTitleClip)
    appearances.onContentsChange = { [weak self] in self?.appearanceDidChange() }
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: - Items

  /// The items, lowest first.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }

  /// The item below the one that is shown.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Replaces the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let isPop = items?.last.map(stack.contains) ?? true
    change(to: items ?? [], animated: animated ? (isPop ? .pop : .push) : .none)
  }

  /// Pushes an item, if the delegate allows it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
    change(to: stack + [item], animated: animated ? .push : .none)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Pops the top item, if the delegate allows it.
  ///
  /// - Returns: The item.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) != false else { return nil }
    change(to: stack.dropLast(), animated: animated ? .pop : .none)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  private func goBack() {
    if let controller { controller.goBack() } else { popItem(animated: true) }
  }

  /// How a change of items is animated.
  enum Change { case push, pop, none }

  /// Shows other items. For an animated change, call it in an animation block to use that animation.
  func change(to items: [UINavigationItem], animated change: Change) {
    for item in stack { item.onChange = {} }
    stack = items
    for item in stack { item.onChange = { [weak self] in self?.itemDidChange() } }
    let old = itemView
    showTopItem()
    let new = itemView
    guard new !== old else { return }
    guard change != .none, let old else {
      old?.removeFromSuperview()
      return
    }
    layoutWithoutAnimation()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // Titles move by half of the bar, as the controllers move by all of it and a third.
    let distance = (bounds.width / 2) * (isMirrored ? -1 : 1) * (change == .push ? 1 : -1)
    UIView.performWithoutAnimation {
      new?.alpha = 0
      new?.shiftTitle(by: distance)
    }
    old.isUserInteractionEnabled = false
    UIView.animate(withDuration: 0.35) {
      new?.alpha = 1
      new?.shiftTitle(by: 0)
      old.alpha = 0
      old.shiftTitle(by: -distance)
    } completion: { _ in
      if old !== self.itemView { old.removeFromSuperview() }
    }
  }

  private func layoutWithoutAnimation() {
    UIView.performWithoutAnimation {
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  /// Shows the top item, in the view that already shows it if there is one.
  private func showTopItem() {
    appearances.ofItem = (topItem?.standardAppearance, topItem?.scrollEdgeAppearance)
    if let itemView, itemView.item === topItem {
      itemView.show(back: backItem, appearances.shown)
    } else {
      itemView = topItem.map(makeItemView)
    }
    showSearchBar()
    updateLargeTitle()
    setNeedsLayout()
  }

  private func makeItemView(_ item: UINavigationItem) -> NavigationItemView {
    let view = NavigationItemView(item, back: backItem, appearances.shown) { [weak self] in
      self?.goBack()
    }
    insertSubview(view, aboveSubview: background)
    return view
  }

  private func appearanceDidChange() {
    itemView?.show(appearances.shown)
    updateLargeTitle()
    setNeedsLayout()
  }

  private func itemDidChange() {
    showTopItem()
    controller?.navigationItemDidChange()
  }

  // MARK: - Appearance

  let appearances = BarAppearances<UINavigationBarAppearance>()

  /// The appearance of the bar over content. The bar keeps a copy.
  open var standardAppearance: UINavigationBarAppearance {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }

  /// The appearance while the content of the controller that shows the bar is at its upper edge. Nil for the standard one
  /// without the default background. The bar keeps a copy (Behaviour.md 27.38).
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }

  /// Whether content shows through the bar. Default true. An opaque bar has the opaque background of an appearance.
  open var isTranslucent: Bool {
    get { appearances.isTranslucent }
    set {
      appearances.isTranslucent = newValue
      superview?.setNeedsLayout()
    }
  }

  /// The colour of the background. Nil for the default.
  open var barTintColor: UIColor? {
    get { appearances.tintColor }
    set { appearances.tintColor = newValue }
  }

  /// An image instead of the line at the edge of the bar. An empty image removes the line.
  open var shadowImage: UIImage? {
    get { appearances.shadowImage }
    set { appearances.shadowImage = newValue }
  }

  /// Sets an image behind the bar. An empty image makes the bar transparent; nil restores the default background.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image.
  ///   - barMetrics: The kind of bar. Only that of `default` is shown.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    if barMetrics == .default { appearances.backgroundImage = backgroundImage }
  }

  /// Sets an image behind the bar. The position is ignored.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  /// The image behind the bar. The position is ignored.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: barMetrics)
  }

  /// The image behind the bar. Nil for none, and for bars of other metrics than `default`.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? appearances.backgroundImage : nil
  }

  /// The appearance in a low window. No effect: a desktop window has the standard one.
  open var compactAppearance: UINavigationBarAppearance?

  /// The appearance at the upper edge of the content in a low window. No effect: a desktop window has the standard one.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The image of the back button. Nil for a chevron.
  open var backIndicatorImage: UIImage? {
    get { standardAppearance.backIndicatorImage }
    set { appearances.change { $0.setBackIndicatorImage(newValue, transitionMaskImage: newValue) } }
  }

  /// The image behind which titles disappear. The image of the back button does not move, and needs no mask.
  open var backIndicatorTransitionMaskImage: UIImage? {
    get { standardAppearance.backIndicatorTransitionMaskImage }
    set {
      appearances.change { $0.setBackIndicatorImage($0.backIndicatorImage, transitionMaskImage: newValue) }
    }
  }

  /// Attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.titleTextAttributes }
    set { appearances.change { $0.titleTextAttributes = newValue ?? [:] } }
  }

  /// Attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.largeTitleTextAttributes }
    set { appearances.change { $0.largeTitleTextAttributes = newValue ?? [:] } }
  }

  /// Light or dark colours. `black` makes the bar dark.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }

  // MARK: - Large titles

  /// Whether titles are large where their items allow it. Default false.
  open var prefersLargeTitles = false {
    didSet {
      guard prefersLargeTitles != oldValue else { return }
      updateLargeTitle()
      if let controller { controller.navigationItemDidChange() } else { setNeedsLayout() }
    }
  }

  /// Whether the title of the top item is large.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, !isSearching else { return false }
    for item in stack.reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return !stack.isEmpty
  }

  /// The height of the large title that is shown, in points: 0 when it has collapsed. More than its own height while the
  /// content is pulled down.
  var largeTitleExtent: CGFloat = 0 { didSet { if largeTitleExtent != oldValue { setNeedsLayout() } } }

  private func updateLargeTitle() {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 34, weight: .bold), .foregroundColor: UIColor.label,
    ]
    attributes.merge(appearances.shown.largeTitleTextAttributes) { $1 }
    largeTitle.attributedText = NSAttributedString(string: topItem?.title ?? "", attributes: attributes)
    largeTitleClip.isHidden = !showsLargeTitle
  }

  // MARK: - Search

  private weak var searchBar: UISearchBar?

  /// The height of a search bar, in points (Behaviour.md 31.33).
  static let searchHeight: CGFloat = 52

  /// The height of the search bar of the top item, with its scopes.
  var searchHeight: CGFloat {
    guard let bar = topItem?.searchController?.linkedSearchBar else { return 0 }
    return Self.searchHeight + bar.intrinsicContentSize.height - UISearchBar.height
  }

  /// Whether scrolling hides the search bar.
  var searchCollapses: Bool {
    guard let item = topItem, let search = item.searchController else { return false }
    return item.hidesSearchBarWhenScrolling && !search.isActive
  }

  /// The height of the search bar that is shown, in points.
  var searchExtent: CGFloat = 0 { didSet { if searchExtent != oldValue { setNeedsLayout() } } }

  /// Whether only the search bar is shown.
  private var isSearching: Bool {
    topItem?.searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
  }

  private func showSearchBar() {
    let new = topItem?.searchController?.linkedSearchBar
    guard new !== searchBar || new?.superview !== self else { return }
    if let searchBar, searchBar.superview === self { searchBar.removeFromSuperview() }
    searchBar = new
    guard let new else { return }
    new.isInNavigationBar = true
    new.clipsToBounds = true
    addSubview(new)
  }

  // MARK: - Layout

  /// The height without the large title and the search bar.
  var baseHeight: CGFloat {
    if isSearching { return 8 }
    return Self.height + (topItem?.prompt == nil ? 0 : NavigationItemView.promptHeight)
  }

  /// The height of the bar with its large title and its search bar, and the width of the superview.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let title = controller == nil ? (showsLargeTitle ? Self.largeTitleHeight : 0) : largeTitleExtent
    let search = controller == nil ? searchHeight : searchExtent
    return CGSize(width: size.width, height: baseHeight + title + search)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.isAttached = barPosition == .topAttached
    background.fill(self)
    let base = min(baseHeight, bounds.height)
    itemView.map { view in
      view.bounds.size = CGSize(width: bounds.width, height: base)
      view.center = CGPoint(x: bounds.midX, y: base / 2)
    }
    itemView?.isHidden = isSearching
    let search = searchBar == nil ? 0 : min(searchExtent, max(0, bounds.height - base))
    let extent = max(0, bounds.height - base - search)
    searchBar?.frame = CGRect(x: 0, y: base + extent, width: bounds.width, height: search)
    searchBar?.isHidden = search <= 0
    largeTitleClip.frame = CGRect(x: 0, y: base, width: bounds.width, height: extent)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margin = largeTitleMargin
    let available = CGSize(width: max(0, bounds.width - 2 * margin), height: Self.largeTitleHeight)
    let size = largeTitle.sizeThatFits(available)
    let width = min(size.width.rounded(.up), available.width)
    // It goes below the bar as the content scrolls, and grows a little when it is pulled.
    let bottom = extent - Self.largeTitleBottom
    let scale = min(1.1, max(1, 1 + (extent - Self.largeTitleHeight) / 1000))
    largeTitle.bounds.size = CGSize(width: width, height: size.height)
    largeTitle.layer.anchorPoint = CGPoint(x: isMirrored ? 1 : 0, y: 1)
    largeTitle.layer.position = CGPoint(x: isMirrored ? bounds.width - margin : margin, y: bottom)
    largeTitle.transform = CGAffineTransform(scaleX: scale, y: scale)
    // The small title appears when less than half of the large one is left.
    itemView?.titleAlpha = showsLargeTitle && extent > Self.largeTitleHeight / 2 ? 0 : 1
  }
}
