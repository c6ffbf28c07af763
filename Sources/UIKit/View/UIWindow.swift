import DisplayList
import Geometry

/// The root of a view tree. A host shows it, or a program renders it without one.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Creates a window. Its traits are those of `UIScreen.main`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    traitOverrides.displayScale = screen.scale
    backgroundColor = .systemBackground
  }

  /// Creates a window with the size of the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// The default traits, which the window's own overrides complete.
  override var inheritedTraits: UITraitCollection { .initial }

  /// The display the window is on.
  open var screen: UIScreen { .main }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// Shows the menus of this window. Set by the host; without it, menus do not open.
  public var menuPresenter: (any MenuPresenter)?

  /// Continues drags that leave this window. Set by the host; without it, drags stay in the window.
  public var dragExporter: (any DragExporter)?

  private(set) lazy var touchDispatcher = TouchDispatcher(window: self)
  weak var firstResponder: UIResponder?
  /// The view that a touchpad scrolls, until the fingers lift.
  weak var touchpadScrollView: UIScrollView?
  /// The recognizer that receives the steps of the current touchpad scroll.
  weak var scrolledRecognizer: UIPanGestureRecognizer?
  /// The recognizer that receives the current touchpad pinch.
  weak var pinchedRecognizer: UIPinchGestureRecognizer?
  /// The view that a touchpad zooms, until the fingers lift.
  weak var pinchedScrollView: UIScrollView?
  /// The recognizers of views under the pointer.
  var hovering: [UIHoverGestureRecognizer] = []

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.leaveWindow()
      rootViewController?.enter(window: self)
    }
  }

  /// Whether the window receives key presses.
  public private(set) var isKeyWindow = false

  /// Shows the window in front of the others and gives it the key presses.
  open func makeKeyAndVisible() {
    isHidden = false
    isKeyWindow = true
    layoutIfNeeded()
  }

  /// The parts of the window that the host's bars and corners cover, in points.
  public var hostSafeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      guard hostSafeAreaInsets != oldValue else { return }
      safeAreaInsetsDidChangeInTree()
    }
  }

  open override var safeAreaInsets: UIEdgeInsets { hostSafeAreaInsets }

  /// The window's own coordinates. The root controller is notified before its size changes.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard newValue.size != super.bounds.size, let rootViewController else {
        super.bounds = newValue
        return
      }
      let transition = SizeTransition()
      rootViewController.viewWillTransition(to: newValue.size, with: transition)
      super.bounds = newValue
      transition.finish()
    }
  }

  /// Performs the keys that no responder handled: Ctrl+X, Ctrl+C, Ctrl+V, the Menu key and Shift+F10.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses where !press.isRepeat { press.key.map(perform) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.viewIfLoaded?.frame = bounds
  }
}
