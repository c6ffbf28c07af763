/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of the tabs: an image above a title.
  open var stackedLayoutAppearance = UITabBarItemAppearance()

  override func assume(_ other: UIBarAppearance) {
    super.assume(other)
    (other as? UITabBarAppearance).map { stackedLayoutAppearance.assume($0.stackedLayoutAppearance) }
  }
}
