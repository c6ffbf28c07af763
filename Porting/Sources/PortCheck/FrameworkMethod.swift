/// A method of UIKit that public code names in selectors.
struct FrameworkMethod {
  /// The class or protocol that declares the method.
  let owner: String
  let name: String
  let labels: [String]

  /// How the method is written, such as `UIView.endEditing(_:)`.
  var reference: String {
    "\(owner).\(name)" + (labels.isEmpty ? "" : "(\(labels.map { $0 + ":" }.joined()))")
  }

  /// The methods that have a name. Without labels, all methods with this base name.
  static func named(_ name: String, labels: [String]?) -> [FrameworkMethod] {
    (all[name] ?? []).filter { labels == nil || $0.labels == labels }
  }

  private static let table: [String: String] = [
    "UIResponder":
      "becomeFirstResponder resignFirstResponder reloadInputViews cut(_:) copy(_:) paste(_:)",
    "UIView":
      """
    endEditing(_:) removeFromSuperview setNeedsLayout layoutIfNeeded layoutSubviews setNeedsDisplay sizeToFit \
    invalidateIntrinsicContentSize setNeedsUpdateConstraints updateConstraintsIfNeeded updateConstraints
    """,
    "UIScrollView": "flashScrollIndicators",
    "UICollectionView": "reloadData",
    "UITableView": "reloadData",
    "UICollectionViewLayout": "invalidateLayout",
    "UIActivityIndicatorView": "startAnimating stopAnimating",
    "UIImageView": "startAnimating stopAnimating",
    "UIRefreshControl": "beginRefreshing endRefreshing",
    "UINavigationController": "popViewController(animated:) popToRootViewController(animated:)",
    "UIViewController": "dismiss(animated:completion:)",
    "CALayer": "setNeedsLayout layoutIfNeeded setNeedsDisplay",
    "UIScrollViewDelegate":
      """
    scrollViewDidScroll(_:) scrollViewDidZoom(_:) scrollViewWillBeginDragging(_:) scrollViewDidEndDecelerating(_:) \
    scrollViewDidEndScrollingAnimation(_:) scrollViewDidScrollToTop(_:)
    """,
  ]

  private static let all: [String: [FrameworkMethod]] = {
    var result: [String: [FrameworkMethod]] = [:]
    for (owner, names) in table {
      for text in names.split(separator: " ") {
        let parts = text.split(separator: "(")
        let labels = parts.count > 1 ? parts[1].split(separator: ":").dropLast().map(String.init) : []
        let method = FrameworkMethod(owner: owner, name: String(parts[0]), labels: labels)
        result[method.name, default: []].append(method)
      }
    }
    return result
  }()
}
