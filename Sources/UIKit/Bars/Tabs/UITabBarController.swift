/// Shows one of several controllers, which the user selects in a tab bar.
///
/// Choosing the selected tab again pops its navigation controller to the root.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Follows the selection. Weak.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The tab bar.
  open var tabBar: UITabBar { ownTabBar }
  private let ownTabBar = UITabBar()

  private var controllers: [UIViewController] = []
  private var selection: Int?
  /// The views of the controllers.
  private let content = UIView()
  private var transition: ControllerTransition?

  // MARK: - Tabs

  /// How tabs are shown.
  public enum Mode: Int, Sendable {
    /// As the system decides.
    case automatic
    /// In a tab bar.
    case tabBar
    /// In a tab bar that becomes a sidebar.
    case tabSidebar
  }

  /// How tabs are shown. No effect: in a tab bar.
  open var mode = Mode.automatic

  /// Creates a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  private var ownTabs: [UITab] = []

  /// The tabs. Setting them replaces the controllers by those of the tabs that are not hidden.
  open var tabs: [UITab] {
    get { ownTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs. The change is not animated.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    for tab in ownTabs where !tabs.contains(tab) { tab.tabBarController = nil }
    ownTabs = tabs
    for tab in tabs { tab.tabBarController = self }
    tabVisibilityDidChange()
  }

  /// Shows the controllers of the tabs that are not hidden.
  func tabVisibilityDidChange() {
    let visible = ownTabs.filter { !$0.isHidden }
    replaceControllers(by: visible.map { $0.makeController() })
  }

  /// The selected tab. Setting a tab that is not shown has no effect.
  open var selectedTab: UITab? {
    get { selectedViewController?.tab }
    set { newValue?.viewController.map { selectedViewController = $0 } }
  }

  /// The tab with an identifier. Nil if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? { ownTabs.first { $0.identifier == identifier } }

  // MARK: - Controllers

  /// The controllers. Setting it keeps the selected one if it is still there, or else selects the first.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers, and removes the tabs. The change is not animated.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    for tab in ownTabs { tab.tabBarController = nil }
    ownTabs = []
    replaceControllers(by: viewControllers ?? [])
  }

  private func replaceControllers(by new: [UIViewController]) {
    transition?.finish()
    let old = controllers
    let selected = selectedViewController
    for controller in new where !old.contains(controller) { addChild(controller) }
    controllers = new
    tabBar.items = new.map(\.tabBarItem)
    let index = selected.flatMap(new.firstIndex) ?? (new.isEmpty ? nil : 0)
    select(index, insteadOf: selected)
    for controller in new where !old.contains(controller) { controller.didMove(toParent: self) }
    for controller in old where !new.contains(controller) {
      controller.willMove(toParent: nil)
      controller.bars.insets = .zero
      controller.removeFromParent()
    }
  }

  /// The selected controller. Setting a controller that is not in `viewControllers` has no effect.
  open var selectedViewController: UIViewController? {
    get { selection.flatMap { controllers.indices.contains($0) ? controllers[$0] : nil } }
    set { newValue.flatMap(controllers.firstIndex).map { select($0) } }
  }

  /// The index of the selected controller; `NSNotFound` when there is none. Setting an index that does not exist has no
  /// effect.
  open var selectedIndex: Int {
    get { selection ?? NSNotFound }
    set {
      guard controllers.indices.contains(newValue) else { return }
      select(newValue)
    }
  }

  /// Called when the user has chosen a tab, before the selection changes. Does nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  private func userDidSelect(_ index: Int) {
    let controller = controllers[index]
    let (tab, previousTab) = (controller.tab, selectedTab)
    tabBar(tabBar, didSelect: controller.tabBarItem)
    guard delegate?.tabBarController(self, shouldSelect: controller) != false else { return }
    if let tab, delegate?.tabBarController(self, shouldSelectTab: tab) == false { return }
    let isSelected = index == selection
    // Subclasses observe it, also for the selected tab (Behaviour.md 29.26).
    selectedViewController = controller
    if isSelected { (controller as? UINavigationController)?.popToRootViewController(animated: true) }
    delegate?.tabBarController(self, didSelect: controller)
    if let tab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: previousTab) }
  }

  private func select(_ index: Int) {
    // An interactive change may lead back to the controller before.
    transition?.finish()
    select(index, insteadOf: selectedViewController)
  }

  private func select(_ index: Int?, insteadOf old: UIViewController?) {
    mark(index)
    let new = selectedViewController
    guard isViewLoaded, new !== old else { return }
    if let old, let new, appearanceState == .appeared,
      let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    {
      return change(from: old, to: new, animator)
    }
    beginReplacing([old], by: [new], animated: false)
    old?.viewIfLoaded?.removeFromSuperview()
    showSelected()
    endReplacing([old], by: [new])
  }

  private func mark(_ index: Int?) {
    selection = index
    tabBar.selectedItem = index.flatMap { tabBar.items?[$0] }
  }

  /// Shows another controller with an animation of the app.
  private func change(
    from old: UIViewController, to new: UIViewController,
    _ animator: any UIViewControllerAnimatedTransitioning
  ) {
    let initialFrame = old.view.frame
    prepareSelected()
    // The new view has the insets of the bar before it is seen.
    layOut()
    let transition = ControllerTransition(
      in: content, from: .init(controller: old, view: old.view, initialFrame: initialFrame),
      to: .init(controller: new, view: new.view, finalFrame: new.view.frame), animator: animator,
      interactor: delegate?.tabBarController(self, interactionControllerFor: animator))
    transition.onComplete = { [weak self, weak transition] completed in
      guard let self else { return }
      if completed {
        old.view.removeFromSuperview()
        if new.view.superview !== content { showSelected() }
        endReplacing([old], by: [new])
      } else {
        new.view.removeFromSuperview()
        mark(controllers.firstIndex(of: old))
        beginReplacing([new], by: [old], animated: true)
        endReplacing([new], by: [old])
      }
      layOut()
      if self.transition === transition { self.transition = nil }
    }
    self.transition = transition
    beginReplacing([old], by: [new], animated: true)
    transition.start()
  }

  private func showSelected() {
    guard let shown = selectedViewController?.view else { return }
    prepareSelected()
    content.addSubview(shown)
    layOut()
  }

  /// Gives the view of the selected controller its size, before it is shown.
  private func prepareSelected() {
    guard let shown = selectedViewController?.view else { return }
    shown.frame = content.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shownBottom = 0
  }

  // MARK: - View

  /// Creates the view with the tab bar.
  open override func loadView() {
    let container = BarContainerView(frame: UIScreen.main.bounds)
    container.onLayout = { [weak self] in self?.layOut() }
    view = container
  }

  /// The coordinator of a change to another controller that the app animates. Nil when there is none.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition?.coordinator ?? super.transitionCoordinator
  }

  /// Shows the selected controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.appearances.backgroundView.isAttached = true
    tabBar.onSelect = { [weak self] in self?.userDidSelect($0) }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, at: 0)
    view.addSubview(tabBar)
    showSelected()
  }

  /// Whether the app or the selected controller hides the bar.
  private var hidesBar: Bool {
    if hidesBarByApp { return true }
    guard let navigation = selectedViewController as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  private var hidesBarByApp = false

  /// Whether the app has hidden the bar. Default false.
  open var isTabBarHidden: Bool {
    get { hidesBarByApp }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBarByApp else { return }
    hidesBarByApp = hidden
    UIView.animate(withDuration: animated && viewIfLoaded?.window != nil ? 0.25 : 0) {
      self.layOut()
      self.viewIfLoaded?.layoutIfNeeded()
    }
  }

  /// The controller of tabs that do not fit on iOS. Not shown: all tabs fit.
  open private(set) lazy var moreNavigationController = UINavigationController()
  /// The controllers whose tabs the user can rearrange. No effect: the user cannot.
  open var customizableViewControllers: [UIViewController]?

  /// How far the selected controller's view ends above the bottom, in points.
  private var shownBottom: CGFloat = 0

  private func layOut() {
    guard let view = viewIfLoaded else { return }
    let (bounds, safeArea, hides) = (view.bounds, view.safeAreaInsets, hidesBar)
    let height = UITabBar.height
    tabBar.frame = CGRect(
      x: 0, y: hides ? bounds.height : bounds.height - safeArea.bottom - height, width: bounds.width,
      height: height)
    defer { followContent() }
    guard let selected = selectedViewController, selected.isViewLoaded else { return }
    // It follows the tab bar, too.
    if selected is UINavigationController { selected.view.setNeedsLayout() }
    let isVisible = !hides && !tabBar.isHidden
    let isBelow = edgesBelowBars(of: selected).contains(.bottom) || selected is UINavigationController
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: isVisible && isBelow ? height : 0, right: 0)
    let bottom = isVisible && !isBelow ? height + safeArea.bottom : 0
    if shownBottom != bottom {
      shownBottom = bottom
      selected.view.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0))
    }
    guard selected.bars.insets != insets else { return }
    selected.bars.insets = insets
    selected.view.safeAreaInsetsDidChangeInTree()
  }

  /// Called by a navigation controller in a tab that shows another controller.
  func contentDidChange() { layOut() }

  // MARK: - Content

  /// The scroll view that the bar follows.
  private weak var scrollView: UIScrollView?

  /// The controller whose content is behind the bar.
  private var shownController: UIViewController? {
    (selectedViewController as? UINavigationController)?.topViewController ?? selectedViewController
  }

  /// Follows the content, which a navigation controller does for the bars above and below it.
  private func followContent() {
    let next = selectedViewController is UINavigationController ? nil : shownController?.scrollViewForBars
    if scrollView !== next {
      scrollView?.detach(self)
      scrollView = next
      next?.attach(self, isAboveContent: false)
    }
    updateBackground()
  }

  /// Shows whether content continues behind the bar.
  func updateBackground() {
    tabBar.appearances.isOverContent = shownController?.scrollViewForBars?.hasContentBelow == true
  }

  // MARK: - Appearance

  /// False: only the selected controller appears.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Forwards the call to the selected controller.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    selectedViewController?.beginAppearanceTransition(true, animated: animated)
  }

  /// Forwards the call to the selected controller.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    selectedViewController?.endAppearanceTransition()
  }

  /// Forwards the call to the selected controller.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    transition?.finish()
    selectedViewController?.beginAppearanceTransition(false, animated: animated)
  }

  /// Forwards the call to the selected controller.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    selectedViewController?.endAppearanceTransition()
  }

  /// The scroll view of the selected controller.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    selectedViewController?.contentScrollView(for: edge)
  }
}

extension UITabBarController: ScrollOffsetObserver {
  var collapsedBarHeight: CGFloat { 0 }
  func scrollViewDidMove(_ scrollView: UIScrollView) { updateBackground() }
  func scrollRangeDidChange(of scrollView: UIScrollView) { updateBackground() }
  func restingOffset(_ offset: CGPoint, of scrollView: UIScrollView) -> CGPoint { offset }
}
