import DisplayList
import Geometry

/// The root of a view tree, shown by a host or rendered without one.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Makes a window; without a screen to take it from, its traits are those of `UIScreen.main`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    traitOverrides.displayScale = screen.scale
    backgroundColor = .systemBackground
  }

  /// Makes a window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// There are no archives on this platform: nil.
  public required init?(coder: NSCoder) { nil }

  /// The display the window is on.
  open var screen: UIScreen { .main }

  /// Itself.
  open override var window: UIWindow? { self }

  /// Shows the menus of this window: a host's part; without one there are none.
  public var menuPresenter: (any MenuPresenter)?

  /// Goes on with drags that leave this window: a host's part; without one they stay in it.
  public var dragExporter: (any DragExporter)?

  private(set) lazy var touchDispatcher = TouchDispatcher(window: self)
  weak var firstResponder: UIResponder?
  /// The view that a touchpad scrolls, until the fingers leave it.
  weak var touchpadScrollView: UIScrollView?
  /// The view that a touchpad zooms, until the fingers leave it.
  weak var pinchedScrollView: UIScrollView?
  /// The recognizers the pointer is over.
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

  /// What the host's bars and corners cover of the window, in points.
  public var hostSafeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      guard hostSafeAreaInsets != oldValue else { return }
      safeAreaInsetsDidChangeInTree()
    }
  }

  open override var safeAreaInsets: UIEdgeInsets { hostSafeAreaInsets }

  /// The window's own coordinates; the root controller is told before it gets another size.
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

  /// Does what keys stand for that nobody else had a use for: Ctrl+X, Ctrl+C, Ctrl+V, the Menu key and Shift+F10.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses where !press.isRepeat { press.key.map(perform) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.viewIfLoaded?.frame = bounds
  }
}
