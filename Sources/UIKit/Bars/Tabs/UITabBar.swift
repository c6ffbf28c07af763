/// A bar with tabs, at the lower edge of a window. Its height is 49 points.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Where the tabs are in a bar.
  public enum ItemPositioning: Int, Sendable {
    /// In a wide bar, in the middle. In others, they fill the bar.
    case automatic
    /// They fill the bar.
    case fill
    /// In the middle.
    case centered
  }

  /// Follows the bar. Not called for the bar of a tab bar controller. Weak.
  open weak var delegate: (any UITabBarDelegate)?
  /// Called instead of the delegate.
  var onSelect: ((Int) -> Void)?

  private var background: BarBackgroundView { appearances.backgroundView }
  private var buttons: [TabButton] = []

  /// The height, in points (Behaviour.md 27.40).
  static let height: CGFloat = 49
  /// The maximum width of a tab when the bar is wide, in points.
  private static let maximumTabWidth: CGFloat = 140

  /// Creates a tab bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    background.isAtBottom = true
    addSubview(background)
    addSubview(indicator)
    appearances.onContentsChange = { [weak self] in self?.appearanceDidChange() }
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: - Items

  /// The tabs.
  open var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] { item.onChange = {} }
      for item in items ?? [] { item.onChange = { [weak self] in self?.show() } }
      if let selectedItem, items?.contains(selectedItem) != true { self.selectedItem = nil }
      show()
    }
  }

  /// Sets the tabs. The change is not animated.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The selected tab. Nil for none. A tab of another bar is ignored.
  open weak var selectedItem: UITabBarItem? {
    didSet {
      if let selectedItem, items?.contains(selectedItem) != true { self.selectedItem = oldValue }
      for button in buttons { button.isSelected = button.item === self.selectedItem }
      showItemAppearance()
      setNeedsLayout()
    }
  }

  private func showItemAppearance() {
    let (standard, scrollEdge) = (selectedItem?.standardAppearance, selectedItem?.scrollEdgeAppearance)
    let shown = appearances.ofItem
    guard standard !== shown.standard || scrollEdge !== shown.scrollEdge else { return }
    appearances.ofItem = (standard, scrollEdge)
    appearanceDidChange()
  }

  private func show() {
    showItemAppearance()
    let old = buttons
    let focused = old.firstIndex(where: \.isFocused)
    buttons = (items ?? []).map { item in old.first { $0.item === item } ?? makeButton(item) }
    for button in old where !buttons.contains(button) { button.removeFromSuperview() }
    for button in buttons {
      button.isSelected = button.item === selectedItem
      button.itemDidChange()
      if button.superview !== self { addSubview(button) }
    }
    if let focused, old[focused].superview == nil, buttons.indices.contains(focused) {
      window?.controlFocus.move(to: buttons[focused])
    }
    setNeedsLayout()
  }

  private func makeButton(_ item: UITabBarItem) -> TabButton {
    let button = TabButton(item, tabColors)
    button.addAction(
      UIAction { [weak self] _ in self?.userDidSelect(item) }, for: .primaryActionTriggered)
    return button
  }

  private func userDidSelect(_ item: UITabBarItem) {
    guard let index = items?.firstIndex(of: item) else { return }
    if let onSelect { return onSelect(index) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  // MARK: - Appearance

  let appearances = BarAppearances<UITabBarAppearance>()

  /// The appearance of the bar over content. The bar keeps a copy.
  open var standardAppearance: UITabBarAppearance {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }

  /// The appearance while the content of the controller that shows the bar is at its lower edge. Nil for the standard one
  /// without the default background. The bar keeps a copy (Behaviour.md 27.38).
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }

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

  /// An image behind the bar. An empty image makes the bar transparent; nil restores the default background.
  open var backgroundImage: UIImage? {
    get { appearances.backgroundImage }
    set { appearances.backgroundImage = newValue }
  }

  /// An image instead of the line at the edge of the bar. An empty image removes the line.
  open var shadowImage: UIImage? {
    get { appearances.shadowImage }
    set { appearances.shadowImage = newValue }
  }

  /// An image behind the selected tab, in its middle. Nil for none.
  open var selectionIndicatorImage: UIImage? {
    get { appearances.standard.selectionIndicatorImage }
    set { appearances.change { $0.selectionIndicatorImage = newValue } }
  }
  private let indicator = UIImageView()

  /// The colour of the tabs that are not selected. Nil for grey.
  open var unselectedItemTintColor: UIColor? { didSet { colorsDidChange() } }

  private var tabColors: TabColors {
    TabColors(unselected: unselectedItemTintColor, appearance: appearances.shown.stackedLayoutAppearance)
  }

  private func appearanceDidChange() {
    colorsDidChange()
    let appearance = appearances.shown
    let image = appearance.selectionIndicatorImage ?? selectionIndicatorImage
    indicator.image =
      appearance.selectionIndicatorTintColor == nil ? image : image?.withRenderingMode(.alwaysTemplate)
    indicator.tintColor = appearance.selectionIndicatorTintColor
    setNeedsLayout()
  }

  private func colorsDidChange() {
    for button in buttons { button.colors = tabColors }
  }

  /// Light or dark colours. `black` makes the bar dark.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }

  /// Where the tabs are. Default `automatic`: as the appearance says.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of a tab in the middle of the bar, in points. 0 for that of the appearance.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The distance between tabs in the middle of the bar, in points. 0 for that of the appearance.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

  // MARK: - Layout

  /// The height of the bar and the width of the superview.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// The first of two lengths that is positive and finite.
  private static func length(_ first: CGFloat, _ second: CGFloat) -> CGFloat? {
    [first, second].first { $0 > 0 && $0.isFinite }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.fill(self)
    guard !buttons.isEmpty else { return }
    let appearance = appearances.shown
    let isCentered =
      switch itemPositioning == .automatic ? appearance.stackedItemPositioning : itemPositioning {
      case .automatic: bounds.width >= 600
      case .fill: false
      case .centered: true
      }
    let count = CGFloat(buttons.count)
    let spacing = isCentered ? Self.length(itemSpacing, appearance.stackedItemSpacing) ?? 0 : 0
    let preferred = Self.length(itemWidth, appearance.stackedItemWidth) ?? Self.maximumTabWidth
    let share = max(0, (bounds.width - spacing * (count - 1)) / count)
    let width = isCentered ? min(share, preferred) : share
    let start = (bounds.width - width * count - spacing * (count - 1)) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in (isMirrored ? buttons.reversed() : buttons).enumerated() {
      button.frame = CGRect(
        x: start + CGFloat(index) * (width + spacing), y: 0, width: width, height: bounds.height)
    }
    let selected = buttons.first(where: \.isSelected)
    indicator.isHidden = selected == nil
    indicator.bounds.size = indicator.intrinsicContentSize.width < 0 ? .zero : indicator.intrinsicContentSize
    if let selected { indicator.center = selected.center }
  }
}
