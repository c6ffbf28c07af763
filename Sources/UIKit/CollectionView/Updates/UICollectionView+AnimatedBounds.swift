// Bounds changes inside an animation block, as when a window rotates or a view grows (Behaviour.md 4.1).
extension UICollectionView {
  /// Changes the bounds. Inside an animation block, elements move with the change and disappearing ones are animated
  /// too.
  func changeBounds(_ change: () -> Void) {
    guard AnimationScope.current != nil, !isChangingBounds, !driver.isAdjustingOffset, !isInLayoutPass,
      !stage.isOutdated,
      data.isKnown
    else { return change() }
    let old = bounds
    let attributesBefore = attributesAround()
    isChangingBounds = true
    change()
    isChangingBounds = false
    let new = bounds
    guard new != old else { return }
    let layout = collectionViewLayout
    let elements = ElementChange(in: self, by: UpdateMap(unchanged: counts), from: attributesBefore)
    phase = .layoutPass
    let animation = beginAnimation(completions: [])
    AnimationScope.perform(nil) {
      driver.prepareIfNeeded()
      elementChange = elements
      layout.prepare(forAnimatedBoundsChange: old)
      moveToTargetOffset()
      let moves = stage.replaceElements(by: stage.settledElements(), elements, animation)
      perform(moves, from: new, animation)
      animation.perform { layout.finalizeAnimatedBoundsChange() }
    }
    elementChange = nil
    endLayoutPass(animation)
  }
}
