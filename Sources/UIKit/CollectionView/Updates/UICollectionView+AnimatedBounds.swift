// Bounds that change inside an animation block, as when a window is turned or a view grows (behaviour.md 4.1).
extension UICollectionView {
  /// Changes the bounds; in an animation block the elements go along, and those that leave are seen leaving.
  func changeBounds(_ change: () -> Void) {
    guard AnimationScope.current != nil, !boundsChange.isUnderWay, !isInLayoutPass, !needsReload,
      let knownCounts
    else { return change() }
    let old = bounds
    let attributesBefore = attributesAround()
    boundsChange.isUnderWay = true
    change()
    boundsChange.isUnderWay = false
    let new = bounds
    guard new != old else { return }
    let layout = collectionViewLayout
    let elements = ElementChange(in: self, by: UpdateMap(unchanged: knownCounts), from: attributesBefore)
    phase = .layoutPass
    let animation = beginAnimation(completions: [])
    AnimationScope.perform(nil) {
      prepareLayoutIfNeeded()
      elementChange = elements
      layout.prepare(forAnimatedBoundsChange: old)
      moveToTargetOffset()
      let moves = replaceElements(by: settledElements(), elements, animation)
      perform(moves, from: new, animation)
      animation.perform { layout.finalizeAnimatedBoundsChange() }
    }
    elementChange = nil
    endLayoutPass(animation)
  }
}
