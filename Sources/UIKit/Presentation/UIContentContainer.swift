/// A controller whose content has a size: a view controller or a presentation controller.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size that the content prefers, in points. Zero for no preference.
  var preferredContentSize: CGSize { get }

  /// Called when the preferred size of a child changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size for a child's content in a container, in points.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  )
    -> CGSize

  /// Called before the size of the view changes.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}
