/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of the tabs: an image above a title.
  open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { observeTabs() } }
  /// The appearance of tabs with an image beside a title. Kept without effect: the image is always above the title.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The appearance of such tabs in a low window. Kept without effect: the image is always above the title.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

  /// The colour of the image behind the selected tab. Nil for the image's own colours.
  open var selectionIndicatorTintColor: UIColor? { didSet { onChange() } }
  /// An image behind the selected tab. Nil for that of the bar.
  open var selectionIndicatorImage: UIImage? { didSet { onChange() } }

  /// Where the tabs are in the bar. Default `automatic`.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { onChange() } }
  /// The width of tabs that are in the middle of the bar, in points. Default 0, for the usual width. Negative values and NaN are
  /// treated as 0.
  open var stackedItemWidth: CGFloat = 0 { didSet { onChange() } }
  /// The distance between tabs that are in the middle of the bar, in points. Default 0. Negative values and NaN are treated as
  /// 0.
  open var stackedItemSpacing: CGFloat = 0 { didSet { onChange() } }

  /// Creates an appearance with the default background.
  public required init() {
    super.init()
    observeTabs()
  }

  private func observeTabs() {
    stackedLayoutAppearance.onChange = { [weak self] in self?.onChange() }
    onChange()
  }

  override func assume(_ other: UIBarAppearance) {
    super.assume(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance.assume(other.stackedLayoutAppearance)
    inlineLayoutAppearance.assume(other.inlineLayoutAppearance)
    compactInlineLayoutAppearance.assume(other.compactInlineLayoutAppearance)
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    (stackedItemWidth, stackedItemSpacing) = (other.stackedItemWidth, other.stackedItemSpacing)
  }
}
