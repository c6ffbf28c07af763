/// A bar with buttons, at the lower edge of a window.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  private let background = BarBackgroundView()
  private let row = BarItemRow()
  /// Whether the bar belongs to a navigation controller, so that its background extends to the edge of the window.
  var isAttached = false

  /// The height, and the distance of the buttons from the edges, in points (Behaviour.md 27.50).
  static let height: CGFloat = 44
  private static let margin: CGFloat = 16

  /// Creates a toolbar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    background.isAtBottom = true
    addSubview(background)
    addSubview(row)
    background.show(standardAppearance)
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// The buttons, views and spaces.
  open var items: [UIBarButtonItem]? { didSet { itemsDidChange() } }

  /// Sets the items. The change is not animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private func itemsDidChange() {
    for item in items ?? [] { item.onChange = { [weak self] in self?.show() } }
    show()
  }

  private func show() {
    row.show(items ?? [], appearance: standardAppearance.buttons)
    setNeedsLayout()
  }

  /// The appearance of the bar. The bar keeps a copy.
  open var standardAppearance: UIToolbarAppearance = UIToolbarAppearance() {
    didSet {
      let copy = UIToolbarAppearance()
      copy.assume(standardAppearance)
      standardAppearance = copy
      hasOwnAppearance = true
      background.show(copy)
      show()
    }
  }

  /// Whether the standard appearance was set, also by a property such as `barTintColor`.
  private(set) var hasOwnAppearance = false

  /// The appearance while the content is at its edge. No effect: the bar always has the standard one.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// Whether content shows through the bar. Default true. An opaque bar has the opaque background of an appearance.
  open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      let appearance = UIToolbarAppearance()
      appearance.assume(standardAppearance)
      if isTranslucent {
        appearance.configureWithDefaultBackground()
      } else {
        appearance.configureWithOpaqueBackground()
      }
      if let barTintColor { appearance.backgroundColor = barTintColor }
      standardAppearance = appearance
    }
  }

  /// The colour of the background. Nil for the default.
  open var barTintColor: UIColor? {
    didSet {
      let appearance = UIToolbarAppearance()
      appearance.backgroundColor = barTintColor
      standardAppearance = appearance
    }
  }

  /// Light or dark colours. `black` makes the bar dark.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }

  /// The height of the bar and the width of the superview.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let below = isAttached ? superview?.safeAreaInsets.bottom ?? 0 : 0
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + below)
    let safeArea = safeAreaInsets
    row.frame = CGRect(
      x: safeArea.left + Self.margin, y: 0,
      width: max(0, bounds.width - safeArea.left - safeArea.right - 2 * Self.margin), height: bounds.height)
  }
}
