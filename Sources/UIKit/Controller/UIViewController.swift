/// Manages a view.
@preconcurrency @MainActor
open class UIViewController: UIResponder, PlainInstantiable, UITraitEnvironment, UIContentContainer {
  /// Creates a controller whose view `loadView()` creates. The arguments are ignored: this platform has no nib files.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller whose view `loadView()` creates.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing: this platform has no archives.
  open func encode(with coder: NSCoder) {}

  // MARK: - State that is restored

  /// A name for the state that an app restores on iOS. No state is restored here.
  open var restorationIdentifier: String?

  /// The class that creates the controller again. Never asked.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// Saves the state of the controller. Override it. Never called: no state is restored.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Restores the state of the controller. Override it. Never called.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Called when the app has restored its state on iOS. Override it. Never called.
  open func applicationFinishedRestoringState() {}

  // MARK: - Content that is not available

  let contentUnavailable = ContentUnavailable()

  /// Updates `contentUnavailableConfiguration` for a state. Called before the view appears, and after
  /// `setNeedsUpdateContentUnavailableConfiguration()`. The default does nothing.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: - View

  /// The view if it is loaded, otherwise nil.
  public private(set) var viewIfLoaded: UIView?

  /// The controller's view. Reading this property loads the view.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewIfLoaded
    }
    set {
      viewIfLoaded?.viewController = nil
      viewIfLoaded = newValue
      newValue?.viewController = self
    }
  }

  /// The view that bars follow if it scrolls, and that receives keys while there is no first responder. Nil if the view is
  /// not loaded.
  var mainView: UIView? { viewIfLoaded }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { viewIfLoaded != nil }

  /// Loads the view if it is not loaded.
  ///
  /// In `viewDidLoad()`, the view of a window's root controller already has the size of the window.
  open func loadViewIfNeeded() {
    guard viewIfLoaded == nil else { return }
    loadView()
    if viewIfLoaded == nil { view = UIView(frame: UIScreen.main.bounds) }
    if traitOverrides != UITraitOverrides() { viewIfLoaded?.traitOverrides = traitOverrides }
    if overrideUserInterfaceStyle != .unspecified {
      viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
    }
    if let windowToFill { viewIfLoaded?.frame = windowToFill.bounds }
    viewDidLoad()
  }

  /// The window whose root controller this one becomes.
  private weak var windowToFill: UIWindow?

  /// Whether the margins of the view are at least ``systemMinimumLayoutMargins``. Default true.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.layoutMarginsDidChange() }
  }

  /// The minimum margins of the view at its leading and trailing edges, in points: 16, or 20 in a window that is at least 414
  /// points wide (Behaviour.md 29.4).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = (viewIfLoaded?.window ?? viewIfLoaded)?.bounds.width ?? 0
    let margin: CGFloat = width < 414 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
  }

  /// Creates the view and assigns it. The default creates a plain view with the size of the screen.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Called when the view was loaded.
  open func viewDidLoad() {}

  /// The title of the controller's content.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      bars.navigationItem?.title = title
      // A tab has a title of its own.
      if tab == nil { bars.tabBarItem?.title = title }
    }
  }

  /// The next responder: the superview of the controller's view.
  open override var next: UIResponder? { viewIfLoaded?.superview }

  /// The name of the nib file. Nil: this platform has no nib files.
  open var nibName: String? { nil }
  /// The bundle of the nib file. Nil: this platform has no nib files.
  open var nibBundle: Bundle? { nil }

  // MARK: - System

  /// Whether the status bar follows a controller that is presented over a part of the window. No effect: a desktop
  /// window has no status bar.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Whether the status bar is hidden while the controller is shown. No effect: a desktop window has no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// The colours of the status bar. No effect: a desktop window has no status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How the status bar appears. No effect: a desktop window has no status bar.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that determines whether the status bar is hidden. No effect: a desktop window has no status bar.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that determines the colours of the status bar. No effect: a desktop window has no status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Called after a change of the properties above. No effect: a desktop window has no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Whether the indicator of the home gesture is hidden. No effect: a desktop has none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Called after a change of `prefersHomeIndicatorAutoHidden`. No effect: a desktop has no home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The child that decides whether the home indicator is hidden. No effect: a desktop has none.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The edges at which the gestures of the app precede those of the system. No effect: a desktop has none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides about the gestures at the edges. No effect.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Requests the edges again. No effect.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Whether the interface turns with the device. No effect: a desktop window does not turn.
  open var shouldAutorotate: Bool { true }
  /// The orientations that the controller supports. No effect: the user gives a desktop window any shape.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// The orientation in which the controller is first shown. No effect: the user gives a desktop window any shape.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Requests the orientations again. No effect.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Turns the interface to that of the device. No effect: a window does not turn.
  open class func attemptRotationToDeviceOrientation() {}

  /// The edges at which the view extends below bars. Default all: it fills its window or its parent, and the bars are in
  /// its safe area.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether the view extends below bars that are not translucent, at the edges of ``edgesForExtendedLayout``. Default
  /// false.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether scroll views are inset by bars. No effect: `contentInsetAdjustmentBehavior` of each scroll view decides.
  open var automaticallyAdjustsScrollViewInsets = true

  private(set) lazy var topSupportGuide = LayoutSupportGuide(.aboveSafeArea, of: view)
  private(set) lazy var bottomSupportGuide = LayoutSupportGuide(.belowSafeArea, of: view)

  // MARK: - Editing

  /// Whether the user edits the content. Setting it is not animated.
  open var isEditing: Bool {
    get { ownIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  private var ownIsEditing = false

  /// Begins or ends editing. An override calls super and changes the views.
  open func setEditing(_ editing: Bool, animated: Bool) {
    ownIsEditing = editing
    bars.editButtonItem?.title = editing ? "Done" : "Edit"
    bars.editButtonItem?.style = editing ? .done : .plain
  }

  // MARK: - Appearance

  /// Whether the view is on screen.
  private(set) var appearanceState = AppearanceState.disappeared
  private var isAppearanceAnimated = false
  /// Whether `viewIsAppearing(_:)` is due, which is called before the first layout of the view in its window.
  private var isAppearingDue = false

  /// Whether children appear and disappear with this controller. Returns true.
  ///
  /// A container that returns false calls `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()` of its
  /// children itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Calls `viewWillAppear(_:)` or `viewWillDisappear(_:)`, for the controller and for the children whose views are in its
  /// view. Containers call it for their children.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != appearanceState.isShown else { return }
    appearanceState = isAppearing ? .appearing : .disappearing
    isAppearanceAnimated = animated
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
      // A controller that shows another one instead of itself disappears again.
      guard appearanceState == .appearing else { return }
      isAppearingDue = true
      viewIfLoaded?.setNeedsLayout()
    } else {
      isAppearingDue = false
      viewWillDisappear(animated)
      viewIfLoaded?.window?.inputViews.controllerWillDisappear(self)
    }
    for child in children { child.parentAppearanceWillChange() }
    for child in shownChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Calls `viewDidAppear(_:)` or `viewDidDisappear(_:)` after `beginAppearanceTransition(_:animated:)`.
  open func endAppearanceTransition() {
    switch appearanceState {
    case .appearing:
      if isAppearingDue { viewIfLoaded?.window?.layoutIfNeeded() }
      callViewIsAppearingIfDue()
      // It may have shown another controller instead of this one.
      guard appearanceState == .appearing else { return }
      appearanceState = .appeared
      viewDidAppear(isAppearanceAnimated)
      viewIfLoaded?.window?.inputViews.controllerDidAppear(self)
    case .disappearing:
      appearanceState = .disappeared
      viewDidDisappear(isAppearanceAnimated)
    case .appeared, .disappeared: return
    }
    for child in shownChildren { child.endAppearanceTransition() }
    for child in children { child.parentAppearanceDidChange() }
  }

  /// Called before the view is laid out.
  func viewIsAboutToLayout() {
    if viewIfLoaded?.window != nil { callViewIsAppearingIfDue() }
    viewWillLayoutSubviews()
    updateContentUnavailableIfNeeded()
  }

  private func callViewIsAppearingIfDue() {
    guard isAppearingDue else { return }
    isAppearingDue = false
    viewIsAppearing(isAppearanceAnimated)
  }

  /// Called when the parent begins to appear or disappear.
  func parentAppearanceWillChange() {}
  /// Called when the parent has appeared or disappeared.
  func parentAppearanceDidChange() {}

  /// The children that appear and disappear with this controller.
  private var shownChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  /// Called before the controller's view leaves its window with a view that is removed. A child begins to disappear there.
  func viewWillLeaveWindow() {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
    // Of a parent that disappears itself, the children disappear with it.
    if parent.appearanceState == .appeared { beginAppearanceTransition(false, animated: false) }
  }

  /// Called when the controller's view was added to a window, or removed from one. A child appears with its parent.
  func viewDidMove(to window: UIWindow?) {
    if isAppearingDue, window != nil { viewIfLoaded?.setNeedsLayout() }
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
    if window == nil {
      if parent.appearanceState == .appeared { endAppearanceTransition() }
    } else if parent.appearanceState.isShown, !appearanceState.isShown {
      // A parent that has begun the transition itself also ends it.
      beginAppearanceTransition(
        true, animated: parent.appearanceState == .appearing && parent.isAppearanceAnimated)
      guard parent.appearanceState == .appeared else { return }
      // The parent may be adding the view while it is laid out, so that this does not cause another layout.
      callViewIsAppearingIfDue()
      endAppearanceTransition()
    }
  }

  /// Whether the controller is being added to a parent, during `viewWillAppear(_:)` and `viewDidAppear(_:)`.
  open internal(set) var isMovingToParent = false
  /// Whether the controller is being removed from its parent, during `viewWillDisappear(_:)` and
  /// `viewDidDisappear(_:)`.
  open internal(set) var isMovingFromParent = false

  /// The coordinator of the transition in which the controller appears or disappears. Nil when there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presentation.coordinator ?? parent?.transitionCoordinator
  }

  /// Called once after `viewWillAppear(_:)`, when the view is in its window with its traits and its size, before it lays
  /// out its subviews.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called before the view's size changes. An override must call super, which notifies the children.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: Runs closures together with the change, and after it.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Called before the size classes or the light or dark style change. An override must call super, which notifies the
  /// children.
  ///
  /// - Parameters:
  ///   - newCollection: The new traits.
  ///   - coordinator: Runs closures together with the change, and after it.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// Called before the first layout of the view and on request. An override changes constraints and calls super at the
  /// end, which calls `updateConstraints()` of the view.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Called when memory is low. An override releases what can be made again.
  open func didReceiveMemoryWarning() {}

  func receiveMemoryWarningInTree() {
    didReceiveMemoryWarning()
    for child in children { child.receiveMemoryWarningInTree() }
  }

  /// Called when the safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the margins of the view changed. The default does nothing.
  open func viewLayoutMarginsDidChange() {}

  /// Additional insets for the safe area of the view, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      viewIfLoaded?.safeAreaInsetsDidChangeInTree()
    }
  }

  // MARK: - Containment

  /// Replaces the view of one child by that of another, in this controller's view, with an animation.
  ///
  /// The caller has added the new child, and removes the old one in `completion`.
  ///
  /// - Parameters:
  ///   - fromViewController: The child that disappears.
  ///   - toViewController: The child that appears. Its view is added.
  ///   - duration: The duration, in seconds.
  ///   - options: The options of the animation. A transition option is applied to this controller's view.
  ///   - animations: What is animated. Nil for nothing but the transition of the options.
  ///   - completion: Receives whether the animation has reached its end.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard let view, let old = fromViewController.view, let new = toViewController.view else { return }
    fromViewController.beginAppearanceTransition(false, animated: duration > 0)
    toViewController.beginAppearanceTransition(true, animated: duration > 0)
    let end: (Bool) -> Void = { isFinished in
      if old.superview === view { old.removeFromSuperview() }
      fromViewController.endAppearanceTransition()
      toViewController.endAppearanceTransition()
      completion?(isFinished)
    }
    if options.transition == nil {
      view.addSubview(new)
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: end)
    } else {
      UIView.transition(
        with: view, duration: duration, options: options,
        animations: {
          old.removeFromSuperview()
          view.addSubview(new)
          animations?()
        }, completion: end)
    }
  }

  /// The parent controller.
  open private(set) weak var parent: UIViewController?

  /// The child controllers.
  open private(set) var children: [UIViewController] = []

  /// The traits that `setOverrideTraitCollection(_:forChild:)` has set for a child: its size classes and its style.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    guard let overrides = childViewController.viewIfLoaded?.traitOverrides, !overrides.isEmpty else {
      return nil
    }
    return overrides.applied(to: UITraitCollection())
  }

  /// Whether the keyboard stays when another controller becomes first responder. No effect: a desktop has a keyboard.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// The nearest ancestor that is a navigation controller.
  open var navigationController: UINavigationController? { nearestAncestor() }

  /// The nearest ancestor that is a tab bar controller.
  open var tabBarController: UITabBarController? { nearestAncestor() }

  /// The nearest ancestor that is a split view controller.
  open var splitViewController: UISplitViewController? { nearestAncestor() }

  private func nearestAncestor<Controller>() -> Controller? {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 as? Controller }.first
  }

  /// The presentation controller of a sheet: that of the controller, or of an ancestor. Nil for other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller of a popover: that of the controller, or of an ancestor. Nil for other styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Adds a child controller. The caller adds its view.
  open func addChild(_ childController: UIViewController) {
    guard childController !== self, childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Removes the controller from its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller has moved to a parent or has been removed from one. After `addChild(_:)`, the container
  /// calls this method itself.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: - Bars

  let bars = BarState()

  /// What a navigation bar shows for the controller. Created when it is first read, with the controller's title.
  open var navigationItem: UINavigationItem {
    if let item = bars.navigationItem { return item }
    let item = UINavigationItem()
    item.title = title
    bars.navigationItem = item
    return item
  }

  /// What a tab bar shows for the controller. Created when it is first read, with the controller's title.
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = bars.tabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      bars.tabBarItem = item
      return item
    }
    set { bars.tabBarItem = newValue }
  }

  /// What the toolbar of a navigation controller shows for the controller. Nil for nothing.
  open var toolbarItems: [UIBarButtonItem]? {
    get { bars.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets what the toolbar shows. The change is not animated.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    bars.toolbarItems = toolbarItems
    toolbarItemsDidChange()
  }

  /// Whether a tab bar or a toolbar is hidden while a navigation controller shows the controller. Default false.
  open var hidesBottomBarWhenPushed = false

  /// A button that begins and ends editing.
  open var editButtonItem: UIBarButtonItem {
    if let item = bars.editButtonItem { return item }
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: "Edit") { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    bars.editButtonItem = item
    return item
  }

  /// Sets the scroll view that bars follow. Nil for the controller's view or its first subview.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { bars.scrollView = scrollView }
  }

  /// Sets the scroll view whose offset determines the look of the bars, for all edges.
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  /// The scroll view that bars follow.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { scrollViewForBars }

  /// Shows a controller: pushes it in a navigation controller, or else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller as the details of this one: a parent may override it, otherwise presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
  }

  // MARK: - Storyboards

  /// The storyboard that created the controller. Nil if code did.
  open internal(set) var storyboard: UIStoryboard?

  /// Creates the destination of a segue of the storyboard, prepares, and shows it. Reports a diagnostic if there is no such
  /// segue.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let segue = storyboard?.makeSegue(identifier, from: self) else {
      UIDiagnostic.report(
        .unknownStoryboard,
        "\(type(of: self)) has no segue with the identifier '\(identifier)'. Nothing is shown. "
          + "Add the segue to a storyboard in UIStoryboard.namedStoryboards, and create the controller with it."
      )
      return
    }
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Called before a segue is performed. An override configures its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether a control may perform a segue. Not called by `performSegue(withIdentifier:sender:)`.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  // MARK: - Presentation

  let presentation = PresentationState()

  /// The controller that this one or an ancestor presents. Nil when there is none.
  open var presentedViewController: UIViewController? {
    ancestors.lazy.compactMap(\.presentation.presented).first
  }

  /// The controller that presents this one or an ancestor. Nil when there is none.
  open var presentingViewController: UIViewController? {
    ancestors.lazy.compactMap(\.presentation.presenting).first
  }

  /// How the controller covers the one that presents it. Default `automatic`.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation.style }
    set {
      guard newValue != presentation.style else { return }
      presentation.style = newValue
      // Another style has another presentation controller.
      if presentation.presenting == nil { presentation.controller = nil }
    }
  }

  /// How the controller appears and disappears without an animator of the transitioning delegate. Default `coverVertical`.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { presentation.transitionStyle }
    set { presentation.transitionStyle = newValue }
  }

  /// Provides animators and a presentation controller. Weak.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presentation.transitioningDelegate }
    set { presentation.transitioningDelegate = newValue }
  }

  /// Whether the user cannot dismiss the presentation in which the controller, or an ancestor, is shown. Default false.
  open var isModalInPresentation = false

  /// Whether this controller, or a child that is shown, does not let the user dismiss the presentation.
  var preventsUserDismissal: Bool {
    isModalInPresentation
      || children.contains { $0.viewIfLoaded?.window != nil && $0.preventsUserDismissal }
  }

  /// Whether the styles for a context cover this controller's view. Default false.
  open var definesPresentationContext = false

  /// The presentation controller: that of this controller or of an ancestor that is presented. For a controller that is
  /// not presented yet, the one that will present it, so that it can be configured.
  open var presentationController: UIPresentationController? {
    if let shown = ancestors.lazy.compactMap(\.presentation.controller).first { return shown }
    guard presentation.presenting == nil else { return nil }
    presentation.controller = makePresentationController(presenting: nil, source: self)
    return presentation.controller
  }

  /// Whether the controller is being presented, during `viewWillAppear(_:)` and `viewDidAppear(_:)`.
  open var isBeingPresented: Bool { presentation.isBeingPresented }

  /// Whether the controller is being dismissed, during `viewWillDisappear(_:)` and `viewDidDisappear(_:)`.
  open var isBeingDismissed: Bool { presentation.isBeingDismissed }

  /// Presents a controller.
  ///
  /// A child lets its ancestors present: the root of the hierarchy, or for the styles of a context the nearest one that
  /// defines a context. The presenter must be in a window, and must not present another controller; otherwise the call
  /// is reported and has no effect.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller.
  ///   - flag: Whether the presentation is animated.
  ///   - completion: Called after `viewDidAppear(_:)` of the controller.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { beginPresenting(viewControllerToPresent, animated: flag, completion: completion) }

  /// Dismisses the controller that this one presents, with all that are presented above it. Without one, the presenter
  /// dismisses this controller.
  ///
  /// Of several controllers, only the one in front is animated.
  ///
  /// - Parameters:
  ///   - flag: Whether the dismissal is animated.
  ///   - completion: Called after `viewDidDisappear(_:)` of the controller. Not called when nothing is presented.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    // A dismissal in progress is over before another one.
    for ancestor in ancestors {
      guard let above = ancestor.presentation.presented?.presentation.controller, above.isDismissing else {
        continue
      }
      above.finishTransition()
      // The same command once more, as after a double click, does not mean the controller below.
      if above.dismissingController === self, ancestor.presentation.presented == nil {
        completion?()
        return
      }
    }
    let presenter = ancestors.first { $0.presentation.presented != nil } ?? presentingViewController
    presenter?.presentation.presented?.presentation.controller?.dismissingController = self
    presenter?.dismissPresented(animated: flag, completion: completion)
  }

  /// The size that the controller prefers in a popover or a form sheet, in points. Zero for no preference.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      if let parent {
        parent.preferredContentSizeDidChange(forChildContentContainer: self)
      } else {
        presentation.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  /// Called when the preferred size of a child changed. The default does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size of the parent. A container that gives children other sizes overrides it.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: - Traits

  /// The traits of the controller's view.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .initial }

  /// The traits that the controller overrides for its view and what is in it. Nil inherits a trait.
  open var traitOverrides = UITraitOverrides() {
    didSet { if traitOverrides != oldValue { viewIfLoaded?.traitOverrides = traitOverrides } }
  }

  /// The light or dark style for the controller's view, instead of the inherited one.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }

  /// Called when the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - Keys

  private var addedKeyCommands: [UIKeyCommand] = []

  /// The commands that were added. Nil if there are none. An override may add its own ones.
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

  /// Adds a key for which the controller performs an action.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    if !addedKeyCommands.contains(where: { $0 === keyCommand }) { addedKeyCommands.append(keyCommand) }
  }

  /// Removes a key that was added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: - Window

  func enter(window: UIWindow) {
    windowToFill = window
    loadViewIfNeeded()
    windowToFill = nil
    guard let view = viewIfLoaded else { return }
    beginAppearanceTransition(true, animated: false)
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.insertSubview(view, at: 0)
  }

  func leaveWindow() {
    beginAppearanceTransition(false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    endAppearanceTransition()
  }
}
