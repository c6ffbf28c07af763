/// What a view controller stores about bars.
@MainActor
final class BarState {
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var editButtonItem: UIBarButtonItem?
  weak var scrollView: UIScrollView?
  /// The parts of the view that bars of a container cover, in points.
  var insets = UIEdgeInsets.zero
}
