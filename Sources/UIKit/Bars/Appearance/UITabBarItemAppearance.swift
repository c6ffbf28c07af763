/// The appearance of tabs in each state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The appearance of tabs that are not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected tab.
  public let selected = UITabBarItemStateAppearance()

  /// Called after an attribute changed.
  var onChange: () -> Void = {}

  /// Creates an appearance without attributes of its own.
  public override init() {
    super.init()
    for state in [normal, selected] { state.onChange = { [weak self] in self?.onChange() } }
  }

  /// Copies another appearance.
  func assume(_ other: UITabBarItemAppearance) {
    for (own, their) in [(normal, other.normal), (selected, other.selected)] {
      (own.iconColor, own.titleTextAttributes) = (their.iconColor, their.titleTextAttributes)
    }
  }
}
