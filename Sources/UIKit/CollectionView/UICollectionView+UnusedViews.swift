extension UICollectionView {
  /// Releases the views that wait for reuse, as UIKit does when memory is low.
  ///
  /// A collection view without a window, which cannot be seen, releases the views of all elements, and what it showed. It
  /// asks for them again in its next layout pass.
  package func releaseUnusedViews() {
    if window == nil, runner.phase == .idle, runner.animations.isEmpty {
      stage.removeElements()
      setNeedsLayout()
      layer.releaseFragments()
    }
    supply.releaseUnusedViews()
  }
}

extension UIWindow {
  /// Releases the views that wait for reuse in the window's collection views.
  package func releaseUnusedViews() {
    forEachInTree { ($0 as? UICollectionView)?.releaseUnusedViews() }
  }
}
