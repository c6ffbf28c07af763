/// Manages a view.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  /// Makes a controller whose view `loadView()` makes; there are no nib files on this platform.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Makes a controller whose view `loadView()` makes.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// There are no archives on this platform: nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: View

  /// The view, once it is loaded.
  public private(set) var viewIfLoaded: UIView?

  /// The controller's view; asking for it loads it.
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

  /// Loads the view if it is not.
  ///
  /// A window's root controller finds its view as large as the window in `viewDidLoad()`.
  open func loadViewIfNeeded() {
    guard viewIfLoaded == nil else { return }
    loadView()
    if viewIfLoaded == nil { view = UIView(frame: UIScreen.main.bounds) }
    if let windowToFill { viewIfLoaded?.frame = windowToFill.bounds }
    viewDidLoad()
  }

  /// The window whose root controller this one is becoming.
  private weak var windowToFill: UIWindow?

  /// Makes the view and assigns it. The default makes a plain one as large as the screen.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Called when the view is loaded.
  open func viewDidLoad() {}

  /// What the controller shows, in words.
  open var title: String?

  /// The responder after this one: the superview of its view.
  open override var next: UIResponder? { viewIfLoaded?.superview }

  // MARK: Life

  /// Called when the view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called before the view changes its size; an override calls super, which tells the children.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: Takes what is to happen along with the change, and after it.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Called when memory is scarce, which nobody tells here.
  open func didReceiveMemoryWarning() {}

  /// Called when the safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// What the controller takes from the safe area of its view, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      viewIfLoaded?.safeAreaInsetsDidChangeInTree()
    }
  }

  // MARK: Containment

  /// The controller this one is in.
  public private(set) weak var parent: UIViewController?

  /// The controllers in this one.
  public private(set) var children: [UIViewController] = []

  /// Makes another controller a part of this one; its view is yours to add.
  open func addChild(_ childController: UIViewController) {
    guard childController !== self, childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Takes the controller out of the one it is in.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called when the parent is about to change.
  open func willMove(toParent parent: UIViewController?) {}

  /// To be called when the move to a parent, or out of one, is complete.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Traits

  /// The traits in effect for the controller's view.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .initial }

  /// Called when the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Window

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
