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

/// The appearance of tabs in each state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The appearance of tabs that are not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected tab.
  public let selected = UITabBarItemStateAppearance()

  /// Copies another appearance.
  func assume(_ other: UITabBarItemAppearance) {
    for (own, their) in [(normal, other.normal), (selected, other.selected)] {
      (own.iconColor, own.titleTextAttributes) = (their.iconColor, their.titleTextAttributes)
    }
  }
}

/// The appearance of tabs in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The colour of the image and the title. Nil for the default.
  open var iconColor: UIColor?
  /// Attributes of the title, which replace the usual ones.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
