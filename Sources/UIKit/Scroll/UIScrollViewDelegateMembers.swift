/// The optional members of `UIScrollViewDelegate` with argument labels, as values that can be called with a question mark.
@preconcurrency @MainActor
public enum UIScrollViewDelegateMembers {
  /// The method of that name.
  @preconcurrency @MainActor
  public struct WillEndDragging {
    let delegate: any UIScrollViewDelegate

    /// Calls it.
    public func callAsFunction(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      delegate.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  /// The method of that name.
  @preconcurrency @MainActor
  public struct DidEndDragging {
    let delegate: any UIScrollViewDelegate

    /// Calls it.
    public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }
}
