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
    scrollOnce(to: indexPath, at: position, animated: animated)
    guard !animated, collectionViewLayout.isSelfSizing, !isInLayoutPass else { return }
    // What is shown there may have other sizes than estimated, and so the item another place (behaviour 8.4).
    for _ in 0..<Self.greatestNumberOfCorrections {
      layoutIfNeeded()
      let offset = contentOffset
      scrollOnce(to: indexPath, at: position, animated: false)
      if contentOffset == offset { return }
    }
  }

  /// How often the place of an item is corrected while sizes become known around it.
  private static var greatestNumberOfCorrections: Int { 32 }

  private func scrollOnce(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard let frame = layoutItem(at: indexPath)?.frame else { return }
    if position.isEmpty {
      scrollRectToVisible(frame, animated: animated)
    } else {
      scroll(frame, to: position, animated: animated)
    }
  }

  private func scroll(_ frame: CGRect, to position: ScrollPosition, animated: Bool) {
    guard !frame.isNull, frame.midX.isFinite, frame.midY.isFinite else { return }
    let visible = visibleContent
    let shiftX = position.horizontal.map { frame.anchor($0).x - visible.anchor($0).x }
    let shiftY = position.vertical.map { frame.anchor($0).y - visible.anchor($0).y }
    let old = contentOffset
    let target = scrollRange.clamp(CGPoint(x: old.x + (shiftX ?? 0), y: old.y + (shiftY ?? 0)))
    setContentOffset(
      CGPoint(x: shiftX == nil ? old.x : target.x, y: shiftY == nil ? old.y : target.y),
      animated: animated)
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
