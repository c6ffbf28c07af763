import Geometry

// An item in the hand: how it is shown, and how the others make room for it.
extension UICollectionView {
  /// Whether an item may be moved by hand.
  func canMove(_ path: IndexPath) -> Bool {
    dataSource?.collectionView(self, canMoveItemAt: dataPath(of: path)) ?? false
  }

  /// Whether a data source that does not say what may be moved can move items at all: it is told to move one to where it
  /// is, once, which changes nothing, and it is seen whether it is there to be told.
  func dataSourceMovesItems(_ dataSource: any UICollectionViewDataSource, at path: IndexPath) -> Bool {
    if movementProbe?.dataSource !== dataSource {
      movementProbe = MovementProbe(dataSource: dataSource)
      movementProbe?.isUnderWay = true
      dataSource.collectionView(self, moveItemAt: path, to: path)
      movementProbe?.isUnderWay = false
    }
    return movementProbe?.movesItems ?? false
  }

  /// What is there in place of a data source that moves items.
  func dataSourceLacksMovement() {
    guard movementProbe?.isUnderWay != true else {
      movementProbe?.movesItems = false
      return
    }
    report(
      .inconsistentUpdate, about: "movement",
      "an item was moved by hand, but the data source does not implement collectionView(_:moveItemAt:to:)")
  }

  /// Moves an item to another place at once, and scrolls there, if data source and delegate let it.
  func moveByUser(_ item: IndexPath, to proposal: IndexPath) -> Bool {
    guard let dataSource, itemMovement.held == nil, placeholders.isEmpty, canMove(item) else { return false }
    let target =
      collectionViewDelegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: item, atCurrentIndexPath: item,
        toProposedIndexPath: proposal) ?? proposal
    guard target != item else { return false }
    performBatchUpdates {
      dataSource.collectionView(self, moveItemAt: item, to: target)
      self.moveItem(at: item, to: target)
    }
    scroll(to: target, at: [], animated: true)
    return true
  }

  /// Where the middle of an item is drawn, from the upper left corner of the viewport; nil when it is not.
  func middle(ofItemAt path: IndexPath) -> CGPoint? {
    drawnItem(at: path).map { CGPoint($0.outline.middle) }
  }

  /// Whether the layout has an item drawn at a point of the viewport.
  func isItem(_ path: IndexPath, at place: CGPoint) -> Bool {
    guard let attributes = layoutItem(at: path)?.aboutMiddle else { return false }
    let geometry = ElementGeometry(
      LayerProperties(attributes), offset: contentOffset, space: layer.properties.sublayerMatrix)
    return geometry.depth(at: Point2D(place)) != nil
  }

  /// A point of the viewport in the layout's coordinates.
  func layoutPosition(of place: CGPoint) -> CGPoint {
    let offset = contentOffset
    return mirroredIfNeeded(
      CGRect(x: place.x + offset.x, y: place.y + offset.y, width: 0, height: 0)
    ).origin
  }

  /// The attributes of the item in the hand; nil while there is none.
  var heldAttributes: UICollectionViewLayoutAttributes? {
    guard let held = itemMovement.held else { return nil }
    let attributes = mirroredIfNeeded(
      collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
        at: held.path, withTargetPosition: layoutPosition(of: held.place)))
    return attributes.isValid ? attributes : nil
  }

  /// Puts the cell in the hand where it is held.
  func showHeldItem(isAnimated: Bool) {
    // A layout that is stale is not asked: the pass that prepares it shows the item too.
    guard !pendingInvalidation.isStale else { return layoutIfNeeded() }
    guard let attributes = heldAttributes, let cell = visible[ElementKey(attributes)] else {
      return setNeedsLayout()
    }
    guard isAnimated else {
      AnimationScope.perform(nil) { update(cell, to: attributes) }
      return restoreOrderIfNeeded()
    }
    let animation = beginAnimation(completions: [])
    perform([(cell, attributes)], from: bounds, animation)
    animation.close()
  }

  /// Has every element go to where the layout has it, when items stand elsewhere in the same data.
  ///
  /// - Parameter map: From what was presented to what is.
  func rearrange(by map: UpdateMap, invalidating context: UICollectionViewLayoutInvalidationContext) {
    let attributesBefore = attributesAround()
    context.invalidateDataSourceCounts = map.before != map.after
    phase = .layoutPass
    collectionViewLayout.invalidateLayout(with: context)
    knownCounts = map.after
    let animation = beginAnimation(completions: [])
    let change = ElementChange(in: self, by: map, from: attributesBefore)
    AnimationScope.perform(nil) {
      carryItems(through: map)
      let moves = replaceElements(by: settledElements(), Rearrangement(change, in: self), animation)
      perform(moves, from: bounds, animation)
    }
    endLayoutPass(animation)
  }
}

/// A change of what is presented of the same data: every element goes from where it was to where it is, and the layout,
/// which is not in an update, is not asked about that.
@MainActor
private struct Rearrangement: ElementTransition {
  private let change: ElementChange
  private unowned let view: UICollectionView

  init(_ change: ElementChange, in view: UICollectionView) {
    self.change = change
    self.view = view
  }

  func successor(of key: ElementKey) -> ElementKey? { change.successor(of: key) }

  func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    change.standardInitialAttributes(of: key).map { view.mirroredIfNeeded($0) }
  }

  func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    change.standardFinalAttributes(of: key).map { view.mirroredIfNeeded($0) }
  }
}
