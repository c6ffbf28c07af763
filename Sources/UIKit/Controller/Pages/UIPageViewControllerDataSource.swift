/// The pages of a page view controller, which it requests when they come near.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another one. Nil for the first one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after another one. Nil for the last one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// The number of pages that a page control shows. The default returns 0: no page control.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// The index of the page that the app has set, for the page control. The default returns 0.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }

  /// Returns 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
