// Sharing of one collection view among several controllers of a navigation controller, each with its own layout.
extension UICollectionViewController {
  /// Shows the collection view of the controller below. Its data source and delegate stay the same.
  ///
  /// - Returns: This controller's own layout, which the collection view is to change to.
  func takeOverCollectionView(of below: UICollectionViewController) -> UICollectionViewLayout? {
    guard let shared = below.collectionView else { return nil }
    let (layout, wasLoaded) = (collectionViewLayout, isViewLoaded)
    layoutBelow = shared.collectionViewLayout
    below.movementGesture.install(in: nil)
    collectionView = shared
    if !wasLoaded { viewDidLoad() }
    return layout
  }

  /// Returns the collection view to the controller below, if it belongs to that one.
  ///
  /// - Returns: The layout that the controller below used.
  func giveCollectionViewBack(to below: UICollectionViewController) -> UICollectionViewLayout? {
    guard let layout = layoutBelow else { return nil }
    let shared = collectionView
    layoutBelow = nil
    movementGesture.install(in: nil)
    view = nil
    below.collectionView = shared
    return layout
  }
}
