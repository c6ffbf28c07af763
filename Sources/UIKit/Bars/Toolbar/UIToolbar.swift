/// A bar with buttons, at the lower edge of a window.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  private var background: BarBackgroundView { appearances.backgroundView }
  private let row = BarItemRow()

  /// The height, and the distance of the buttons from the edges, in points (Behaviour.md 27.50).
  static let height: CGFloat = 44
  private static let margin: CGFloat = 16

  /// Creates a toolbar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    background.isAtBottom = true
    addSubview(background)
    addSubview(row)
    appearances.onContentsChange = { [weak self] in
      guard let self else { return }
      row.show(appearances.shown.buttons)
    }
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Decides where the bar is. Weak.
  open weak var delegate: (any UIToolbarDelegate)? { didSet { setNeedsLayout() } }

  /// Where the bar is: where the delegate says, or else at the lower edge. The line of a bar at the upper edge is below it.
  open var barPosition: UIBarPosition { delegate?.chosenPosition(for: self) ?? .bottom }

  /// The buttons, views and spaces.
  open var items: [UIBarButtonItem]? { didSet { itemsDidChange() } }

  /// Sets the items. The change is not animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private func itemsDidChange() {
    for item in items ?? [] { item.onChange = { [weak self] in self?.show() } }
    show()
  }

  private func show() {
    row.show(items ?? [], appearance: appearances.shown.buttons)
    setNeedsLayout()
  }

  // MARK: - Appearance

  let appearances = BarAppearances<UIToolbarAppearance>()

  /// The appearance of the bar over content. The bar keeps a copy.
  open var standardAppearance: UIToolbarAppearance {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }

  /// The appearance while the content of the controller that shows the bar is at its lower edge. Nil for the standard one
  /// without the default background. The bar keeps a copy (Behaviour.md 27.38).
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }

  /// The appearance in a low window. No effect: a desktop window has the standard one.
  open var compactAppearance: UIToolbarAppearance?
  /// The appearance in a low window whose content is at the edge. No effect.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?

  /// Whether content shows through the bar. Default true. An opaque bar has the opaque background of an appearance.
  open var isTranslucent: Bool {
    get { appearances.isTranslucent }
    set {
      appearances.isTranslucent = newValue
      superview?.setNeedsLayout()
    }
  }

  /// The colour of the background. Nil for the default.
  open var barTintColor: UIColor? {
    get { appearances.tintColor }
    set { appearances.tintColor = newValue }
  }

  /// Sets an image behind the bar. An empty image makes the bar transparent; nil restores the default background.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) { appearances.backgroundImage = backgroundImage }

  /// The image behind the bar.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { appearances.backgroundImage }

  /// Sets an image instead of the line at the edge of the bar. An empty image removes the line.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    appearances.shadowImage = shadowImage
  }

  /// Light or dark colours. `black` makes the bar dark.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }

  // MARK: - Layout

  /// The height of the bar and the width of the superview.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.isAtBottom = barPosition == .bottom
    if barPosition == .topAttached { background.isAttached = true }
    background.fill(self)
    let safeArea = safeAreaInsets
    row.frame = CGRect(
      x: safeArea.left + Self.margin, y: 0,
      width: max(0, bounds.width - safeArea.left - safeArea.right - 2 * Self.margin), height: bounds.height)
  }
}
