// Scrolling to an item.
extension UICollectionView {
  func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard !position.isConflicting else {
      UIDiagnostic.report(
        .conflictingScrollPositions,
        "item \(Array(indexPath)) was to be scrolled to two positions on one axis; nothing is scrolled")
      return
    }
    prepareLayoutIfNeeded()
    guard counts.contains(indexPath) else {
      sayOutOfRange(indexPath, "scrolled to")
      return
    }
    if let layout = collectionViewLayout as? any UICollectionViewLayoutItemScrolling {
      layout.contentOffset(toShowItemAt: indexPath).map { setContentOffset($0, animated: animated) }
      return
    }
    collectionViewLayout.scrollWithinContent(to: indexPath, at: position, animated: animated)
    guard let target = offset(showing: indexPath, at: position) else { return }
    setContentOffset(target, animated: animated)
    guard collectionViewLayout.isSelfSizing, !isInLayoutPass else { return }
    itemScrolledTo = ItemScroll(indexPath: indexPath, position: position)
    if !animated { layoutIfNeeded() }
  }

  /// Goes after an item that was scrolled to, and that moves because sizes become known on the way (behaviour 8.4).
  func followItemScrolledTo() {
    guard let scroll = itemScrolledTo else { return }
    guard !isTracking, !isDecelerating, scroll.corrections < ItemScroll.greatestNumberOfCorrections,
      counts.contains(scroll.indexPath),
      let target = offset(showing: scroll.indexPath, at: scroll.position)
    else {
      itemScrolledTo = nil
      return
    }
    if motion.isAnimating {
      if target != motion.endOfAnimation { motion.redirectAnimation(to: target) }
    } else if target == contentOffset {
      itemScrolledTo = nil
    } else {
      itemScrolledTo?.corrections += 1
      contentOffset = target
    }
  }

  /// The offset that shows an item where it is asked to; nil when the layout has no place for it.
  private func offset(showing indexPath: IndexPath, at position: ScrollPosition) -> CGPoint? {
    guard let frame = layoutItem(at: indexPath)?.frame else { return nil }
    return position.isEmpty ? offset(showing: frame) : offset(showing: frame, at: position)
  }

  private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint? {
    guard !frame.isNull, frame.midX.isFinite, frame.midY.isFinite else { return nil }
    let visible = visibleContent
    let shiftX = position.horizontal.map { frame.anchor($0).x - visible.anchor($0).x }
    let shiftY = position.vertical.map { frame.anchor($0).y - visible.anchor($0).y }
    let old = contentOffset
    let target = scrollRange.clamp(CGPoint(x: old.x + (shiftX ?? 0), y: old.y + (shiftY ?? 0)))
    return CGPoint(x: shiftX == nil ? old.x : target.x, y: shiftY == nil ? old.y : target.y)
  }
}

extension UICollectionView.ScrollPosition {
  /// The part of a length that meets the same part of the visible length: 0 its start, 1 its end.
  fileprivate var vertical: CGPoint? {
    if contains(.top) { return CGPoint(x: 0, y: 0) }
    if contains(.centeredVertically) { return CGPoint(x: 0, y: 0.5) }
    if contains(.bottom) { return CGPoint(x: 0, y: 1) }
    return nil
  }
  fileprivate var horizontal: CGPoint? {
    if contains(.left) { return CGPoint(x: 0, y: 0) }
    if contains(.centeredHorizontally) { return CGPoint(x: 0.5, y: 0) }
    if contains(.right) { return CGPoint(x: 1, y: 0) }
    return nil
  }

  /// Whether two positions are on one axis.
  fileprivate var isConflicting: Bool {
    intersection([.top, .centeredVertically, .bottom]).rawValue.nonzeroBitCount > 1
      || intersection([.left, .centeredHorizontally, .right]).rawValue.nonzeroBitCount > 1
  }
}

extension CGRect {
  fileprivate func anchor(_ unit: CGPoint) -> CGPoint {
    CGPoint(x: minX + unit.x * width, y: minY + unit.y * height)
  }
}
