extension UIWindow {
  /// Releases the views that wait for reuse in the window's collection views, as UIKit does when memory is low.
  package func releaseUnusedViews() {
    forEachInTree { ($0 as? UICollectionView)?.supply.releaseUnusedViews() }
  }
}
