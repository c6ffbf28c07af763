/// Shows the controller at the top of a stack, with a navigation bar and, on request, a toolbar.
///
/// Dragging from the leading edge goes back, as do the back button and Alt with the left arrow key.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Creates a controller with a root controller.
  public init(rootViewController: UIViewController) {
    (ownNavigationBar, toolbar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a controller with an empty stack and bars of the app's own classes.
  ///
  /// - Parameters:
  ///   - navigationBarClass: A subclass of `UINavigationBar`; nil for that class.
  ///   - toolbarClass: A subclass of `UIToolbar`; nil for that class.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let barType = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
    let toolbarType = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
    (ownNavigationBar, toolbar) = (barType.init(frame: .zero), toolbarType.init(frame: .zero))
    super.init(nibName: nil, bundle: nil)
  }

  /// A change of the stack.
  public enum Operation: Int, Sendable {
    /// No change.
    case none = 0
    /// A controller is pushed.
    case push = 1
    /// A controller is popped.
    case pop = 2
  }

  private var stack: [UIViewController] = []
  private var transition: ControllerTransition?
  /// The controller that was shown last according to the delegate's calls. The first one appears without a transition.
  private weak var announcedController: UIViewController?
  /// Whether the delegate is notified when that controller has appeared.
  private var announcesAppearance = false
  /// The views of the controllers.
  let content = UIView()
  private(set) lazy var barLayout = NavigationBarLayout(self)
  private lazy var popGesture = InteractivePop(self)

  /// Creates a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (ownNavigationBar, toolbar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// The delegate, which is notified when another controller is shown. Weak.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: - Bars

  /// The navigation bar.
  open var navigationBar: UINavigationBar { ownNavigationBar }
  private let ownNavigationBar: UINavigationBar

  /// Whether the navigation bar is hidden. Default false.
  open var isNavigationBarHidden: Bool {
    get { barLayout.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    barLayout.setBar(hidden: hidden, animated: animated)
  }

  /// What a tab bar shows for the controller: the item of the root controller, if none was set (Behaviour.md 29.3).
  open override var tabBarItem: UITabBarItem! {
    get { bars.tabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// The toolbar, which shows the `toolbarItems` of the top controller.
  public let toolbar: UIToolbar!

  /// Whether the toolbar is hidden. Default true.
  open var isToolbarHidden: Bool {
    get { barLayout.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows or hides the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    barLayout.setToolbar(hidden: hidden, animated: animated)
  }

  /// Whether scrolling down hides the bars, and scrolling up shows them. Default false.
  open var hidesBarsOnSwipe: Bool {
    get { barLayout.hidesOnSwipe }
    set { barLayout.hidesOnSwipe = newValue }
  }

  /// Whether a tap on the content hides the navigation bar, or shows it. Taps on controls do not. Default false.
  open var hidesBarsOnTap: Bool {
    get { barLayout.hidesOnTap }
    set { barLayout.hidesOnTap = newValue }
  }

  /// Recognizes the taps that hide and show the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barLayout.tap }

  /// Whether the bars are hidden while the keyboard is shown. Kept without effect: the user has one. Default false.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether the bars are hidden in a low window. Kept without effect. Default false.
  open var hidesBarsWhenVerticallyCompact = false

  /// Recognizes the drags that hide and show the bars.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barLayout.swipe }

  /// Recognizes the drag from the leading edge that pops the top controller.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.recognizer }

  func navigationItemDidChange() { barLayout.itemDidChange() }

  func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === topViewController { barLayout.showToolbarItems() }
  }

  /// Pops the top controller for the user.
  func goBack() {
    if let action = topViewController?.navigationItem.backAction {
      action.perform(sender: navigationBar)
    } else {
      popViewController(animated: true)
    }
  }

  /// Goes back with Alt and the arrow key to the leading side, where there is a back button.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isMirrored = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let goesBack = presses.contains { press in
      press.key?.code == (isMirrored ? .rightArrow : .leftArrow) && press.key?.modifierFlags == .alternate
    }
    if goesBack, stack.count > 1, topViewController?.navigationItem.hidesBackButton == false {
      goBack()
    } else {
      super.pressesBegan(presses, with: event)
    }
  }

  // MARK: - Stack

  /// The controllers, bottom first. Setting it shows the last one without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top. Nil in an empty stack.
  open var topViewController: UIViewController? { stack.last }

  /// The controller whose view is visible: the one that is presented, or else the one at the top.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  /// Replaces the stack. The last controller is shown by a push, or by a pop when it was in the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    transition?.finish()
    let (old, before) = (topViewController, stack)
    var shown = topViewController?.viewIfLoaded
    let isKnown = viewControllers.last.map(stack.contains) ?? true
    let removed = before.filter { !viewControllers.contains($0) }
    for controller in removed { controller.willMove(toParent: nil) }
    while stack.count > 1 {
      let layout = giveBackCollectionView(from: &shown)
      layout.map {
        (topViewController as? UICollectionViewController)?.collectionView.collectionViewLayout = $0
      }
    }
    let added = viewControllers.filter { !before.contains($0) }
    for controller in added { addChild(controller) }
    stack = viewControllers
    let change = NavigationChange(
      operation: isKnown ? .pop : .push, from: old, shown, to: topViewController, animated: animated
    ) { completed in
      if !completed { self.stack = before }
      self.remove(completed ? removed : added)
    }
    show(change)
    for controller in added { controller.didMove(toParent: self) }
  }

  /// Pushes a controller. Does nothing when it is in the stack already.
  ///
  /// With layout-to-layout transitions, a collection view controller that is pushed onto another one shows the
  /// collection view of that controller, with its own layout.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    // Its end may push the controller, too.
    transition?.finish()
    guard !stack.contains(viewController) else { return }
    let old = topViewController
    var shown = old?.viewIfLoaded
    addChild(viewController)
    stack.append(viewController)
    var layout: UICollectionViewLayout?
    if let new = viewController as? UICollectionViewController, new.useLayoutToLayoutNavigationTransitions,
      let old = old as? UICollectionViewController
    {
      layout = new.takeOverCollectionView(of: old)
      if layout != nil { shown = new.viewIfLoaded }
    }
    show(
      NavigationChange(
        operation: .push, from: old, shown, to: viewController, in: layout, animated: animated))
    viewController.didMove(toParent: self)
  }

  /// Pops the top controller.
  ///
  /// - Returns: The popped controller. Nil when it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    transition?.finish()
    return stack.dropLast().last.flatMap { popToViewController($0, animated: animated)?.last }
  }

  /// Pops to the root controller.
  ///
  /// - Returns: The popped controllers, lowest first. Nil in an empty stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    transition?.finish()
    return stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pops to a controller of the stack.
  ///
  /// - Returns: The popped controllers, lowest first. Nil when the controller is not in the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    // Its end may change the stack.
    transition?.finish()
    guard let index = stack.firstIndex(of: viewController) else { return nil }
    let popped = Array(stack[(index + 1)...])
    guard let old = popped.last else { return [] }
    let before = stack
    var shown = old.viewIfLoaded
    var layout: UICollectionViewLayout?
    while stack.count > index + 1 { layout = giveBackCollectionView(from: &shown) }
    for controller in popped { controller.willMove(toParent: nil) }
    let change = NavigationChange(
      operation: .pop, from: old, shown, to: viewController, in: layout, animated: animated
    ) { completed in
      if completed { self.remove(popped) } else { self.stack = before }
    }
    show(change)
    return popped
  }

  /// Removes the top controller from the stack. If it has taken over the collection view of the controller below, that
  /// controller gets it back.
  ///
  /// - Parameter shown: The view on screen. If it is that of the top controller, the view with the collection view replaces
  ///   it.
  /// - Returns: The layout that the controller below used.
  private func giveBackCollectionView(from shown: inout UIView?) -> UICollectionViewLayout? {
    guard let controller = stack.popLast() as? UICollectionViewController,
      let below = topViewController as? UICollectionViewController
    else { return nil }
    let isShown = controller.viewIfLoaded === shown
    let layout = controller.giveCollectionViewBack(to: below)
    if layout != nil, isShown { shown = below.viewIfLoaded }
    return layout
  }

  private func remove(_ controllers: [UIViewController]) {
    for controller in controllers {
      controller.bars.navigationItem?.searchController?.isActive = false
      controller.removeFromParent()
    }
  }

  // MARK: - View

  /// The coordinator of the push or pop in progress. Nil when there is none.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition?.coordinator ?? super.transitionCoordinator
  }

  /// False: only the top controller appears.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Creates the view with the bars.
  open override func loadView() {
    let container = BarContainerView(frame: UIScreen.main.bounds)
    container.onLayout = { [weak self] in self?.barLayout.layOut() }
    content.frame = container.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(content)
    view = container
  }

  /// Shows the top controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.controller = self
    if content.superview == nil { view.insertSubview(content, at: 0) }
    barLayout.install(in: view)
    popGesture.install(in: view)
    // The controller may push another one when its view is loaded.
    topViewController?.loadViewIfNeeded()
    place(topViewController?.view)
    barLayout.show(stack, animated: .none)
  }

  /// Adds the view of a controller in front of the others.
  private func place(_ view: UIView?) {
    guard let view else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = content.bounds
    content.addSubview(view)
  }

  /// Forwards the call to the top controller.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let top = topViewController, top !== announcedController {
      (announcedController, announcesAppearance) = (top, true)
      delegate?.navigationController(self, willShow: top, animated: animated)
    }
    topViewController?.beginAppearanceTransition(true, animated: animated)
  }

  /// Forwards the call to the top controller.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    topViewController?.endAppearanceTransition()
    guard announcesAppearance else { return }
    announcesAppearance = false
    announcedController.map { delegate?.navigationController(self, didShow: $0, animated: animated) }
  }

  /// Forwards the call to the top controller.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    transition?.finish()
    topViewController?.beginAppearanceTransition(false, animated: animated)
  }

  /// Forwards the call to the top controller.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    topViewController?.endAppearanceTransition()
  }

  /// Replaces the view on screen with that of another controller.
  private func show(_ change: NavigationChange) {
    guard isViewLoaded, change.new !== change.old || change.new?.viewIfLoaded !== change.shown else {
      change.showLayout()
      if isViewLoaded { barLayout.show(stack, animated: .none) }
      return change.finish(true)
    }
    // A view that is shown already can only change its layout.
    let animated =
      change.isAnimated && appearanceState == .appeared && (change.layout != nil || !change.sharesView)
    let transition = makeTransition(for: change, animated: animated)
    // Controllers find the coordinator when they appear.
    self.transition = transition
    begin(change, animated: animated)
    transition.coordinator.animate { [weak self, weak transition] _ in
      // The next transition, which a controller that appeared has begun, shows its own items.
      guard let self, self.transition == nil || self.transition === transition else { return }
      barLayout.show(stack, animated: animated ? (change.operation == .pop ? .pop : .push) : .none)
    }
    if !animated || !change.sharesView { change.showLayout() }
    if !animated, !change.sharesView { place(change.new?.view) }
    transition.start()
  }

  private func makeTransition(for change: NavigationChange, animated: Bool) -> ControllerTransition {
    let (animator, interactor) = animated ? makeAnimator(for: change) : (nil, nil)
    change.new?.viewIfLoaded?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let sharesView = change.sharesView
    let transition = ControllerTransition(
      in: content,
      from: .init(
        controller: change.old, view: sharesView ? nil : change.shown, initialFrame: content.bounds),
      to: .init(
        controller: change.new, view: sharesView ? nil : change.new?.view, finalFrame: content.bounds),
      animator: animator, interactor: interactor)
    transition.onComplete = { [weak self, weak transition] completed in
      guard let self else { return }
      if !sharesView { (completed ? change.shown : change.new?.viewIfLoaded)?.removeFromSuperview() }
      end(change, completed: completed, animated: animated)
      // A controller that appeared may have begun the next transition.
      if self.transition === transition { self.transition = nil }
    }
    return transition
  }

  private func begin(_ change: NavigationChange, animated: Bool) {
    if let old = change.old, !stack.contains(old) { old.isMovingFromParent = true }
    if change.operation == .push { change.new?.isMovingToParent = true }
    change.new?.loadViewIfNeeded()
    barLayout.prepare(for: change.new)
    beginReplacing(change.leaving, by: change.entering, animated: animated)
    (announcedController, announcesAppearance) = (change.new, false)
    change.new.map { delegate?.navigationController(self, willShow: $0, animated: animated) }
  }

  private func end(_ change: NavigationChange, completed: Bool, animated: Bool) {
    if !completed {
      change.finish(false)
      beginReplacing(change.entering, by: change.leaving, animated: true)
    }
    endReplacing(change.leaving, by: change.entering)
    change.old?.isMovingFromParent = false
    change.new?.isMovingToParent = false
    if completed {
      change.finish(true)
      // The delegate asks the coordinator from which controller the change came (Behaviour.md 29.22).
      change.new.map { delegate?.navigationController(self, didShow: $0, animated: animated) }
    } else {
      announcedController = change.old
      barLayout.show(stack, animated: .none)
    }
  }

  /// The animator of a push or pop, and what drives it.
  private func makeAnimator(
    for change: NavigationChange
  ) -> ((any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?) {
    if change.sharesView, let layout = change.layout, let view = change.collectionView {
      return (LayoutChangeAnimator(view, to: layout), nil)
    }
    let (operation, from, to) = (change.operation, change.old, change.new)
    if let from, let to,
      let own = delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
    {
      return (own, delegate?.navigationController(self, interactionControllerFor: own))
    }
    let (upper, lower) = operation == .pop ? (from, to) : (to, from)
    if let upper, let lower,
      let zoom = upper.preferredTransition?.makeAnimator(
        of: upper, appears: operation == .push, source: lower, isPresentation: false)
    {
      return (zoom, operation == .pop ? popGesture.interaction : nil)
    }
    return (NavigationAnimator(isPop: operation == .pop), operation == .pop ? popGesture.interaction : nil)
  }
}
