/// Where a preview comes from, or goes to.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view that it is placed in.
  public let container: UIView
  /// Its centre, in the container's coordinates.
  public let center: CGPoint
  /// How it is transformed there.
  public let transform: CGAffineTransform

  /// Makes a target.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
  }

  /// Makes a target without a transform.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}
