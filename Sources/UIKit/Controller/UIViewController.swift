/// Manages a view.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  /// Creates a controller whose view `loadView()` creates. The arguments are ignored: this platform has no nib files.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller whose view `loadView()` creates.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

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

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { viewIfLoaded != nil }

  /// Loads the view if it is not loaded.
  ///
  /// In `viewDidLoad()`, the view of a window's root controller already has the size of the window.
  open func loadViewIfNeeded() {
    guard viewIfLoaded == nil else { return }
    loadView()
    if viewIfLoaded == nil { view = UIView(frame: UIScreen.main.bounds) }
    if let windowToFill { viewIfLoaded?.frame = windowToFill.bounds }
    viewDidLoad()
  }

  /// The window whose root controller this one becomes.
  private weak var windowToFill: UIWindow?

  /// Creates the view and assigns it. The default creates a plain view with the size of the screen.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Called when the view was loaded.
  open func viewDidLoad() {}

  /// The title of the controller's content.
  open var title: String?

  /// The next responder: the superview of the controller's view.
  open override var next: UIResponder? { viewIfLoaded?.superview }

  // MARK: - Appearance

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

  /// Never called: this platform reports no memory warnings.
  open func didReceiveMemoryWarning() {}

  /// Called when the safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Additional insets for the safe area of the view, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      viewIfLoaded?.safeAreaInsetsDidChangeInTree()
    }
  }

  // MARK: - Containment

  /// The parent controller.
  public private(set) weak var parent: UIViewController?

  /// The child controllers.
  public private(set) var children: [UIViewController] = []

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

  // MARK: - Traits

  /// The traits of the controller's view.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .initial }

  /// Called when the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - Window

  func enter(window: UIWindow) {
    windowToFill = window
    loadViewIfNeeded()
    windowToFill = nil
    guard let view = viewIfLoaded else { return }
    viewWillAppear(false)
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.insertSubview(view, at: 0)
    viewDidAppear(false)
  }

  func leaveWindow() {
    viewWillDisappear(false)
    viewIfLoaded?.removeFromSuperview()
    viewDidDisappear(false)
  }
}
