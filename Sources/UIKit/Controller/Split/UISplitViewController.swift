/// Shows two controllers beside each other: a sidebar with a list, and the details of what is selected there.
///
/// In a window of medium width, a button shows the sidebar over the details. In a narrow window, the columns become one
/// navigation: the details are pushed onto the list.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How the columns are set.
  public let style: Style

  private var controllers: [Column: UIViewController] = [:]
  /// What a column shows: its controller, or a navigation controller around it.
  private var shown: [Column: UIViewController] = [:]
  /// Whether the app or the user wants the primary column; nil if the width decides.
  private var showsPrimary: Bool?
  /// The controllers of the secondary column, while they are in the navigation of a narrow window.
  private var details: [UIViewController] = []
  private var isExpanded = false
  private let dimmingView = UIView()
  private let line = UIView()

  /// Creates a controller without columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of the style `unspecified`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Follows the columns. Weak.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: - Columns

  /// The controllers of the columns: the primary one, then the secondary one. In a narrow window, the only one.
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed { return [collapsedController].compactMap { $0 } }
      return [shown[.primary], shown[.secondary]].compactMap { $0 }
    }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.dropFirst().first, for: .secondary)
    }
  }

  /// The controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { controllers[column] }

  /// Sets the controller of a column. In the style `doubleColumn`, one that is not a navigation controller gets one around
  /// it.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard controllers[column] !== vc else { return }
    expandIfNeeded()
    if let old = shown[column] { remove(old) }
    controllers[column] = vc
    let isWrapped = style == .doubleColumn && column != .compact && !(vc is UINavigationController)
    shown[column] = isWrapped ? vc.map { UINavigationController(rootViewController: $0) } : vc
    if let new = shown[column] {
      addChild(new)
      new.didMove(toParent: self)
    }
    if isViewLoaded { layOut() }
  }

  private func remove(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  /// Shows a column: the primary one beside or over the secondary one, or one of them in a narrow window.
  open func show(_ column: Column) {
    if isCollapsed {
      guard let navigation = shown[.primary] as? UINavigationController else { return }
      let index = navigation.viewControllers.firstIndex { details.contains($0) }
      if column == .primary, let index, index > 0 {
        details = Array(navigation.viewControllers[index...])
        navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
      } else if column == .secondary, index == nil, !details.isEmpty {
        navigation.setViewControllers(navigation.viewControllers + details, animated: true)
      }
    } else if column == .primary {
      change(toShowing: true)
    } else if displayMode == .oneOverSecondary {
      change(toShowing: false)
    }
  }

  /// Hides the primary column.
  open func hide(_ column: Column) {
    if column == .primary, !isCollapsed { change(toShowing: false) }
  }

  /// Shows a controller in the primary column.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = shown[.primary] as? UINavigationController {
      navigation.pushViewController(vc, animated: true)
    } else {
      setViewController(vc, for: .primary)
    }
  }

  /// Shows a controller in the secondary column, or pushes it in a narrow window.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, showDetail: vc, sender: sender) != true else { return }
    if isCollapsed, let navigation = shown[.primary] as? UINavigationController {
      let kept = navigation.viewControllers.filter { !details.contains($0) }
      replaceSecondary(by: vc)
      details = members(of: shown[.secondary])
      (shown[.secondary] as? UINavigationController)?.setViewControllers([], animated: false)
      navigation.setViewControllers(kept + details, animated: true)
    } else {
      setViewController(vc, for: .secondary)
      show(.secondary)
    }
  }

  private func replaceSecondary(by vc: UIViewController) {
    shown[.secondary].map(remove)
    controllers[.secondary] = vc
    let isWrapped = style == .doubleColumn && !(vc is UINavigationController)
    shown[.secondary] = isWrapped ? UINavigationController(rootViewController: vc) : vc
  }

  private func members(of controller: UIViewController?) -> [UIViewController] {
    (controller as? UINavigationController)?.viewControllers ?? [controller].compactMap { $0 }
  }

  // MARK: - Display mode

  /// Which columns are shown, if the width allows it. Setting it replaces what the user has chosen.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      showsPrimary = nil
      update()
    }
  }

  /// Which columns are shown.
  open var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    let isTiled = splitBehavior != .overlay
    let byDefault: Bool =
      switch preferredDisplayMode {
      case .automatic: isTiled
      case .secondaryOnly: false
      case .oneBesideSecondary, .oneOverSecondary: true
      }
    guard showsPrimary ?? byDefault else { return .secondaryOnly }
    return isTiled ? .oneBesideSecondary : .oneOverSecondary
  }

  /// What becomes of the secondary column when the primary column is shown.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { update() } }

  /// What becomes of the secondary column when the primary column is shown, in this window.
  open var splitBehavior: SplitBehavior {
    guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
    switch preferredDisplayMode {
    case .oneBesideSecondary: return .tile
    case .oneOverSecondary: return .overlay
    case .automatic, .secondaryOnly:
      return (viewIfLoaded?.bounds.width ?? 0) >= SplitArrangement.tiledWidth ? .tile : .overlay
    }
  }

  /// The button that shows and hides the primary column. A navigation bar shows it.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    primaryAction: UIAction(title: "", image: UIImage(systemName: "sidebar.left")) { [weak self] _ in
      guard let self else { return }
      change(toShowing: displayMode == .secondaryOnly)
    })

  /// Whether there is that button.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { showButton() } }

  /// Whether a drag from the edge shows the primary column, and whether there is a button for it. Default true.
  open var presentsWithGesture = true {
    didSet {
      gesture.isEnabled = presentsWithGesture
      showButton()
    }
  }

  private func change(toShowing isShown: Bool) {
    guard !isCollapsed, (displayMode != .secondaryOnly) != isShown else { return }
    let old = displayMode
    showsPrimary = isShown
    report(changeFrom: old)
    guard isViewLoaded, view.window != nil else { return update() }
    // A column that comes begins outside.
    runningChanges += 1
    UIView.performWithoutAnimation {
      place(old, including: true)
      view.layoutIfNeeded()
    }
    UIView.animate(withDuration: 0.3) {
      self.place(self.displayMode, including: true)
      self.view.layoutIfNeeded()
    } completion: { _ in
      self.runningChanges -= 1
      self.layOut()
    }
    showButton()
  }

  private func report(changeFrom old: DisplayMode) {
    let new = displayMode
    guard new != old else { return }
    delegate?.splitViewController(self, willChangeTo: new)
    if old == .secondaryOnly { delegate?.splitViewController(self, willShow: .primary) }
    if new == .secondaryOnly { delegate?.splitViewController(self, willHide: .primary) }
  }

  // MARK: - Widths

  /// The width of the primary column as a part of the whole. `maximumPrimaryColumnWidth` limits it.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { update() }
  }
  /// The width of the primary column, in points, before the fraction.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { update() } }
  /// The minimum width of the primary column, in points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { update() } }
  /// The maximum width of the primary column, in points. By default 320, or a preferred width in points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { update() } }

  /// The edge of the primary column. Default leading.
  open var primaryEdge = PrimaryEdge.leading { didSet { update() } }

  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat {
    let whole = viewIfLoaded?.bounds.width ?? 0
    func chosen(_ value: CGFloat) -> CGFloat? { value.isFinite && value >= 0 ? value : nil }
    let points = chosen(preferredPrimaryColumnWidth)
    let fraction = chosen(preferredPrimaryColumnWidthFraction)
    let width = points ?? fraction.map { min(1, $0) * whole } ?? SplitArrangement.primaryWidth
    let maximum = chosen(maximumPrimaryColumnWidth) ?? max(points ?? 0, SplitArrangement.primaryWidth)
    let limited = max(chosen(minimumPrimaryColumnWidth) ?? 0, min(width, maximum))
    return min(limited, whole)
  }

  // MARK: - Collapsing

  /// Whether the columns are one, because the window is narrow or its horizontal size class is compact.
  open private(set) var isCollapsed = false

  /// What a narrow window shows.
  private var collapsedController: UIViewController? {
    shown[.compact] ?? shown[.primary] ?? shown[.secondary]
  }

  private func collapse() {
    isCollapsed = true
    defer { delegate?.splitViewControllerDidCollapse(self) }
    if style == .unspecified { replacePrimary(by: delegate?.primaryViewController(forCollapsing: self)) }
    guard shown[.compact] == nil, let secondary = shown[.secondary], let primary = shown[.primary],
      let navigation = primary as? UINavigationController
    else { return }
    details = members(of: secondary)
    let pushes =
      style == .unspecified
      ? delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true
      : delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary) != .primary
    if let old = secondary as? UINavigationController {
      old.setViewControllers([], animated: false)
    } else {
      secondary.viewIfLoaded?.removeFromSuperview()
      secondary.removeFromParent()
    }
    if pushes { navigation.setViewControllers(navigation.viewControllers + details, animated: false) }
  }

  private func expand() {
    isCollapsed = false
    separateSecondary()
    if !details.isEmpty, let navigation = shown[.primary] as? UINavigationController {
      let stack = navigation.viewControllers
      if let index = stack.firstIndex(where: { details.contains($0) }) {
        details = Array(stack[index...])
        navigation.setViewControllers(Array(stack[..<index]), animated: false)
      }
      if let secondary = shown[.secondary] as? UINavigationController {
        secondary.setViewControllers(details, animated: false)
      }
    }
    if let secondary = shown[.secondary], secondary.parent !== self {
      addChild(secondary)
      secondary.didMove(toParent: self)
    }
    details = []
    let proposal = displayMode
    let mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposal)
    if let mode, mode != proposal, mode != .automatic { showsPrimary = mode != .secondaryOnly }
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Shows the columns for which the delegate has controllers of its own.
  private func separateSecondary() {
    guard style == .unspecified, let delegate else { return }
    replacePrimary(by: delegate.primaryViewController(forExpanding: self))
    guard let primary = shown[.primary],
      let secondary = delegate.splitViewController(self, separateSecondaryFrom: primary)
    else { return }
    if let navigation = primary as? UINavigationController, navigation.viewControllers.contains(secondary) {
      navigation.setViewControllers(navigation.viewControllers.filter { $0 !== secondary }, animated: false)
    }
    // The one that was there before gets back what was pushed.
    guard shown[.secondary] !== secondary else { return }
    details = []
    replaceSecondary(by: secondary)
  }

  private func replacePrimary(by new: UIViewController?) {
    guard let new, new !== shown[.primary] else { return }
    shown[.primary].map(remove)
    (controllers[.primary], shown[.primary]) = (new, new)
    addChild(new)
    new.didMove(toParent: self)
  }

  /// Returns what is in one navigation to its columns, before a column changes.
  private func expandIfNeeded() {
    guard isCollapsed else { return }
    expand()
    // The next layout collapses again.
  }

  private var shouldCollapse: Bool {
    traitCollection.horizontalSizeClass == .compact || view.bounds.width < SplitArrangement.collapsedWidth
  }

  // MARK: - View

  private lazy var gesture = LeadingEdgePanGestureRecognizer()

  /// Creates the view of the columns.
  open override func loadView() {
    let container = BarContainerView(frame: UIScreen.main.bounds)
    container.onLayout = { [weak self] in self?.layOut() }
    view = container
  }

  /// Adds what separates the columns.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.hide(.primary) }
    dimmingView.addGestureRecognizer(tap)
    line.backgroundColor = .separator
    gesture.isEnabled = presentsWithGesture
    gesture.addAction { [weak self] recognizer in
      if recognizer.state == .began { self?.show(.primary) }
    }
    view.addGestureRecognizer(gesture)
  }

  /// Escape hides a primary column over the secondary one.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if displayMode == .oneOverSecondary, presses.contains(where: { $0.key?.code == .escape }) {
      hide(.primary)
    } else {
      super.pressesBegan(presses, with: event)
    }
  }

  private func update() { viewIfLoaded?.setNeedsLayout() }

  private var lastMode: DisplayMode?
  private var isLayingOut = false
  /// The animations that show or hide the primary column.
  private var runningChanges = 0

  private func layOut() {
    guard isViewLoaded, !isLayingOut, view.bounds.width > 0 else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    if shouldCollapse != isCollapsed { if isCollapsed { expand() } else { collapse() } }
    let mode = displayMode
    if let lastMode, lastMode != mode, !isCollapsed {
      delegate?.splitViewController(self, willChangeTo: mode)
    }
    lastMode = mode
    place(mode, including: mode != .secondaryOnly || runningChanges > 0)
    showButton()
  }

  /// Places the columns for a display mode.
  ///
  /// - Parameter hasPrimary: Whether the primary column is there, in sight or beside the window.
  private func place(_ mode: DisplayMode, including hasPrimary: Bool) {
    lastMode = displayMode
    if isCollapsed {
      for controller in shown.values where controller !== collapsedController && controller.parent === self {
        controller.viewIfLoaded?.removeFromSuperview()
      }
      for extra in [dimmingView, line] { extra.removeFromSuperview() }
      put(collapsedController, view.bounds)
      return
    }
    shown[.compact]?.viewIfLoaded?.removeFromSuperview()
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let arrangement = SplitArrangement(
      size: view.bounds.size, primaryWidth: primaryColumnWidth, mode: mode,
      isOnLeft: (primaryEdge == .leading) != isMirrored)
    put(shown[.secondary], arrangement.secondary)
    let isOver = splitBehavior == .overlay
    if hasPrimary, shown[.primary] != nil {
      view.addSubview(dimmingView)
      dimmingView.frame = view.bounds
      dimmingView.isHidden = !isOver
      dimmingView.alpha = mode == .secondaryOnly ? 0 : 1
      put(shown[.primary], arrangement.primary)
      let x = arrangement.primary.minX > 0 ? arrangement.primary.minX - 0.5 : arrangement.primary.maxX
      line.frame = CGRect(x: x, y: 0, width: 0.5, height: view.bounds.height)
      view.addSubview(line)
    } else {
      shown[.primary]?.viewIfLoaded?.removeFromSuperview()
      for extra in [dimmingView, line] { extra.removeFromSuperview() }
    }
  }

  private func put(_ controller: UIViewController?, _ frame: CGRect) {
    guard let controller else { return }
    if controller.view.superview !== view || controller !== shown[.secondary] {
      view.addSubview(controller.view)
    }
    if controller.view.frame != frame { controller.view.frame = frame }
  }

  private var buttonSymbol = "sidebar.left"

  /// Puts the button into the bar of the column at the edge.
  private func showButton() {
    let isPossible =
      !isCollapsed && shown[.primary] != nil && displayModeButtonVisibility != .never
      && (presentsWithGesture || displayModeButtonVisibility == .always) && style == .doubleColumn
    let isMirrored = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let symbol = (primaryEdge == .leading) != isMirrored ? "sidebar.left" : "sidebar.right"
    if symbol != buttonSymbol {
      buttonSymbol = symbol
      displayModeButtonItem.image = UIImage(systemName: symbol)
    }
    displayModeButtonItem.accessibilityLabel = displayMode == .secondaryOnly ? "Show Sidebar" : "Hide Sidebar"
    let column: Column = displayMode == .secondaryOnly ? .secondary : .primary
    for (other, controller) in shown {
      let item = members(of: controller).first?.navigationItem
      let button = isPossible && other == column ? displayModeButtonItem : nil
      if item?.displayModeButtonItem !== button { item?.displayModeButtonItem = button }
    }
  }
}
