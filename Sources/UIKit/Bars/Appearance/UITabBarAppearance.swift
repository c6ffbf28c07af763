/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of the tabs: an image above a title.
  open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { observeTabs() } }

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
    (other as? UITabBarAppearance).map { stackedLayoutAppearance.assume($0.stackedLayoutAppearance) }
  }
}
