/// What the height of a detent depends on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height of a sheet without the safe area, in points.
  var maximumDetentValue: CGFloat { get }
}
