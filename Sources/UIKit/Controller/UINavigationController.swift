/// Shows one controller of a stack at a time, the one that was pushed last.
///
/// It has no bar: the app shows what leads back, and calls `popViewController(animated:)`.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  private var transition: NavigationTransition?
  /// Whether the view is shown, so that controllers in it are told what happens to theirs.
  private var isShown = false

  /// Makes a controller with another one at the bottom.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// There are no archives on this platform: nil.
  public required init?(coder: NSCoder) { nil }

  /// Is told which controller is shown. Weak.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: - The stack

  /// The controllers, the one at the bottom first. Setting it shows the last of them at once.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top; nil in an empty stack.
  open var topViewController: UIViewController? { stack.last }

  /// The controller whose view is seen: the one at the top.
  open var visibleViewController: UIViewController? { topViewController }

  /// Replaces the whole stack; the last controller comes as if it was pushed, or popped to when it was in the stack.
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

  /// Shows a controller on top of the others; one that is among them already is not pushed again.
  ///
  /// A collection view controller that uses layout-to-layout transitions, and is pushed onto another collection view
  /// controller, shows the collection view of that one, and its own layout takes over.
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

  /// Goes back to the controller below.
  ///
  /// - Returns: The one that was shown; nil when there is none below it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    stack.dropLast().last.flatMap { popToViewController($0, animated: animated)?.last }
  }

  /// Goes back to the controller at the bottom.
  ///
  /// - Returns: Those that were above it, the lowest first; nil in an empty stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Goes back to a controller of the stack.
  ///
  /// - Returns: Those that were above it, the lowest first; nil when it is not in the stack.
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

  /// Takes the controller at the top off the stack; when it has taken over the collection view of the one below, that
  /// one has it again.
  ///
  /// - Returns: The layout in which the one below showed it.
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

  // MARK: - The view

  /// Shows the controller at the top.
  open override func viewDidLoad() {
    super.viewDidLoad()
    NavigationTransition.add(topViewController?.view, to: view, isBehind: false)
  }

  /// Tells the controller at the top.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    topViewController?.viewWillAppear(animated)
  }

  /// Tells the controller at the top.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isShown = true
    topViewController?.viewDidAppear(animated)
  }

  /// Tells the controller at the top.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    transition?.finish()
    topViewController?.viewWillDisappear(animated)
  }

  /// Tells the controller at the top.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isShown = false
    topViewController?.viewDidDisappear(animated)
  }

  /// - Parameters:
  ///   - shown: The view on screen, which may be that of the new controller by now.
  ///   - layout: The layout that takes over in the collection view of the new controller.
  private func show(
    _ new: UIViewController?, insteadOf old: UIViewController?, _ shown: UIView?,
    in layout: UICollectionViewLayout? = nil, isBehind: Bool, animated: Bool
  ) {
    guard isViewLoaded, new !== old || new?.viewIfLoaded !== shown else {
      layout.map { (new as? UICollectionViewController)?.collectionView.collectionViewLayout = $0 }
      return
    }
    let animated = animated && isShown
    let completion = isShown && new !== old
    if completion {
      old?.viewWillDisappear(animated)
      new?.viewWillAppear(animated)
    }
    new.map { delegate?.navigationController(self, willShow: $0, animated: animated) }
    let transition = NavigationTransition { [weak self] in
      self?.transition = nil
      if completion {
        old?.viewDidDisappear(animated)
        new?.viewDidAppear(animated)
      }
      guard let self, let new else { return }
      delegate?.navigationController(self, didShow: new, animated: animated)
    }
    self.transition = transition
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
  /// The navigation controller that this one is in, directly or not.
  public var navigationController: UINavigationController? {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 as? UINavigationController }.first
  }
}
