/// Information about a change of a controller's size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change is animated. A change of the window's size is not.
  var isAnimated: Bool { get }
  /// The duration, in seconds.
  var transitionDuration: TimeInterval { get }
}
