/// What port-check knows about the classes of UIKit, which are not in the checked files.
enum FrameworkClass {
  /// The superclass of a class of UIKit; nil if it is not known.
  static func superclass(of name: String) -> String? { superclasses[name] }

  /// Whether a name is that of a class or a protocol of the frameworks.
  static func isFrameworkName(_ name: String) -> Bool {
    superclasses[name] != nil
      || ["UI", "CA", "NS"].contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase == true
          && name.dropFirst(3).first?.isLowercase == true
      }
  }

  private static let subclasses: [String: String] = [
    "NSObject": "UIResponder UIGestureRecognizer UICollectionViewLayout UIBarItem CALayer",
    "UIResponder": "UIView UIViewController UIApplication UIScene",
    "UIScene": "UIWindowScene",
    "UIViewController":
      """
    UICollectionViewController UITableViewController UITabBarController UINavigationController UIPageViewController \
    UISplitViewController UIAlertController UISearchController UIActivityViewController UIInputViewController
    """,
    "UINavigationController": "UIImagePickerController",
    "UIView":
      """
    UIControl UILabel UIImageView UIScrollView UICollectionReusableView UITableViewCell UITableViewHeaderFooterView \
    UINavigationBar UITabBar UIToolbar UISearchBar UIStackView UIWindow UIPickerView UIProgressView UIVisualEffectView \
    UIActivityIndicatorView UIInputView UIListContentView UIContentUnavailableView
    """,
    "UIControl":
      """
    UIButton UISwitch UISlider UIStepper UISegmentedControl UIPageControl UIRefreshControl UITextField UIDatePicker
    """,
    "UITextField": "UISearchTextField",
    "UIScrollView": "UICollectionView UITableView UITextView",
    "UICollectionReusableView": "UICollectionViewCell",
    "UICollectionViewCell": "UICollectionViewListCell",
    "UICollectionViewLayout": "UICollectionViewFlowLayout UICollectionViewCompositionalLayout",
    "UIGestureRecognizer":
      """
    UITapGestureRecognizer UIPanGestureRecognizer UILongPressGestureRecognizer UISwipeGestureRecognizer \
    UIPinchGestureRecognizer UIRotationGestureRecognizer UIHoverGestureRecognizer
    """,
    "UIPanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "UIBarItem": "UIBarButtonItem UITabBarItem",
    "CALayer": "CAShapeLayer CAGradientLayer CATextLayer CATransformLayer",
  ]

  private static let superclasses: [String: String] = {
    var result: [String: String] = [:]
    for (superclass, names) in subclasses {
      for name in names.split(separator: " ") { result[String(name)] = superclass }
    }
    return result
  }()
}
