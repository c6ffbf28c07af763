import Foundation

extension UIView {
  /// An animation of the system.
  public enum SystemAnimation: UInt, Sendable {
    /// Views disappear.
    case delete
  }

  /// Removes views with an animation of the system: they shrink and fade for 0.25 seconds.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - views: The views, which are removed from their superviews at the end.
  ///   - options: The options of the animation.
  ///   - parallelAnimations: Makes changes that are animated at the same time.
  ///   - completion: Receives whether all animations finished.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0.25, delay: 0, options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
        }
        parallelAnimations?()
      },
      completion: { finished in
        views.forEach { $0.removeFromSuperview() }
        completion?(finished)
      })
  }
}
