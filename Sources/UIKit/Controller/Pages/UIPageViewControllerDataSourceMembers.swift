/// The optional methods of `UIPageViewControllerDataSource` with argument labels, as values that can be called with a question mark.
@preconcurrency @MainActor
public enum UIPageViewControllerDataSourceMembers {
  /// The methods with the base name `presentationCount`.
  @preconcurrency @MainActor
  public struct PresentationCount {
    let delegate: any UIPageViewControllerDataSource

    /// Calls the method.
    public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
      delegate.presentationCount(for: pageViewController)
    }
  }

  /// The methods with the base name `presentationIndex`.
  @preconcurrency @MainActor
  public struct PresentationIndex {
    let delegate: any UIPageViewControllerDataSource

    /// Calls the method.
    public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
      delegate.presentationIndex(for: pageViewController)
    }
  }
}

// Calls with a question mark use these properties.
extension UIPageViewControllerDataSource {
  /// The methods with this base name, for calls with a question mark. Never nil.
  public var presentationCount: UIPageViewControllerDataSourceMembers.PresentationCount? {
    .init(delegate: self)
  }
  /// The methods with this base name, for calls with a question mark. Never nil.
  public var presentationIndex: UIPageViewControllerDataSourceMembers.PresentationIndex? {
    .init(delegate: self)
  }
}
