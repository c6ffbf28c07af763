import Geometry

// Interactive movement: showing the held item, and making room for it.
extension UICollectionView {
  /// Returns whether the user may move an item.
  func canMove(_ path: IndexPath) -> Bool {
    dataSource?.collectionView(self, canMoveItemAt: data.dataPath(of: path)) ?? false
  }

  /// Returns whether a data source without `canMoveItemAt` implements `moveItemAt`. It is asked once to move an item to
  /// its own position, which changes nothing. The default implementation then records that the method is missing.
  func dataSourceMovesItems(_ dataSource: any UICollectionViewDataSource, at path: IndexPath) -> Bool {
    itemMovement.probe.movesItems(dataSource) { dataSource.collectionView(self, moveItemAt: path, to: path) }
  }

  /// The default implementation of moving an item in a data source.
  func dataSourceLacksMovement() {
    guard !itemMovement.probe.noteMissing() else { return }
    report(
      .inconsistentUpdate, about: "movement",
      "The user moved an item, but the data source does not implement collectionView(_:moveItemAt:to:). "
        + "The data is unchanged. Implement this method.")
  }

  /// Moves an item at once and scrolls to its new position, if the data source and the delegate allow it.
  func moveByUser(_ item: IndexPath, to proposal: IndexPath) -> Bool {
    guard let dataSource, data.isAsInData, canMove(item) else { return false }
    let target =
      collectionViewDelegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: item, atCurrentIndexPath: item,
        toProposedIndexPath: proposal) ?? proposal
    guard target != item else { return false }
    performBatchUpdates {
      dataSource.collectionView(self, moveItemAt: item, to: target)
      self.moveItem(at: item, to: target)
    }
    itemScroller.scroll(to: target, at: [], animated: true)
    return true
  }

  /// Returns the centre of a drawn item relative to the upper left corner of the viewport; nil if it is not drawn.
  func middle(ofItemAt path: IndexPath) -> CGPoint? {
    drawnItem(at: path).map { CGPoint($0.outline.middle) }
  }

  /// Returns whether an item is drawn at a point of the viewport.
  func isItem(_ path: IndexPath, at place: CGPoint) -> Bool {
    guard let attributes = layoutItem(at: path)?.aboutMiddle else { return false }
    let geometry = ElementGeometry(
      LayerProperties(attributes), offset: contentOffset, space: layer.properties.sublayerMatrix)
    return geometry.depth(at: Point2D(place)) != nil
  }

  /// Moves the cell of the held item to its position.
  func showHeldItem(isAnimated: Bool) {
    // A layout that is invalid is not asked. The pass that prepares it shows the item too.
    guard !driver.isStale else { return layoutIfNeeded() }
    guard let attributes = driver.attributesOfHeldItem,
      let cell = stage.visible[ElementKey(attributes)]
    else {
      return setNeedsLayout()
    }
    guard isAnimated else {
      AnimationScope.perform(nil) { stage.update(cell, to: attributes) }
      return
    }
    runner.animate([(cell, attributes)])
  }
}
