// The questions of an interactive movement to the data source.
extension UICollectionView: MovementHost {
  func canMove(_ path: IndexPath) -> Bool {
    calledDataSource?.collectionView(self, canMoveItemAt: data.dataPath(of: path)) ?? false
  }

  func moveInData(from path: IndexPath, to target: IndexPath) {
    calledDataSource?.collectionView(self, moveItemAt: path, to: target)
  }

  /// Returns whether a data source without `canMoveItemAt` implements `moveItemAt`. It is asked once to move an item to
  /// its own position, which changes nothing. The default implementation then records that the method is missing.
  func dataSourceMovesItems(_ dataSource: any UICollectionViewDataSource, at path: IndexPath) -> Bool {
    movementProbe.isImplemented(by: dataSource) {
      dataSource.collectionView(self, moveItemAt: path, to: path)
    }
  }

  /// The default implementation of moving an item in a data source.
  func dataSourceLacksMovement() {
    guard !movementProbe.noteMissing() else { return }
    report(
      .inconsistentUpdate, about: "movement",
      "The user moved an item, but the data source does not implement collectionView(_:moveItemAt:to:). "
        + "The data is unchanged. Implement this method.")
  }
}
