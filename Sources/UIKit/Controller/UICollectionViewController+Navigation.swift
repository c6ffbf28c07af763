// Sharing of one collection view among several controllers of a navigation controller, each with its own layout.
extension UICollectionViewController {
  /// Shows the collection view of the controller below. Its data source and delegate stay the same.
  ///
  /// - Returns: This controller's own layout, which the collection view is to change to.
  func takeOverCollectionView(of below: UICollectionViewController) -> UICollectionViewLayout? {
    guard let shared = below.collectionView else { return nil }
    let (layout, wasLoaded) = (collectionViewLayout, isViewLoaded)
    layoutBelow = shared.collectionViewLayout
    if !wasLoaded { view = UIView() }
    receive(shared, from: below)
    if !wasLoaded { viewDidLoad() }
    return layout
  }

  /// Returns the collection view to the controller below, if it belongs to that one.
  ///
  /// - Returns: The layout that the controller below used.
  func giveCollectionViewBack(to below: UICollectionViewController) -> UICollectionViewLayout? {
    guard let layout = layoutBelow, let shared = ownCollectionView else { return nil }
    layoutBelow = nil
    below.receive(shared, from: self)
    view = nil
    return layout
  }

  /// Moves a collection view from the view of another controller to that of this one, which replaces the other view on
  /// screen.
  ///
  /// The collection view stays in its window and keeps its safe area, so that its content does not move.
  private func receive(_ shared: UICollectionView, from other: UICollectionViewController) {
    guard let view, let old = other.view else { return }
    bars.insets = other.bars.insets
    view.frame = old.frame
    old.superview?.insertSubview(view, aboveSubview: old)
    other.movementGesture.install(in: nil)
    collectionView = shared
    other.ownCollectionView = nil
    old.removeFromSuperview()
  }
}
