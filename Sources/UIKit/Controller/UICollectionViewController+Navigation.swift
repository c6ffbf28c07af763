// One collection view for several controllers of a navigation controller, each with a layout of its own.
extension UICollectionViewController {
  /// Shows the collection view of the controller below, whose data source and delegate stay the same.
  ///
  /// - Returns: The layout that is to take over in it: this controller's own.
  func takeOverCollectionView(of below: UICollectionViewController) -> UICollectionViewLayout? {
    guard let shared = below.collectionView else { return nil }
    let (layout, wasLoaded) = (collectionViewLayout, isViewLoaded)
    layoutBelow = shared.collectionViewLayout
    below.movementGesture.install(in: nil)
    collectionView = shared
    if !wasLoaded { viewDidLoad() }
    return layout
  }

  /// Gives the collection view back, if it is that of the controller below.
  ///
  /// - Returns: The layout that was in charge there.
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
