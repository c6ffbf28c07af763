/// The optional methods of `UIScrollViewDelegate` with argument labels, as values that can be called with a question
/// mark.
@preconcurrency @MainActor
public enum UIScrollViewDelegateMembers {
  /// The method `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  @preconcurrency @MainActor
  public struct WillEndDragging {
    let delegate: any UIScrollViewDelegate

    /// Calls the method.
    public func callAsFunction(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      delegate.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  /// The method `scrollViewDidEndDragging(_:willDecelerate:)`.
  @preconcurrency @MainActor
  public struct DidEndDragging {
    let delegate: any UIScrollViewDelegate

    /// Calls the method.
    public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }

  /// The method `viewForZooming(in:)`.
  @preconcurrency @MainActor
  public struct ViewForZooming {
    let delegate: any UIScrollViewDelegate

    /// Calls the method.
    public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
      delegate.viewForZooming(in: scrollView)
    }
  }

  /// The method `scrollViewWillBeginZooming(_:with:)`.
  @preconcurrency @MainActor
  public struct WillBeginZooming {
    let delegate: any UIScrollViewDelegate

    /// Calls the method.
    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
      delegate.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }

  /// The method `scrollViewDidEndZooming(_:with:atScale:)`.
  @preconcurrency @MainActor
  public struct DidEndZooming {
    let delegate: any UIScrollViewDelegate

    /// Calls the method.
    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }
}
