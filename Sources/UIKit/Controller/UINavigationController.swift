/// Shows the controller at the top of a stack.
///
/// It has no navigation bar. The app shows a way back, and calls `popViewController(animated:)`.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  private var transition: NavigationTransition?
  /// Whether the view is shown, so that appearance methods of child controllers are called.
  private var isShown = false

  /// Creates a controller with a root controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// The delegate, which is notified when another controller is shown. Weak.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: - Stack

  /// The controllers, bottom first. Setting it shows the last one without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top. Nil in an empty stack.
  open var topViewController: UIViewController? { stack.last }

  /// The controller whose view is visible: the one at the top.
  open var visibleViewController: UIViewController? { topViewController }

  /// Replaces the stack. The last controller is shown by a push, or by a pop when it was in the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    transition?.finish()
    let (old, shown, before) = (topViewController, topViewController?.viewIfLoaded, stack)
    let isKnown = viewControllers.last.map(stack.contains) ?? true
    while stack.count > 1 {
      let layout = giveBackCollectionView()
      layout.map {
        (topViewController as? UICollectionViewController)?.collectionView.collectionViewLayout = $0
      }
    }
    for controller in viewControllers where !before.contains(controller) { addChild(controller) }
    stack = viewControllers
    show(topViewController, insteadOf: old, shown, isBehind: isKnown, animated: animated)
    for controller in viewControllers where !before.contains(controller) {
      controller.didMove(toParent: self)
    }
    remove(before.filter { !viewControllers.contains($0) })
  }

  /// Pushes a controller. Does nothing when it is in the stack already.
  ///
  /// With layout-to-layout transitions, a collection view controller that is pushed onto another one shows the
  /// collection view of that controller, with its own layout.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(viewController) else { return }
    transition?.finish()
    let (old, shown) = (topViewController, topViewController?.viewIfLoaded)
    addChild(viewController)
    stack.append(viewController)
    var layout: UICollectionViewLayout?
    if let new = viewController as? UICollectionViewController, new.useLayoutToLayoutNavigationTransitions,
      let old = old as? UICollectionViewController
    {
      layout = new.takeOverCollectionView(of: old)
    }
    show(viewController, insteadOf: old, shown, in: layout, isBehind: false, animated: animated)
    viewController.didMove(toParent: self)
  }

  /// Pops the top controller.
  ///
  /// - Returns: The popped controller. Nil when it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    stack.dropLast().last.flatMap { popToViewController($0, animated: animated)?.last }
  }

  /// Pops to the root controller.
  ///
  /// - Returns: The popped controllers, lowest first. Nil in an empty stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pops to a controller of the stack.
  ///
  /// - Returns: The popped controllers, lowest first. Nil when the controller is not in the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else { return nil }
    transition?.finish()
    let popped = Array(stack[(index + 1)...])
    guard let old = popped.last else { return [] }
    let shown = old.viewIfLoaded
    var layout: UICollectionViewLayout?
    while stack.count > index + 1 { layout = giveBackCollectionView() }
    show(viewController, insteadOf: old, shown, in: layout, isBehind: true, animated: animated)
    remove(popped)
    return popped
  }

  /// Removes the top controller from the stack. If it has taken over the collection view of the controller below, that
  /// controller gets it back.
  ///
  /// - Returns: The layout that the controller below used.
  @discardableResult
  private func giveBackCollectionView() -> UICollectionViewLayout? {
    guard let controller = stack.popLast() as? UICollectionViewController,
      let below = topViewController as? UICollectionViewController
    else { return nil }
    return controller.giveCollectionViewBack(to: below)
  }

  private func remove(_ controllers: [UIViewController]) {
    for controller in controllers {
      controller.willMove(toParent: nil)
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

  /// Shows the top controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    NavigationTransition.add(topViewController?.view, to: view, isBehind: false)
  }

  /// Forwards the call to the top controller.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    topViewController?.beginAppearanceTransition(true, animated: animated)
  }

  /// Forwards the call to the top controller.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isShown = true
    topViewController?.endAppearanceTransition()
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
    isShown = false
    topViewController?.endAppearanceTransition()
  }

  /// Replaces the view on screen with that of another controller.
  ///
  /// - Parameters:
  ///   - new: The controller to show.
  ///   - old: The controller that was shown.
  ///   - shown: The view on screen. It may already be the view of the new controller.
  ///   - layout: The layout that the collection view of the new controller changes to.
  ///   - isBehind: Whether the new view is behind the old one.
  ///   - animated: Whether the change is animated.
  private func show(
    _ new: UIViewController?, insteadOf old: UIViewController?, _ shown: UIView?,
    in layout: UICollectionViewLayout? = nil, isBehind: Bool, animated: Bool
  ) {
    guard isViewLoaded, new !== old || new?.viewIfLoaded !== shown else {
      layout.map { (new as? UICollectionViewController)?.collectionView.collectionViewLayout = $0 }
      return
    }
    let animated = animated && isShown
    let changesAppearance = isShown && new !== old
    let transition = NavigationTransition(in: view, from: old, to: new, animated: animated) { [weak self] in
      if changesAppearance {
        old?.endAppearanceTransition()
        new?.endAppearanceTransition()
      }
      old?.isMovingFromParent = false
      new?.isMovingToParent = false
      self?.transition = nil
      guard let self, let new else { return }
      delegate?.navigationController(self, didShow: new, animated: animated)
    }
    // Controllers find the coordinator when they appear.
    self.transition = transition
    if let old, !stack.contains(old) { old.isMovingFromParent = true }
    if !isBehind { new?.isMovingToParent = true }
    if changesAppearance {
      old?.beginAppearanceTransition(false, animated: animated)
      new?.beginAppearanceTransition(true, animated: animated)
    }
    new.map { delegate?.navigationController(self, willShow: $0, animated: animated) }
    let collectionView = layout.flatMap { _ in (new as? UICollectionViewController)?.collectionView }
    if let layout, let collectionView, collectionView === shown {
      transition.change(collectionView, to: layout, animated: animated)
    } else {
      if let layout { collectionView?.collectionViewLayout = layout }
      transition.replace(shown, by: new?.view, in: view, isBehind: isBehind, animated: animated)
    }
  }
}

extension UIViewController {
  /// The nearest ancestor that is a navigation controller.
  public var navigationController: UINavigationController? {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 as? UINavigationController }.first
  }
}
