/// The optional methods of `UIPageViewControllerDelegate` with argument labels, as values that can be called with a question mark.
@preconcurrency @MainActor
public enum UIPageViewControllerDelegateMembers {
  /// The methods with the base name `pageViewController`.
  @preconcurrency @MainActor
  public struct PageViewController {
    let delegate: any UIPageViewControllerDelegate

    /// Calls the method.
    public func callAsFunction(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      delegate.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
    }

    /// Calls the method.
    public func callAsFunction(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      delegate.pageViewController(
        pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
        transitionCompleted: completed)
    }
  }
}

// Calls with a question mark use these properties.
extension UIPageViewControllerDelegate {
  /// The methods with this base name, for calls with a question mark. Never nil.
  public var pageViewController: UIPageViewControllerDelegateMembers.PageViewController? {
    .init(delegate: self)
  }
}
