// The scroll indicators of layouts that scroll from item to item. Endless ones have no offset at which content begins,
// so an indicator shows the number of the current item.
extension UICollectionView {
  /// The progress of the current item among all items. Nil along an axis on which the layout does not scroll.
  func itemProgress(along axis: NSLayoutConstraint.Axis) -> ScrollProgress? {
    guard rangeProgress(along: axis) != nil, let path = drawnItems.current(of: drawnItems.onScreen),
      let current = coordinate(ofItem: path, along: axis)
    else { return nil }
    let shift = (axis == .vertical ? contentOffset.y : contentOffset.x) - current
    var position = CGFloat(counts.number(of: path))
    for (neighbor, step) in [(counts.item(after: path), CGFloat(1)), (counts.item(before: path), -1)] {
      guard let neighbor, let offset = coordinate(ofItem: neighbor, along: axis),
        (offset - current) * shift > 0
      else { continue }
      position += step * min(1, shift / (offset - current))
      break
    }
    return ScrollProgress(position: position, ofItems: counts.total)
  }

  /// The offset that shows the item at a progress among all items, or the way to the next one.
  func itemOffset(atProgress progress: CGFloat, along axis: NSLayoutConstraint.Axis) -> CGPoint {
    let position = min(max(progress, 0), 1) * CGFloat(max(0, counts.total - 1))
    let number = Int(position.rounded(.down))
    guard let path = counts.item(numbered: number), let start = coordinate(ofItem: path, along: axis) else {
      return contentOffset
    }
    let end = counts.item(after: path).flatMap { coordinate(ofItem: $0, along: axis) } ?? start
    let target = start + (end - start) * (position - CGFloat(number))
    return axis == .vertical ? CGPoint(x: contentOffset.x, y: target) : CGPoint(x: target, y: contentOffset.y)
  }

  /// The nearest content offset at which an item is the current item.
  private func coordinate(ofItem path: IndexPath, along axis: NSLayoutConstraint.Axis) -> CGFloat? {
    let offset = driver.abilities.itemScrolling?.contentOffset(toShowItemAt: path)
    return axis == .vertical ? offset?.y : offset?.x
  }
}
