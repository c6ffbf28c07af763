/// The part of a controller's view that a bar at an edge covers: the safe area above or below the content.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height, in points.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height, for constraints.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide for the part of a view above or below its safe area.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  init(_ place: Place, of view: UIView) {
    super.init(place)
    owningView = view
  }

  /// Returns nil: this platform has no archives.
  required init?(coder: NSCoder) { nil }

  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The part of the view above its safe area.
  @available(
    *, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor"
  )
  public var topLayoutGuide: any UILayoutSupport { topSupportGuide }

  /// The part of the view below its safe area.
  @available(
    *, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor"
  )
  public var bottomLayoutGuide: any UILayoutSupport { bottomSupportGuide }
}
