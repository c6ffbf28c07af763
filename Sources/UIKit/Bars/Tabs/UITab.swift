/// A tab of a tab bar controller: what the tab bar shows, and the controller that the user selects with it.
///
/// The controller is made when the tab is first in a tab bar controller. Its `tabBarItem` becomes that of the tab.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// Where a tab is shown. No effect: all tabs are in the tab bar, and there is no sidebar.
  public enum Placement: Int, Sendable {
    /// As the tab bar controller decides.
    case automatic
    /// In the tab bar, where the user can remove it.
    case `default`
    /// In the sidebar, from which the user can move it to the tab bar.
    case optional
    /// In the tab bar, where the user can move it.
    case movable
    /// At the end of the tab bar.
    case pinned
    /// In the tab bar, where it stays.
    case fixed
    /// In the sidebar.
    case sidebarOnly
  }

  /// The identifier, which no other tab of the tab bar controller has.
  public let identifier: String
  /// The title.
  open var title: String { didSet { item.title = title } }
  /// The image. Nil for none.
  open var image: UIImage? { didSet { item.image = image } }
  /// A longer description. No effect: a sidebar shows it on iOS.
  open var subtitle: String?
  /// The text of a badge. Nil for none.
  open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
  /// Whether the user can select the tab. Default true.
  open var isEnabled = true { didSet { item.isEnabled = isEnabled } }
  /// Whether the tab bar leaves the tab out. Default false.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.tabVisibilityDidChange() } }
  }
  /// Whether the user can hide the tab. Default false. No effect: the user cannot.
  open var allowsHiding = false
  /// Where the tab should be. No effect.
  open var preferredPlacement = Placement.automatic
  /// A value of the app.
  open var userInfo: Any?

  /// The tab bar controller. Nil if the tab is in none.
  open internal(set) weak var tabBarController: UITabBarController?

  /// What the tab bar shows.
  let item: UITabBarItem
  private let provider: ((UITab) -> UIViewController)?

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - identifier: The identifier, which no other tab of the tab bar controller has.
  ///   - viewControllerProvider: Makes the controller. Called once. Nil for an empty controller.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
    item = UITabBarItem(title: title, image: image, tag: 0)
    super.init()
    item.tab = self
  }

  private var ownController: UIViewController?

  /// The controller. Nil until the tab is in a tab bar controller.
  open var viewController: UIViewController? { ownController }

  /// Makes the controller, if that has not happened yet.
  func makeController() -> UIViewController {
    if let ownController { return ownController }
    let controller = provider?(self) ?? UIViewController()
    controller.tabBarItem = item
    ownController = controller
    return controller
  }
}

/// A tab for searching, with a magnifying glass.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Whether the field of a search controller gets the keyboard when the tab is selected. No effect. Default false.
  open var automaticallyActivatesSearch = false

  /// Creates a tab with the title *Search* and a magnifying glass.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search",
      viewControllerProvider: viewControllerProvider)
  }
}

extension UIViewController {
  /// The tab of the controller. Nil for a controller that no tab has made.
  public var tab: UITab? { bars.tabBarItem?.tab }
}
